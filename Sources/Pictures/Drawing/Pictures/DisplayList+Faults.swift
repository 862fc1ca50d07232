import AutoLayout

extension DisplayList {
  /// The faults of the list's images, in drawing order.
  ///
  /// - Complexity: Decodes every image, and caches the pixels.
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

  /// The names of symbols that have no drawing; the renderer draws placeholders.
  ///
  /// - Complexity: Linear in the number of items.
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
