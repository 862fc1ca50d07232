public import Foundation

extension UIImage {
  /// Makes an image of the bytes of a picture file: PNG, JPEG, GIF, WebP, HEIC, SVG or PDF.
  ///
  /// Nothing is decoded before the image is drawn, by the `Drawing` module; the size comes from the
  /// file's header. nil for bytes of another format, and where nothing says how large they are.
  ///
  /// - Parameter data: The bytes, with one pixel to a point.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of the bytes of a picture file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data), content.size != .zero else { return nil }
    self.init(content: content, scale: scale)
  }

  /// Reads an image from a file; `@2x` and `@3x` at the end of its name say its scale.
  ///
  /// Where the file itself does not exist, or only for one pixel a point, those for more beside it
  /// are read, as on a device of two or three.
  ///
  /// - Parameter path: The file.
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

  /// The pixels for one point that the name of a file without its ending says.
  package static func scale(ofFile stem: String) -> CGFloat {
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Makes an image of a picture file.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - scale: Pixels per point; must be above 0.
  ///   - size: The size in points, if it is not the content's own.
  ///   - name: The name it was asked for by.
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

  /// The bytes of a PNG of the image.
  ///
  /// An image that came from a PNG and was not changed gives that file's bytes. Any other needs the
  /// `Drawing` module to be in use; nil without it, and for images without content.
  ///
  /// - Returns: The file.
  public func pngData() -> Data? {
    if let content = facts.content, content.format == .png, facts.tint == nil {
      return content.data
    }
    return ImageCoding.encoded(self, as: .png, quality: 1)
  }

  /// The bytes of a JPEG of the image; nil without the `Drawing` module, as for `pngData()`.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  /// - Returns: The file.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageCoding.encoded(self, as: .jpeg, quality: min(1, max(0, compressionQuality)))
  }
}
