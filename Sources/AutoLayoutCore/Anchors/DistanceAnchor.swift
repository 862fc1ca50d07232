import Foundation

final class DistanceAnchor: NSLayoutDimension {
  private let distanceEnd: AnchorEnd?

  override var end: AnchorEnd? { distanceEnd }

  init<T>(from start: NSLayoutAnchor<T>, to end: NSLayoutAnchor<T>) {
    distanceEnd = AnchorEnd(end)
    super.init(start.handle, start.attribute)
  }

  required init?(coder: NSCoder) {
    distanceEnd = nil
    super.init(coder: coder)
  }
}

struct AnchorEnd {
  let handle: WeakHandle?
  let attribute: NSLayoutConstraint.Attribute

  init<T>(_ anchor: NSLayoutAnchor<T>) {
    handle = anchor.handle
    attribute = anchor.attribute
  }
}
