import AutoLayoutCore
import Foundation

/// Views that are not seen at the moment, kept under their names for later use, and how to make
/// more of them.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Says how views of a name are made; nil takes it back.
  mutating func register(_ identifier: String, _ maker: (() -> View)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// A view of a name: one that is waiting, or a new one; nil where nobody has said how to make it.
  mutating func take(_ identifier: String) -> (view: View, isUsed: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }

  /// Whether somebody has said how views of a name are made.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Keeps a view for later.
  mutating func keep(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
