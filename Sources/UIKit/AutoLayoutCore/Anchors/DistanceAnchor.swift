import Foundation

final class DistanceAnchor: NSLayoutDimension {
  nonisolated private let distanceEnd: AnchorEnd?

  nonisolated override var end: AnchorEnd? { distanceEnd }

  init<T>(from start: NSLayoutAnchor<T>, to end: NSLayoutAnchor<T>) {
    distanceEnd = AnchorEnd(end)
    super.init(start.handle, start.attribute)
  }

  nonisolated required init?(coder: NSCoder) {
    distanceEnd = nil
    super.init(coder: coder)
  }
}

struct AnchorEnd: Sendable {
  let handle: WeakHandle?
  let attribute: NSLayoutConstraint.Attribute

  init<T>(_ anchor: NSLayoutAnchor<T>) {
    handle = anchor.handle
    attribute = anchor.attribute
  }
}
