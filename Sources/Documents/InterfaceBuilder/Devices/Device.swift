public import AutoLayout
package import Foundation

/// A device whose screen a document can be laid out on (F9.26, F15.1).
public struct Device: Hashable, Sendable {
  /// The kinds of device with rules of their own.
  public enum Idiom: String, Sendable {
    case phone
    case pad
    case tv
  }

  /// The orientations of the interface; a device that does not turn ignores them.
  public enum Orientation: String, Sendable {
    case portrait
    case landscape
  }

  /// Interface Builder's identifier, such as `retina6_1`.
  public let id: String
  /// The name for readers, such as the model or the screen size.
  public let name: String
  /// The width of the upright screen, in points.
  public let width: Double
  /// The height of the upright screen, in points.
  public let height: Double
  /// Pixels per point.
  public let scale: Double
  /// The kind of device, which selects the heights of bars.
  public let idiom: Idiom
  /// The names of the models that have this screen, such as `iPhone 15 Pro`.
  public let models: [String]
  /// The first release of iOS that the device runs; nil for any.
  public let firstRelease: IOSVersion?
  /// The radius of the screen's corners in points; nil if it is not known.
  public let cornerRadius: Double?
  /// The top inset before ``XcodeEra/tallTopInsets``, if it differs.
  let earlyTop: Double?
  let upright: Pose
  /// The screen on the side; nil for screens that do not turn, such as half a screen.
  let onSide: Pose?
  /// The differences if the screen is only a split view's column; nil for whole screens.
  var column: Column?

  struct Column: Hashable, Sendable {
    /// The remaining insets of the screen, and bars below the columns.
    var safeArea: EdgeInsetsElement
    var isCompact: Bool
  }

  struct Pose: Hashable, Sendable {
    var insets: EdgeInsetsElement
    var width: SizeClass
    var height: SizeClass
    /// The side of vertical bars (F15.3).
    var barSide: ScreenShape.Side?
    /// The inset at that side that only bars cause.
    var strip = 0.0
    /// The navigation bar's bottom, if the bar is inside the top inset.
    var navigationBottom: Double?
    var camera: RectElement?
    /// The region under the signs of the system, in which nothing else is visible.
    var covered: RectElement?
    var fold: RectElement?
  }

  func pose(_ orientation: Orientation) -> Pose {
    orientation == .landscape ? onSide ?? upright : upright
  }

  package func runs(_ release: IOSVersion) -> Bool { firstRelease.map { $0 <= release } ?? true }

  /// Whether the screen has another shape in landscape orientation.
  package var turns: Bool { onSide != nil }

  /// The screen's size in an orientation, in points.
  public func size(_ orientation: Orientation) -> (width: Double, height: Double) {
    orientation == .portrait || !turns ? (width, height) : (height, width)
  }

  /// F9.9.
  public func sizeClasses(_ orientation: Orientation) -> (width: SizeClass, height: SizeClass) {
    let pose = pose(orientation)
    if let column { return (column.isCompact ? .compact : .regular, pose.height) }
    return (pose.width, pose.height)
  }

  /// Whether the screen has a home indicator, a strip at the bottom that apps leave free.
  public var hasHomeIndicator: Bool { upright.insets.bottom > 0 && idiom != .tv }

  /// The screen's insets in points, as the canvas draws them in an Xcode generation; nil is the
  /// newest.
  package func safeArea(_ orientation: Orientation, tools: ToolsVersion?) -> EdgeInsetsElement {
    if let column { return column.safeArea }
    var insets = pose(orientation).insets
    guard let earlyTop, let tools, tools < XcodeEra.tallTopInsets else { return insets }
    if orientation == .portrait {
      insets.top = earlyTop
    } else {
      // The inset at the sides is at most the top inset of the generation.
      insets.left = min(insets.left, earlyTop)
      insets.right = min(insets.right, earlyTop)
    }
    return insets
  }

  /// The shape of the screen, as programs can query it (F15.3, F15.4).
  package func shape(_ orientation: Orientation) -> ScreenShape {
    let pose = pose(orientation)
    var shape = ScreenShape()
    shape.cornerRadius = cornerRadius.map { CGFloat($0) }
    shape.barSide = pose.barSide
    shape.barStrip = CGFloat(pose.strip)
    shape.navigationBottom = pose.navigationBottom.map { CGFloat($0) }
    shape.isResizable = models.first == Self.windowModel
    shape.camera = pose.camera?.rect
    shape.statusStrip = pose.covered?.rect
    shape.fold = pose.fold?.rect
    if pose.fold != nil { shape.hinge = ScreenShape.Hinge(status: .fullyOpen) }
    return shape
  }

}

extension RectElement {
  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
