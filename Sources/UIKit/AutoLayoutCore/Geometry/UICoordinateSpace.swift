public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts a point to the screen; a tree outside windows is placed at the screen's origin.
  fileprivate func placeOnScreen(_ point: CGPoint) -> CGPoint {
    (self as? UIView)?.toRoot(point) ?? point
  }

  fileprivate func place(ofScreenPoint point: CGPoint) -> CGPoint {
    (self as? UIView)?.fromRoot(point) ?? point
  }

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

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.place(ofScreenPoint: placeOnScreen(point))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    place(ofScreenPoint: coordinateSpace.placeOnScreen(point))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    bounding(rect) { convert($0, to: coordinateSpace) }
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    bounding(rect) { convert($0, from: coordinateSpace) }
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself: rotation here replaces the screen by another upright screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  public var nativeBounds: CGRect {
    let (width, height) = (bounds.width * nativeScale, bounds.height * nativeScale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }
  public class var screens: [UIScreen] { [.main] }
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }
}
