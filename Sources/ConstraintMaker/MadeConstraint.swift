public import AutoLayout
import Foundation

/// The constraints of one rule, to be changed, deactivated and activated again.
@preconcurrency @MainActor
public final class MadeConstraint {
  /// All that was made for the item; to know the item itself would cost it a weak reference.
  private let siblings: MadeConstraints
  /// The constraints, one for each attribute of the rule, in the order of the attributes.
  public internal(set) var layoutConstraints: [NSLayoutConstraint] = []

  init(item: any ConstrainableItem) {
    siblings = item.madeConstraints
  }

  /// Whether all of the constraints are active.
  ///
  /// - Complexity: O(*n*) in the constraints of the rule.
  public var isActive: Bool {
    get { layoutConstraints.allSatisfy(\.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraints.
  ///
  /// - Complexity: O(*n* × *d*): *n* constraints of the rule, *d* levels to the view that holds
  ///   them.
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    siblings.insert(layoutConstraints)
  }

  /// Deactivates the constraints; they can be activated again.
  ///
  /// - Complexity: O(*n*) in the constraints of the rule.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    siblings.remove(layoutConstraints)
  }

  /// Changes the constants: what is added to an item's attribute, or the amount that a rule equals.
  ///
  /// - Parameter offset: In points, as of ``ConstraintRule/offset(_:)``.
  /// - Returns: The reference itself.
  /// - Complexity: O(*n*) in the constraints of the rule; layout follows at the next pass.
  @discardableResult
  public func update(offset: any ConstraintAmount) -> MadeConstraint {
    update { offset.offset(for: $0) }
  }

  /// Changes how far edges are moved inwards.
  ///
  /// - Parameter inset: In points, as of ``ConstraintRule/inset(_:)``.
  /// - Returns: The reference itself.
  /// - Complexity: O(*n*) in the constraints of the rule; layout follows at the next pass.
  @discardableResult
  public func update(inset: any ConstraintAmount) -> MadeConstraint {
    update { inset.inset(for: $0) }
  }

  /// Changes the rule's priority.
  ///
  /// - Parameter priority: The new priority.
  /// - Returns: The reference itself.
  /// - Complexity: O(*n*) in the constraints of the rule; layout follows at the next pass.
  @discardableResult
  public func update(priority: UILayoutPriority) -> MadeConstraint {
    for constraint in layoutConstraints {
      constraint.priority = priority
    }
    return self
  }

  private func update(_ distance: (NSLayoutConstraint.Attribute) -> CGFloat) -> MadeConstraint {
    for constraint in layoutConstraints {
      constraint.constant = distance(constraint.firstAttribute)
    }
    return self
  }
}

/// The constraints that were made for one item and take effect.
@MainActor
final class MadeConstraints {
  /// An address that stands for the list; nothing is read or written there.
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var installed: [NSLayoutConstraint] = []

  func insert(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !installed.contains(where: { $0 === constraint }) {
      installed.append(constraint)
    }
  }

  func remove(_ constraints: [NSLayoutConstraint]) {
    installed.removeAll { installed in constraints.contains { $0 === installed } }
  }
}

extension ConstrainableItem {
  /// The constraints that were made for the item; they are released with it.
  var madeConstraints: MadeConstraints {
    if let made = unsafe objc_getAssociatedObject(self, MadeConstraints.key) as? MadeConstraints {
      return made
    }
    let made = MadeConstraints()
    unsafe objc_setAssociatedObject(
      self, MadeConstraints.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
