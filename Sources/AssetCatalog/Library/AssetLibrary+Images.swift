public import AutoLayoutValues
public import Foundation

extension AssetLibrary {
  /// An image.
  ///
  /// - Parameters:
  ///   - name: Its name, with the names of groups before it where those make name spaces.
  ///   - traits: What it is chosen for.
  ///   - size: The size in points that layout is to count with; nil for that of the file.
  /// - Returns: nil where no catalogue has it, or none of its files can be read.
  public func image(
    named name: String, for traits: AssetTraits, size: CGSize? = nil
  ) -> UIImage? {
    guard let (set, isSymbol) = imageSet(named: name) else { return nil }
    for entry in set.candidates(for: traits) {
      let place = AssetFault(path: Self.list(of: entry.path), line: entry.line, message: "")
      guard var content = content(of: entry.path, listedAt: place) else { continue }
      if isSymbol { content = content.symbol }
      // A vector picture has its size in points, whatever scale it is listed under; an entry of no
      // scale has one pixel to a point.
      let scale = content.format.isVector ? 1 : CGFloat(entry.condition.scale ?? 1)
      guard size != nil || content.size != .zero else { continue }
      let image = UIImage(content: content, scale: scale, size: size, name: name)
      return image.withIntent(isSymbol ? "template" : set.renderingIntent)
        .withSlicing(entry.slicing, scale: scale).withInsets(entry.alignmentInsets, scale: scale)
    }
    return nil
  }

  /// The list that an entry's file stands in.
  private static func list(of file: String) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Contents.json")
      .path
  }
}

extension UIImage {
  /// The image as its set wants it drawn.
  fileprivate func withIntent(_ intent: String?) -> UIImage {
    switch intent {
    case "template": withRenderingMode(.alwaysTemplate)
    case "original": withRenderingMode(.alwaysOriginal)
    default: self
    }
  }

  /// The image with the edges that its set cuts off, which are counted in pixels.
  fileprivate func withSlicing(_ slicing: ImageSlicing?, scale: CGFloat) -> UIImage {
    guard let slicing else { return self }
    let caps = slicing.caps
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(caps.top) / scale, left: CGFloat(caps.left) / scale,
        bottom: CGFloat(caps.bottom) / scale, right: CGFloat(caps.right) / scale),
      resizingMode: slicing.isTiled ? .tile : .stretch)
  }

  fileprivate func withInsets(_ insets: AssetInsets?, scale: CGFloat) -> UIImage {
    guard let insets else { return self }
    return withAlignmentRectInsets(
      UIEdgeInsets(
        top: CGFloat(insets.top) / scale, left: CGFloat(insets.left) / scale,
        bottom: CGFloat(insets.bottom) / scale, right: CGFloat(insets.right) / scale))
  }
}
