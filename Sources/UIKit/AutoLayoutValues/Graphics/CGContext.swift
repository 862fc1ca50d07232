#if !canImport(Darwin)
public import Foundation

/// A graphics context that records drawing operations in order, as values (F13.1).
///
/// The `Drawing` module plays the recording at any scale, so vector pictures stay vectors.
public final class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var line = LineStyle()
    var look = Compositing()
  }

  private struct Saved {
    var state: State
    var isLayer: Bool
  }

  var state = State()
  private var saved: [Saved] = []
  /// The current path, in points of the picture.
  var outline = PathElements()
  /// The size of the picture, in points.
  private(set) var size: CGSize
  let scale: CGFloat
  /// Whether `y` grows up, as in contexts not made by UIKit.
  let isBottomUp: Bool
  private var operations: [DrawingOperation] = []

  /// Makes a context as UIKit does: (0, 0) is the upper left corner, `y` grows down.
  package init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale > 0 ? scale : 1
    isBottomUp = false
  }

  /// Makes a bitmap context: (0, 0) is the lower left corner, `y` grows up.
  ///
  /// It writes no pixels to memory; `data` and `space` are ignored.
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

  package var recording: GraphicsRecording { GraphicsRecording(size: size, operations: operations) }

  func record(_ operation: DrawingOperation) { operations.append(operation) }

  func restart(_ newSize: CGSize) {
    size = newSize
    operations = []
    saved = []
    state = State()
    outline = PathElements()
  }

  public var width: Int { Int((size.width * scale).rounded(.up)) }
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  // MARK: State

  public func saveGState() {
    saved.append(Saved(state: state, isLayer: false))
    record(.saveState)
  }

  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    saved.removeLast()
    state = last.state
    record(.restoreState)
  }

  /// Begins a layer with the state's opacity, blend mode and shadow, which are reset inside.
  ///
  /// `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saved.append(Saved(state: state, isLayer: true))
    record(.beginLayer(state.look))
    state.look = Compositing()
  }

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

  /// The map from points of the picture to pixels with the origin at the lower left.
  private var device: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
  }

  /// The map from user space to pixels, the lowest row first (F13.1).
  public var ctm: CGAffineTransform { state.transform.concatenating(device) }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
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

  // MARK: Attributes that have no effect

  public var interpolationQuality = CGInterpolationQuality.default
  /// The transform for Core Text; has no effect.
  public var textMatrix = CGAffineTransform.identity
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: curves are exact.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing: no drawing is pending.
  public func flush() {}
  /// Does nothing: no drawing is pending.
  public func synchronize() {}
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = Self(rawValue: 0x1F)
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}
#endif
