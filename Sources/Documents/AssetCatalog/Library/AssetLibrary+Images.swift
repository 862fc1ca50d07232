public import AutoLayoutValues
public import Foundation

extension AssetLibrary {
  /// Finds an image; nil if it is missing or unreadable.
  ///
  /// `size` is the size in points for layout; nil for the size of the file.
  public func image(
    named name: String, for traits: AssetTraits, size: CGSize? = nil
  ) -> UIImage? {
    guard let (set, isSymbol) = imageSet(named: name) else { return nil }
    for entry in set.candidates(for: traits) {
      let place = AssetFault(path: Self.list(of: entry.path), line: entry.line, message: "")
      guard var content = content(of: entry.path, listedAt: place) else { continue }
      if isSymbol { content = content.symbol }
      // A vector image is measured in points; an entry that has no scale has a pixel per point.
      let scale = content.format.isVector ? 1 : CGFloat(entry.condition.scale ?? 1)
      guard size != nil || content.size != .zero else { continue }
      let image = UIImage(content: content, scale: scale, size: size, name: name)
      return image.withIntent(isSymbol ? "template" : set.renderingIntent)
        .withSlicing(entry.slicing, scale: scale).withInsets(entry.alignmentInsets, scale: scale)
    }
    return nil
  }

  private static func list(of file: String) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Contents.json")
      .path
  }
}

extension UIImage {
  fileprivate func withIntent(_ intent: String?) -> UIImage {
    switch intent {
    case "template": withRenderingMode(.alwaysTemplate)
    case "original": withRenderingMode(.alwaysOriginal)
    default: self
    }
  }

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
