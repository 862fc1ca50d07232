public import AutoLayoutValues
import ConstraintSolver
public import Foundation
import Synchronization

/// A relation between attributes of one or two layout items:
/// `firstItem.firstAttribute (relation) multiplier * secondItem.secondAttribute + constant` (F1.7).
///
/// A constraint does not keep its items alive (F11.6). It takes effect while it is active, that
/// is held by a view that contains both items. Equality is identity.
open class NSLayoutConstraint: NSObject, AssociationOwner, @unchecked Sendable {
  // Safe: one thread makes a constraint and hands it over; from then on it belongs to the main
  // actor, where views hold it. What reaches a view asserts that (`assumeIsolated`); what only
  // changes the constraint itself cannot be checked in a class that is not isolated, as UIKit's is
  // not for code that makes constraints anywhere.

  /// The first item: a `UIView` or a `UILayoutGuide`; nil once it is gone, and for composite
  /// anchors.
  open var firstItem: AnyObject? { firstHandle?.object }
  /// The second item, or nil for a constraint on one item.
  open var secondItem: AnyObject? { secondHandle?.object }
  open var firstAttribute: Attribute { firstSide.attribute }
  /// The second item's attribute; `notAnAttribute` where there is no second item (F3.2).
  open var secondAttribute: Attribute { secondSide.attribute }
  open var relation: Relation { plainRelation }
  open var multiplier: CGFloat { factor }
  /// The first item's attribute as an anchor; an anchor of nothing where the item is gone.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchorOfFirstItem }
  /// The second item's attribute as an anchor, or nil for a constraint on one item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchorOfSecondItem }
  open var identifier: String? {
    get { rareState?.identifier ?? purpose?.rawValue }
    set { changeRareState { $0.identifier = newValue } }
  }
  open var shouldBeArchived: Bool {
    get { rareState?.shouldBeArchived ?? false }
    set { changeRareState { $0.shouldBeArchived = newValue } }
  }

  // There are more constraints than anything else in a layout: what they hold is packed.
  private final var firstSide = ConstraintSide.none
  private final var secondSide = ConstraintSide.none
  private final var plainConstant: CGFloat = 0
  private final var storedHolder = StoredHandle(nil)
  /// What few constraints have; made when the first of it is set.
  private final var rareState: RareConstraintState?
  private final var plainPriority = UILayoutPriority.required
  /// The place in the holder's list.
  final var holderIndex: Int32 = -1
  /// The raw ``engineID``, or all ones.
  private final var engineNumber = UInt32.max
  private final var plainRelation = Relation.equal
  private final var maker = Maker.client
  /// Whether it is being given to the nearest view that contains its items, who need not be looked
  /// for there.
  final var isBeingActivated = false

  /// Who made it.
  private enum Maker {
    case client
    case system
    /// A view that arranges its subviews.
    case arranger(ConstraintPurpose)
  }

  final var firstHandle: WeakHandle? {
    @inline(__always) get { firstSide.item }
  }
  final var secondHandle: WeakHandle? {
    @inline(__always) get { secondSide.item }
  }
  final private(set) var holderHandle: WeakHandle? {
    @inline(__always) get { storedHolder.handle }
    set { storedHolder = StoredHandle(newValue) }
  }

  /// What the constraint says, as one value.
  package final private(set) var equation: ConstraintEquation {
    @inline(__always) get {
      ConstraintEquation(
        first: firstSide.item, second: secondSide.item, multiplier: factor, constant: plainConstant,
        priority: plainPriority, firstAttribute: firstSide.attribute,
        secondAttribute: secondSide.attribute, relation: plainRelation)
    }
    set {
      firstSide = ConstraintSide(newValue.first, newValue.firstAttribute)
      secondSide = ConstraintSide(newValue.second, newValue.secondAttribute)
      factor = newValue.multiplier
      plainConstant = newValue.constant
      plainPriority = newValue.priority
      plainRelation = newValue.relation
    }
  }

  /// The factor of the second attribute: mostly 1, which takes no room.
  private final var factor: CGFloat {
    get { rareState?.multiplier ?? 1 }
    set { if newValue != factor { changeRareState { $0.multiplier = newValue } } }
  }

  /// The view that holds the constraint.
  final var holder: UIView? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.weakHandle }
  }

  /// Whether a view holds the constraint, or held it until it went.
  package final var wasAdded: Bool { holderHandle != nil }

  /// Whether a view holds the constraint.
  package final func isHeld(by view: UIView) -> Bool { holderHandle == view.weakHandle }

  /// The id in the live engine of the holder's tree; nil while it is not there.
  final var engineID: ConstraintID? {
    get { engineNumber == .max ? nil : ConstraintID(raw: engineNumber) }
    set { engineNumber = newValue?.raw ?? .max }
  }
  /// Whether the layout system made it.
  final var isSystemMade: Bool { if case .client = maker { false } else { true } }
  /// What it is for, where a view made it to arrange its subviews.
  package final var purpose: ConstraintPurpose? {
    if case .arranger(let purpose) = maker { purpose } else { nil }
  }

  /// Says that the layout system made it.
  final func markAsSystemMade() {
    maker = .system
  }
  package final var associatedValues: AssociatedValues? {
    get { rareState?.associatedValues }
    set { changeRareState { $0.associatedValues = newValue } }
  }

  /// Whether it has a name for logs.
  final var hasIdentifier: Bool { purpose != nil || rareState?.identifier != nil }
  /// Whether it relates composite anchors.
  final var hasComposite: Bool { rareState?.composite != nil }
  /// The two sides of a constraint between composite anchors, in place of the items.
  final var composite: CompositeAnchors? {
    get { rareState?.composite }
    set { changeRareState { $0.composite = newValue } }
  }
  /// The spacing that stands behind the constant, for descriptions.
  final var spacing: SystemSpacing? {
    get { rareState?.spacing }
    set { changeRareState { $0.spacing = newValue } }
  }
  /// The line that the constraint was written on, where whoever made it knows.
  package final var origin: ConstraintOrigin? {
    get { rareState?.origin }
    set { changeRareState { $0.origin = newValue } }
  }

  private final func changeRareState(_ change: (RareConstraintState) -> Void) {
    let state = rareState ?? RareConstraintState()
    rareState = state
    change(state)
  }

  /// The constraints that a line of the Visual Format Language states, in the order of its text
  /// (F4.8-F4.10).
  ///
  /// A format that cannot be understood traps with Apple's text and a caret under the column
  /// (F4.17).
  /// - Complexity: O(length of the format).
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { formatted(format, options: options, metrics: metrics, views: views) }

  /// Makes a constraint that relates nothing; subclasses build on `init(item:…)`.
  public override init() {
    super.init()
  }

  /// Relates an attribute of an item to an attribute of another one, or to a constant.
  ///
  /// Illegal combinations trap with Apple's words (F3.1-F3.5).
  ///
  /// - Parameters:
  ///   - item: The first item, a `UIView` or a `UILayoutGuide`.
  ///   - attribute: Its attribute.
  ///   - relation: The relation of the left side to the right side.
  ///   - toItem: The second item, or nil.
  ///   - attribute2: Its attribute; ignored without a second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: What is added to the right side, in points.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(
      item: item as AnyObject, attribute: attribute, relatedBy: relation,
      toItem: toItem.map { $0 as AnyObject }, attribute: attribute2,
      multiplier: multiplier,
      constant: constant)
  }

  /// Fills in a constraint that was made empty.
  final func relate(
    item: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem: AnyObject?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let second = ConstraintSide(WeakHandle.of(toItem), attribute2)
    firstSide = ConstraintSide(WeakHandle.of(item), attribute)
    if let toItem, second.item == nil { refuse(foreign: toItem) }
    relate(firstSide, relation, to: second, multiplier: multiplier, constant: constant)
  }

  /// Fills in a constraint that was made empty, by its two sides; the attribute of a second side
  /// without an item does not count.
  final func relate(
    _ first: ConstraintSide, _ relation: Relation, to second: ConstraintSide,
    multiplier: CGFloat, constant: CGFloat
  ) {
    let second = second.item == nil ? .none : second
    firstSide = first
    secondSide = second
    plainRelation = relation
    plainConstant = constant
    factor = multiplier
    let isOrdinary = ConstraintGrammar.isOrdinary(
      first.attribute, second.attribute, multiplier: Double(multiplier))
    guard isOrdinary && constant.isFinite && first.item != nil else { return validate() }
  }

  /// Fills in a constraint between composite anchors, which have no item of their own (F11.58).
  final func relate(_ composite: CompositeAnchors, _ relation: Relation, constant: CGFloat) {
    self.composite = composite
    plainRelation = relation
    factor = composite.multiplier
    plainConstant = constant
  }

  /// Fills in a constraint that was made empty, for a view that arranges its subviews by legal
  /// rules.
  package final func stand(for equation: ConstraintEquation, _ purpose: ConstraintPurpose) {
    self.equation = equation
    maker = .arranger(purpose)
  }

  @preconcurrency @MainActor open func awakeFromNib() {}

  /// What is added to the right side, in points; must be finite.
  /// - Complexity: O(1); the next layout solves for what the change moves.
  open var constant: CGFloat {
    get { plainConstant }
    set {
      guard newValue.isFinite else {
        LayoutException.raise(
          "NSInternalInconsistencyException", "NSLayoutConstraint constant is not finite!")
      }
      guard newValue != plainConstant else { return }
      plainConstant = newValue
      guard holderHandle != nil else { return }
      MainActor.assumeIsolated { holder?.constraintDidChangeConstant(self) }
    }
  }

  /// The constraint's priority.
  ///
  /// Changing an installed constraint between required and optional is what UIKit rejects (F3.8)
  /// and the articles do; ``NSLayoutConstraint/rejectsRequiredChanges`` chooses.
  /// - Complexity: O(1); the next layout solves for what the change moves.
  open var priority: UILayoutPriority {
    get { plainPriority }
    set {
      let present = plainPriority
      guard newValue != present else { return }
      if Self.rejectsRequiredChanges, holder != nil,
        (newValue.rawValue >= 1000) != (present.rawValue >= 1000)
      {
        let words =
          newValue.rawValue >= 1000 ? "from not-required to required" : "from required to not"
        LayoutException.raise(
          "NSInternalInconsistencyException",
          "Mutating a priority \(words) on an installed constraint (or vice-versa) is not supported.  You passed priority \(newValue.rawValue.described) and the existing priority was \(present.rawValue.described)."
        )
      }
      plainPriority = newValue
      guard holderHandle != nil else { return }
      MainActor.assumeIsolated { holder?.constraintDidChangePriority(self) }
    }
  }

  /// Whether changing an installed constraint's priority between required and optional traps, as it
  /// does in UIKit.
  public static var rejectsRequiredChanges: Bool {
    get { rejection.load(ordering: .relaxed) }
    set { rejection.store(newValue, ordering: .relaxed) }
  }
  private static let rejection = Atomic(false)

  /// Whether the constraint takes effect: held by the nearest view that contains its items (F3.12).
  /// - Complexity: O(1) to read. Activating is O(*d*) for items *d* views below their nearest
  ///   common ancestor, deactivating O(1) on average; the next layout solves.
  open var isActive: Bool {
    get { holderHandle?.isAlive ?? false }
    set {
      MainActor.assumeIsolated {
        if newValue { activate() } else { holder?.removeConstraint(self) }
      }
    }
  }

  /// The constraint in the console's grammar (F2.28).
  open override var description: String {
    describedConstraint
  }

  open override var debugDescription: String { description }

  /// What a class of the system prints before the body.
  var descriptionPrefix: String { "" }
  /// What a class of the system prints behind the body.
  var descriptionSuffix: String { "" }

  /// Activates several constraints together.
  /// - Complexity: That of ``isActive`` for each of them; they are solved together by the next
  ///   layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    MainActor.assumeIsolated {
      for constraint in constraints { constraint.activate() }
    }
  }

  /// Deactivates several constraints together.
  /// - Complexity: O(1) on average for each of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    MainActor.assumeIsolated {
      for constraint in constraints { constraint.holder?.removeConstraint(constraint) }
    }
  }
}

/// What few constraints have.
private final class RareConstraintState {
  var multiplier: CGFloat = 1
  var identifier: String?
  var shouldBeArchived = false
  var composite: CompositeAnchors?
  var spacing: SystemSpacing?
  var origin: ConstraintOrigin?
  var associatedValues: AssociatedValues?
}

/// A difference of two positions on each side of a constraint, as `anchorWithOffset(to:)` makes
/// them.
final class CompositeAnchors {
  /// An extent: a plain one, or the distance between two positions.
  struct Side: Hashable {
    var fromHandle: WeakHandle?
    var fromAttribute: NSLayoutConstraint.Attribute
    var toHandle: WeakHandle?
    var toAttribute: NSLayoutConstraint.Attribute

    var from: AnyObject? { fromHandle?.object }
    var to: AnyObject? { toHandle?.object }
  }
  let first: Side
  let second: Side?
  let multiplier: CGFloat

  init(first: Side, second: Side?, multiplier: CGFloat) {
    self.first = first
    self.second = second
    self.multiplier = multiplier
  }
}

/// A standard distance, whose number depends on what stands beside it (F2.16).
enum SystemSpacing {
  /// Of the visual format and Interface Builder: `NSSpace(8)`.
  case standard
  /// Of the spacing anchors: `NSLayoutAnchorConstraintSpace(8)`.
  case anchor
}

extension Float {
  /// `750`, `999.5`: as `%g` prints it (F2.21).
  var described: String {
    Double(self).described
  }
}

extension Double {
  /// The number as `%g` prints it: six significant digits (F2.21).
  var described: String {
    String(format: "%g", self)
  }
}
