public import AutoLayoutValues
import ConstraintSolver
public import Foundation

/// A relation between the attributes of two items, or a limit on an attribute (F1.7).
///
/// A constraint doesn't retain the items (F11.6). It takes effect while a view that contains the
/// items holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationOwner {
  /// The first item; nil for composite anchors, and once the item is deallocated.
  open var firstItem: AnyObject? { firstHandle?.object }
  open var secondItem: AnyObject? { secondHandle?.object }
  open var firstAttribute: Attribute { firstSide.attribute }
  /// The second item's attribute; `notAnAttribute` for a single item (F3.2).
  open var secondAttribute: Attribute { secondSide.attribute }
  open var relation: Relation { plainRelation }
  open var multiplier: CGFloat { factor }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchorOfFirstItem }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchorOfSecondItem }
  open var identifier: String? {
    get { rareState?.identifier ?? purpose?.rawValue }
    set { changeRareState { $0.identifier = newValue } }
  }
  open var shouldBeArchived: Bool {
    get { rareState?.shouldBeArchived ?? false }
    set { changeRareState { $0.shouldBeArchived = newValue } }
  }

  // Constraints are the most numerous objects in a layout, so their storage is packed.
  private final var firstSide = ConstraintSide.none
  private final var secondSide = ConstraintSide.none
  private final var plainConstant: CGFloat = 0
  private final var storedHolder = StoredHandle(nil)
  private final var rareState: RareConstraintState?
  private final var plainPriority = UILayoutPriority.required
  final var holderIndex: Int32 = -1
  private final var engineNumber = UInt32.max
  private final var plainRelation = Relation.equal
  private final var maker = Maker.client
  final var isBeingActivated = false

  private enum Maker {
    case client
    case system
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

  private final var factor: CGFloat {
    get { rareState?.multiplier ?? 1 }
    set { if newValue != factor { changeRareState { $0.multiplier = newValue } } }
  }

  final var holder: UIView? {
    get { holderHandle?.view }
    set { holderHandle = newValue?.weakHandle }
  }

  package final var wasAdded: Bool { holderHandle != nil }

  package final func isHeld(by view: UIView) -> Bool { holderHandle == view.weakHandle }

  final var engineID: ConstraintID? {
    get { engineNumber == .max ? nil : ConstraintID(raw: engineNumber) }
    set { engineNumber = newValue?.raw ?? .max }
  }
  final var isSystemMade: Bool { if case .client = maker { false } else { true } }
  package final var purpose: ConstraintPurpose? {
    if case .arranger(let purpose) = maker { purpose } else { nil }
  }

  final func markAsSystemMade() {
    maker = .system
  }
  nonisolated package final var associatedValues: AssociatedValues? {
    get { MainActor.assumeIsolated { rareState?.associatedValues } }
    set { MainActor.assumeIsolated { changeRareState { $0.associatedValues = newValue } } }
  }

  final var hasIdentifier: Bool { purpose != nil || rareState?.identifier != nil }
  final var hasComposite: Bool { rareState?.composite != nil }
  final var composite: CompositeAnchors? {
    get { rareState?.composite }
    set { changeRareState { $0.composite = newValue } }
  }
  final var spacing: SystemSpacing? {
    get { rareState?.spacing }
    set { changeRareState { $0.spacing = newValue } }
  }
  package final var origin: ConstraintOrigin? {
    get { rareState?.origin }
    set { changeRareState { $0.origin = newValue } }
  }

  private final func changeRareState(_ change: (RareConstraintState) -> Void) {
    let state = rareState ?? RareConstraintState()
    rareState = state
    change(state)
  }

  /// Returns the constraints that a visual format describes, in text order (F4.8-F4.10).
  ///
  /// An invalid format traps with Apple's message (F4.17).
  /// - Complexity: O(length of the format).
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { formatted(format, options: options, metrics: metrics, views: views) }

  public override init() {
    super.init()
  }

  /// Relates an attribute to an attribute of another item or to a constant.
  ///
  /// Illegal combinations trap with Apple's message (F3.1-F3.5).
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

  final func relate(
    item: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem: AnyObject?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let second = ConstraintSide(WeakHandle.of(toItem), attribute2)
    firstSide = ConstraintSide(WeakHandle.of(item), attribute)
    if let toItem, second.item == nil { refuse(foreign: toItem) }
    relate(firstSide, relation, to: second, multiplier: multiplier, constant: constant)
  }

  /// Fills in an empty constraint.
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
    // The system's position can depend on an extent, by a mask.
    guard isOrdinary || isSystemMade, constant.isFinite, first.item != nil else {
      return validate()
    }
  }

  /// Fills in a constraint between composite anchors, which have no item of their own (F11.58).
  final func relate(_ composite: CompositeAnchors, _ relation: Relation, constant: CGFloat) {
    self.composite = composite
    plainRelation = relation
    factor = composite.multiplier
    plainConstant = constant
  }

  package final func represent(_ equation: ConstraintEquation, _ purpose: ConstraintPurpose) {
    self.equation = equation
    maker = .arranger(purpose)
  }

  open func awakeFromNib() {}

  /// The constant added to the right side, in points; must be finite.
  /// - Complexity: O(1); the next layout solves the change.
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
      holder?.constraintDidChangeConstant(self)
    }
  }

  /// The constraint's priority.
  ///
  /// UIKit rejects changes between required and optional (F3.8); see
  /// ``NSLayoutConstraint/rejectsRequiredChanges``.
  /// - Complexity: O(1); the next layout solves the change.
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
      holder?.constraintDidChangePriority(self)
    }
  }

  /// Whether changing an installed constraint between required and optional traps, as in UIKit.
  public static var rejectsRequiredChanges = false

  /// Whether the nearest view that contains the items holds the constraint (F3.12).
  ///
  /// - Complexity: O(1) to read. Activating is O(*d*) for items *d* views below their ancestor.
  open var isActive: Bool {
    get { holderHandle?.isAlive ?? false }
    set {
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// The constraint in the console's grammar (F2.28).
  nonisolated open override var description: String {
    MainActor.assumeIsolated { describedConstraint }
  }

  nonisolated open override var debugDescription: String { description }

  var descriptionPrefix: String { "" }
  var descriptionSuffix: String { "" }

  /// Activates several constraints together.
  ///
  /// - Complexity: That of ``isActive`` for each constraint.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.holder?.removeConstraint(constraint) }
  }
}

private final class RareConstraintState {
  var multiplier: CGFloat = 1
  var identifier: String?
  var shouldBeArchived = false
  var composite: CompositeAnchors?
  var spacing: SystemSpacing?
  var origin: ConstraintOrigin?
  var associatedValues: AssociatedValues?
}

final class CompositeAnchors {
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

/// A standard distance, whose value depends on the neighboring items (F2.16).
enum SystemSpacing {
  /// From the visual format and Interface Builder: `NSSpace(8)`.
  case standard
  /// From the spacing anchors: `NSLayoutAnchorConstraintSpace(8)`.
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
