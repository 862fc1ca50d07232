import AutoLayoutCore
import Foundation

@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ maker: (() -> View)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  mutating func dequeue(_ identifier: String) -> (view: View, isUsed: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  mutating func keep(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
