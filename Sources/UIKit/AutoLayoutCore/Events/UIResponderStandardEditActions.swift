package import AutoLayoutValues
public import Foundation

/// The standard edit actions, which do nothing in ``UIResponder``.
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

extension Selector {
  package static let cutAction = Selector("cut:", UIResponder.cut(_:))
  package static let copyAction = Selector("copy:", UIResponder.copy(_:))
  package static let pasteAction = Selector("paste:", UIResponder.paste(_:))
  package static let deleteAction = Selector("delete:", UIResponder.delete(_:))
  package static let selectAction = Selector("select:", UIResponder.select(_:))
  package static let selectAllAction = Selector("selectAll:", UIResponder.selectAll(_:))
}
