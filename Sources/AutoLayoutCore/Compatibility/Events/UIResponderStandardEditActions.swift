package import AutoLayoutValues
public import Foundation

/// What is usually done with what is chosen.
///
/// Every responder has these; those of ``UIResponder`` itself do nothing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
}

/// The names of edit actions, for tables of methods and for what can be done.
extension Selector {
  /// `cut(_:)`.
  package static let cutAction = Selector("cut:", UIResponder.cut(_:))
  /// `copy(_:)`.
  package static let copyAction = Selector("copy:", UIResponder.copy(_:))
  /// `paste(_:)`.
  package static let pasteAction = Selector("paste:", UIResponder.paste(_:))
  /// `delete(_:)`.
  package static let deleteAction = Selector("delete:", UIResponder.delete(_:))
  /// `select(_:)`.
  package static let selectAction = Selector("select:", UIResponder.select(_:))
  /// `selectAll(_:)`.
  package static let selectAllAction = Selector("selectAll:", UIResponder.selectAll(_:))
}
