public import AutoLayout
import Foundation

/// The constraints that a rule made; keep the object to change or deactivate them later.
@preconcurrency @MainActor
public final class MadeConstraint {
  private let siblings: MadeConstraints
  /// A constraint for each attribute, in the order of the rule.
  public internal(set) var layoutConstraints: [NSLayoutConstraint] = []

  init(item: any ConstrainableItem) {
    siblings = item.madeConstraints
  }

  /// Whether all constraints are active.
  ///
  /// - Complexity: O(*n*).
  public var isActive: Bool {
    get { layoutConstraints.allSatisfy(\.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraints.
  ///
  /// - Complexity: O(*n* × *d*) for *n* constraints and *d* levels up to the view that owns them.
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

  /// Replaces the constants, in points, including a number given to `equalTo`.
  ///
  /// - Complexity: O(*n*) in the constraints of the rule; layout happens in the next pass.
  @discardableResult
  public func update(offset: any ConstraintAmount) -> MadeConstraint {
    update { offset.offset(for: $0) }
  }

  /// Changes the insets, in points, like ``ConstraintRule/inset(_:)``.
  ///
  /// - Complexity: O(*n*) in the constraints of the rule; layout happens in the next pass.
  @discardableResult
  public func update(inset: any ConstraintAmount) -> MadeConstraint {
    update { inset.inset(for: $0) }
  }

  /// Changes the priority of the constraints, also between required and optional.
  ///
  /// UIKit rejects this change while constraints are active (F3.8).
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

@MainActor
final class MadeConstraints {
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
