#if !canImport(Darwin)
public import Foundation

/// An image with a pixel size, and recorded drawing or a file instead of pixels.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// The content, whose size is the image size in the recording's units.
  package let recording: GraphicsRecording

  package init(width: Int, height: Int, recording: GraphicsRecording) {
    self.width = width
    self.height = height
    self.recording = recording
  }

  /// Makes an image from a file's pixels.
  convenience init?(_ content: ImageContent) {
    guard !content.format.isVector, content.size.width >= 1, content.size.height >= 1 else {
      return nil
    }
    let box = CGRect(origin: .zero, size: content.size)
    let image = UIImage(content: content, scale: 1)
    self.init(
      width: Int(content.size.width), height: Int(content.size.height),
      recording: GraphicsRecording(
        size: content.size,
        operations: [
          .image(
            image, box, .identity, tint: CGColor(red: 0, green: 0, blue: 0, alpha: 1), Compositing()
          )
        ]))
  }

  /// Returns the part in a rectangle of pixels, rounded outward; nil outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(all)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let size = recording.size
    let box = CGRect(
      x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height))
    guard size.width > 0, size.height > 0 else { return nil }
    let whole = DrawingOperation.image(
      UIImage(cgImage: self), box, .identity, tint: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
      Compositing())
    var frame = PathElements()
    frame.addRect(CGRect(origin: .zero, size: part.size))
    return CGImage(
      width: Int(part.width), height: Int(part.height),
      recording: GraphicsRecording(
        size: part.size, operations: [.clip(frame, evenOdd: false), whole]))
  }

  public func copy() -> CGImage? { self }

  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.recording == b.recording)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(recording.operations.count)
  }
}
#endif
