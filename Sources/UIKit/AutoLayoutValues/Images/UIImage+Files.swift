public import Foundation

extension UIImage {
  /// Makes an image from PNG, JPEG, GIF, WebP, HEIC, SVG or PDF data, at a pixel per point.
  ///
  /// The size comes from the header; returns nil if it or the format is unknown.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data), content.size != .zero else { return nil }
    self.init(content: content, scale: scale)
  }

  /// Reads an image from a file; `@2x` and `@3x` variants take precedence, as on a device.
  public convenience init?(contentsOfFile path: String) {
    let name = URL(fileURLWithPath: path)
    let ending = name.pathExtension.isEmpty ? ".png" : ".\(name.pathExtension)"
    let stem = name.pathExtension.isEmpty ? path : String(path.dropLast(ending.count))
    let ownScale = Self.scale(ofFile: stem)
    var candidates: [(file: String, scale: CGFloat)] = [(stem + ending, ownScale)]
    if ownScale == 1 {
      candidates = [(stem + "@2x" + ending, 2), (stem + "@3x" + ending, 3)] + candidates
    }
    let found = candidates.lazy.compactMap {
      candidate -> (content: ImageContent, scale: CGFloat)? in
      guard let data = FileManager.default.contents(atPath: candidate.file),
        let content = ImageContent(data, path: candidate.file), content.size != .zero
      else { return nil }
      return (content, content.format.isVector ? 1 : candidate.scale)
    }.first
    guard let found else { return nil }
    self.init(content: found.content, scale: found.scale)
  }

  package static func scale(ofFile stem: String) -> CGFloat {
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Makes an image from a file; `scale` is in pixels per point, `size` in points.
  package convenience init(
    content: ImageContent, scale: CGFloat, size: CGSize? = nil, name: String? = nil
  ) {
    let scale = scale > 0 ? scale : 1
    var facts = Facts(
      size: size
        ?? CGSize(width: content.size.width / scale, height: content.size.height / scale),
      scale: scale, name: name)
    facts.content = content
    self.init(facts: facts)
  }

  /// Encodes the image as PNG.
  ///
  /// An unmodified PNG returns the file's bytes. Others are nil if the `Drawing` module is missing.
  public func pngData() -> Data? {
    if let content = facts.content, content.format == .png, facts.tint == nil {
      return content.data
    }
    return ImageCoding.encoded(self, as: .png, quality: 1)
  }

  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageCoding.encoded(self, as: .jpeg, quality: min(1, max(0, compressionQuality)))
  }
}
