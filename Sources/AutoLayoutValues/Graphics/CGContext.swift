#if !canImport(Darwin)
public import Foundation

/// Where drawing code draws; what it draws is kept in order, as values (F13.1).
///
/// Nothing is painted here: the `Drawing` module plays what was kept, at whatever scale and in
/// whatever format, so that vector pictures stay vector pictures.
public final class CGContext {
  /// What is drawn with, at present.
  struct State {
    /// From the coordinates of drawing code to points of the picture, (0, 0) at the upper left.
    var transform = CGAffineTransform.identity
    var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var line = LineStyle()
    var look = Compositing()
  }

  /// A state that was kept, and why.
  private struct Saved {
    var state: State
    var isLayer: Bool
  }

  var state = State()
  private var saved: [Saved] = []
  /// The present path, in points of the picture.
  var outline = PathElements()
  /// The size of what is drawn, in points.
  private(set) var size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  /// Whether `y` grows up, as in contexts that UIKit did not make.
  let isBottomUp: Bool
  private var operations: [DrawingOperation] = []

  /// Makes a context as UIKit makes them: (0, 0) is the upper left corner, `y` grows down.
  package init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale > 0 ? scale : 1
    isBottomUp = false
  }

  /// Makes a context of pixels: (0, 0) is the lower left corner, `y` grows up.
  ///
  /// What is drawn is kept as everywhere; there is no memory that pixels could be read from.
  ///
  /// - Parameters:
  ///   - data: Memory for the pixels, which is not used.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: Bits of a component.
  ///   - bytesPerRow: Bytes of a row; 0 for as many as it takes.
  ///   - space: The space of colours; sRGB whatever is said.
  ///   - bitmapInfo: The form of the pixels.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    size = CGSize(width: width, height: height)
    scale = 1
    isBottomUp = true
    state.transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// What was drawn so far.
  package var recording: GraphicsRecording { GraphicsRecording(size: size, operations: operations) }

  func record(_ operation: DrawingOperation) { operations.append(operation) }

  /// Begins with an empty picture and the usual colours, as each page of a document does.
  func startAnew(_ newSize: CGSize) {
    size = newSize
    operations = []
    saved = []
    state = State()
    outline = PathElements()
  }

  /// The width, in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// The height, in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  // MARK: State

  public func saveGState() {
    saved.append(Saved(state: state, isLayer: false))
    record(.saveState)
  }

  /// Comes back to what was kept last; nothing happens where nothing is kept.
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    saved.removeLast()
    state = last.state
    record(.restoreState)
  }

  /// Puts what follows together, until it is ended, before it is laid over the picture: with the
  /// opacity, the mode and the shadow of the present state, which are back to none inside.
  ///
  /// - Parameter auxiliaryInfo: Nothing is read from it.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saved.append(Saved(state: state, isLayer: true))
    record(.beginLayer(state.look))
    state.look = Compositing()
  }

  /// Puts what follows together, inside a rectangle alone.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    let present = outline
    outline = PathElements()
    clip(to: rect)
    outline = present
  }

  public func endTransparencyLayer() {
    guard let index = saved.lastIndex(where: \.isLayer) else { return }
    state = saved[index].state
    saved.removeSubrange(index...)
    record(.endLayer)
  }

  // MARK: Coordinates

  /// From points of the picture to pixels whose origin is the lower left one, as in Core Graphics.
  private var device: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
  }

  /// The map from the coordinates of drawing code to pixels, the lowest row first: in a context of
  /// UIKit's it turns pictures over and multiplies by the scale (F13.1).
  public var ctm: CGAffineTransform { state.transform.concatenating(device) }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// A point of drawing code in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size of drawing code in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A rectangle of drawing code in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A point of pixels in the coordinates of drawing code.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of pixels in the coordinates of drawing code.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// A rectangle of pixels in the coordinates of drawing code.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Attributes that nothing here depends on

  public var interpolationQuality = CGInterpolationQuality.default
  /// The map of letters, for text that Core Text draws; nothing here reads it.
  public var textMatrix = CGAffineTransform.identity
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Says how far curves may be off; they never are.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Draws what waits; nothing does.
  public func flush() {}
  /// Draws what waits; nothing does.
  public func synchronize() {}
}

public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Pixel by pixel.
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// Where the opacity of pixels stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  /// Last, ignored.
  case noneSkipLast = 5
  /// First, ignored.
  case noneSkipFirst = 6
  /// Nothing else.
  case alphaOnly = 7
}

/// The form of pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Words of 32 bits, the lowest byte first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Words of 32 bits, the highest byte first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}
#endif
