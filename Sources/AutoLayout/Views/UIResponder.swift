public import Foundation

/// An object that can answer events; here the common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, @unsafe AssociationOwner {
  /// Only used under the lock of associated values.
  nonisolated(unsafe) var associatedValues: AssociatedValues?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Whether the responder may receive the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder receives the keyboard.
  open internal(set) var isFirstResponder = false

  /// Asks for the keyboard.
  ///
  /// - Returns: Whether it was given.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Gives the keyboard back.
  ///
  /// - Returns: Whether it was given back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Called when fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
