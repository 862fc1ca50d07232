import AutoLayout

extension DisplayList {
  /// What keeps pictures of the list from being shown; each is drawn as a crossed box with a name.
  ///
  /// - Returns: A fault for each file, in the order in which they are drawn.
  /// - Complexity: Decodes every picture, as drawing does; pixels are kept for it.
  public func pictureFaults() -> [PictureFault] {
    var faults: [PictureFault] = []
    var seen: Set<ImageContent> = []
    var stack = Array(items.reversed())
    while let item = stack.popLast() {
      switch item {
      case .group(let group): stack += (group.items + (group.mask ?? [])).reversed()
      case .picture(let picture) where seen.insert(picture.content).inserted:
        if let fault = picture.fault { faults.append(fault) }
      default: break
      }
    }
    return faults
  }

  /// The names of the symbols of the list that nothing stands for.
  public func unknownSymbols() -> Set<String> {
    var names: Set<String> = []
    var stack = items
    while let item = stack.popLast() {
      switch item {
      case .group(let group): stack += group.items + (group.mask ?? [])
      case .symbol(let symbol) where SymbolDrawing(symbol.name) == nil: names.insert(symbol.name)
      default: break
      }
    }
    return names
  }
}

extension Picture {
  /// Why the picture cannot be shown; nil if it can.
  fileprivate var fault: PictureFault? {
    do throws(DecodingFailure) {
      if content.format.isVector {
        _ = try VectorFile(content.data, content.format, element: content.element)
      } else {
        _ = try DecodedPictures.pixels(of: content)
      }
      return nil
    } catch {
      return PictureFault(source: content.path ?? name, reason: error.reason)
    }
  }
}
