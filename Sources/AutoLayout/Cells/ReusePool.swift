import Foundation

/// Views that are not seen at the moment, kept under their names for later use, and how to make more of them.
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

// A class that is registered is made by the initialiser that its authors override, as UIKit makes it: `init(style:reuseIdentifier:)`
// and its like. Swift calls no initialiser of a class that is known at run time only unless it is `required`, which would oblige every
// subclass to write one. Each pair below is one function under one name: a convenience initialiser, which calls the class's own
// initialiser, and a static function, which takes the class in the same place. A class without that initialiser traps with its name, as
// in UIKit. The names are the module's own.

extension UITableViewCell {
  @_silgen_name("AutoLayout_makeRegisteredTableViewCell")
  convenience init(registered: Void) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell of the class that this is called on.
  @_silgen_name("AutoLayout_makeRegisteredTableViewCell")
  static func makeRegistered() -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("AutoLayout_makeRegisteredHeaderFooterView")
  convenience init(registered: Void) {
    self.init(reuseIdentifier: nil)
  }

  /// Makes a view of the class that this is called on.
  @_silgen_name("AutoLayout_makeRegisteredHeaderFooterView")
  static func makeRegistered() -> Self
}

extension UIView {
  @_silgen_name("AutoLayout_makeFramedView")
  convenience init(framed: Void) {
    self.init(frame: .zero)
  }

  /// Makes a view of the class that this is called on.
  @_silgen_name("AutoLayout_makeFramedView")
  static func makeFramed() -> Self
}
