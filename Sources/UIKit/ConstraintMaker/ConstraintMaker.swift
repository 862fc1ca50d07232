public import AutoLayout

/// Collects the rules that a closure makes for an item.
///
/// A rule has attributes, a relation and a target, optionally followed by modifiers:
///
///     view.makeConstraints { make in
///       make.left.top.equalTo(superview).offset(10)
///       make.size.lessThanOrEqualTo(other).multipliedBy(0.5).priority(.high)
///     }
@preconcurrency @MainActor
public final class ConstraintMaker: AttributeChain {
  private let item: any ConstrainableItem
  private var drafts: [ConstraintDraft] = []

  private init(_ item: any ConstrainableItem) {
    self.item = item
  }

  /// Begins a rule, which must end with a relation and a target.
  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintChain {
    let draft = ConstraintDraft(item: item, attributes: attributes)
    drafts.append(draft)
    return ConstraintChain(draft: draft)
  }

  static func drafts(
    for item: any ConstrainableItem, _ rules: (ConstraintMaker) -> Void
  ) -> [ConstraintDraft] {
    let maker = ConstraintMaker(item)
    rules(maker)
    return maker.drafts
  }
}
