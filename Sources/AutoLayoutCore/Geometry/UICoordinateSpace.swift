public import AutoLayoutValues
public import Foundation

/// What has coordinates: a view, or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// A point of this space on the screen; a tree without a window counts as standing in its corner.
  fileprivate func placeOnScreen(_ point: CGPoint) -> CGPoint {
    (self as? UIView)?.toRoot(point) ?? point
  }

  /// A point of the screen in this space.
  fileprivate func place(ofScreenPoint point: CGPoint) -> CGPoint {
    (self as? UIView)?.fromRoot(point) ?? point
  }

  /// The smallest rectangle around the images of a rectangle's corners.
  func bounding(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let a = map(CGPoint(x: rect.minX, y: rect.minY))
    let b = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let c = map(CGPoint(x: rect.minX, y: rect.maxY))
    let d = map(CGPoint(x: rect.maxX, y: rect.minY))
    let left = min(a.x, b.x, c.x, d.x)
    let top = min(a.y, b.y, c.y, d.y)
    return CGRect(
      x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left,
      height: max(a.y, b.y, c.y, d.y) - top)
  }

  /// A point of this space in another one, by way of the screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.place(ofScreenPoint: placeOnScreen(point))
  }

  /// A point of another space in this one, by way of the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    place(ofScreenPoint: coordinateSpace.placeOnScreen(point))
  }

  /// The rectangle around a rectangle of this space in another one.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    bounding(rect) { convert($0, to: coordinateSpace) }
  }

  /// The rectangle around a rectangle of another space in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    bounding(rect) { convert($0, from: coordinateSpace) }
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen as it is turned.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen held upright; a turned one is another screen here, which is
  /// upright itself.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The screen's rectangle in its pixels, held upright.
  public var nativeBounds: CGRect {
    let (width, height) = (bounds.width * nativeScale, bounds.height * nativeScale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }
  /// The screens there are: one.
  public class var screens: [UIScreen] { [.main] }
  /// How often a second the screen of such a device is drawn.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded: never here.
  public var isCaptured: Bool { false }
}
