#if canImport(UIKit)
import UIKit
import ObjectiveC

public typealias ConstraintView = UIView
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
public typealias LayoutRelation = NSLayoutConstraint.Relation
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
#endif

public struct ConstraintConfig {
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}

internal struct ConstraintAttributes: OptionSet, ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = UInt
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  init(integerLiteral rawValue: IntegerLiteralType) { self.init(rawValue: rawValue) }

  static let left: ConstraintAttributes = 1
  static let top: ConstraintAttributes = 2
  static let right: ConstraintAttributes = 4
  static let bottom: ConstraintAttributes = 8
  static let leading: ConstraintAttributes = 16
  static let trailing: ConstraintAttributes = 32
  static let width: ConstraintAttributes = 64
  static let height: ConstraintAttributes = 128
  static let centerX: ConstraintAttributes = 256
  static let centerY: ConstraintAttributes = 512
  static let leftMargin: ConstraintAttributes = 4096
  static let edges: ConstraintAttributes = [.left, .top, .right, .bottom]
  static let size: ConstraintAttributes = [.width, .height]
  static let center: ConstraintAttributes = [.centerX, .centerY]

  var layoutAttributes: [LayoutAttribute] {
    var attributes = [LayoutAttribute]()
    if contains(.left) { attributes.append(.left) }
    if contains(.top) { attributes.append(.top) }
    if contains(.right) { attributes.append(.right) }
    if contains(.bottom) { attributes.append(.bottom) }
    if contains(.leading) { attributes.append(.leading) }
    if contains(.trailing) { attributes.append(.trailing) }
    if contains(.width) { attributes.append(.width) }
    if contains(.height) { attributes.append(.height) }
    if contains(.centerX) { attributes.append(.centerX) }
    if contains(.centerY) { attributes.append(.centerY) }
    if contains(.leftMargin) { attributes.append(.leftMargin) }
    return attributes
  }
}

public final class ConstraintItem {
  internal weak var target: AnyObject?
  internal let attributes: ConstraintAttributes

  internal init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  internal var layoutConstraintItem: LayoutConstraintItem? { target as? LayoutConstraintItem }
}

extension ConstraintItem: Equatable {
  public static func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
    guard lhs !== rhs else { return true }
    guard let target1 = lhs.target, let target2 = rhs.target, target1 === target2,
      lhs.attributes == rhs.attributes
    else { return false }
    return true
  }
}

public protocol LayoutConstraintItem: AnyObject {}
extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
  internal func prepare() {
    if let view = self as? ConstraintView {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  internal var superview: ConstraintView? {
    if let view = self as? ConstraintView { return view.superview }
    if let guide = self as? ConstraintLayoutGuide { return guide.owningView }
    return nil
  }

  internal var constraints: [Constraint] { constraintsSet.allObjects as! [Constraint] }

  internal func add(constraints: [Constraint]) {
    let constraintsSet = self.constraintsSet
    for constraint in constraints { constraintsSet.add(constraint) }
  }

  internal func remove(constraints: [Constraint]) {
    let constraintsSet = self.constraintsSet
    for constraint in constraints { constraintsSet.remove(constraint) }
  }

  private var constraintsSet: NSMutableSet {
    if let existing = objc_getAssociatedObject(self, &constraintsKey) as? NSMutableSet {
      return existing
    }
    let constraintsSet = NSMutableSet()
    objc_setAssociatedObject(
      self, &constraintsKey, constraintsSet, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return constraintsSet
  }
}

private var constraintsKey: UInt8 = 0

public class LayoutConstraint: NSLayoutConstraint {
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  internal weak var constraint: Constraint?
}

internal func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool {
  guard
    lhs.firstAttribute == rhs.firstAttribute && lhs.secondAttribute == rhs.secondAttribute
      && lhs.relation == rhs.relation && lhs.priority == rhs.priority
      && lhs.multiplier == rhs.multiplier && lhs.secondItem === rhs.secondItem
      && lhs.firstItem === rhs.firstItem
  else { return false }
  return true
}

public protocol ConstraintPriorityTarget { var constraintPriorityTargetValue: Float { get } }
extension Int: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Double: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

public protocol ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintConstantTarget {}
extension Int: ConstraintConstantTarget {}
extension Float: ConstraintConstantTarget {}
extension Double: ConstraintConstantTarget {}
extension CGFloat: ConstraintConstantTarget {}

extension ConstraintConstantTarget {
  internal func value(for attribute: LayoutAttribute) -> CGFloat {
    if let value = self as? CGFloat { return value }
    if let value = self as? Float { return CGFloat(value) }
    if let value = self as? Double { return CGFloat(value) }
    if let value = self as? Int { return CGFloat(value) }
    if let value = self as? CGSize {
      if attribute == .width { return value.width }
      return attribute == .height ? value.height : 0
    }
    if let value = self as? CGPoint {
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        return value.x
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
        .lastBaseline, .firstBaseline:
        return value.y
      case .width, .height, .notAnAttribute: return 0
      @unknown default: return 0
      }
    }
    if let value = self as? ConstraintInsets {
      switch attribute {
      case .left, .leftMargin: return value.left
      case .top, .topMargin, .firstBaseline: return value.top
      case .right, .rightMargin: return -value.right
      case .bottom, .bottomMargin, .lastBaseline: return -value.bottom
      case .leading, .leadingMargin:
        return ConstraintConfig.interfaceLayoutDirection == .leftToRight ? value.left : value.right
      case .trailing, .trailingMargin:
        return ConstraintConfig.interfaceLayoutDirection == .leftToRight
          ? -value.right : -value.left
      default: return 0
      }
    }
    return 0
  }
}

public final class Constraint {
  private let from: ConstraintItem
  private let to: ConstraintItem
  private let relation: LayoutRelation
  private let multiplier: CGFloat
  private var constant: ConstraintConstantTarget
  private var priority: Float
  public var layoutConstraints: [LayoutConstraint] = []
  internal let sourceLocation: (String, UInt)

  internal init(
    from: ConstraintItem, to: ConstraintItem, relation: LayoutRelation,
    sourceLocation: (String, UInt), label: String?, multiplier: CGFloat,
    constant: ConstraintConstantTarget, priority: Float
  ) {
    self.from = from
    self.to = to
    self.relation = relation
    self.sourceLocation = sourceLocation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    let firsts = from.attributes.layoutAttributes
    let seconds = to.attributes.layoutAttributes
    for first in firsts {
      let second: LayoutAttribute
      if seconds.isEmpty {
        second = to.target == nil && (first == .width || first == .height) ? .notAnAttribute : first
      } else {
        second = seconds.count == firsts.count ? seconds[firsts.firstIndex(of: first)!] : seconds[0]
      }
      let constraint = LayoutConstraint(
        item: from.layoutConstraintItem!, attribute: first, relatedBy: relation,
        toItem: to.target, attribute: second, multiplier: multiplier,
        constant: constant.value(for: first))
      constraint.priority = UILayoutPriority(rawValue: priority)
      constraint.label = label
      constraint.constraint = self
      layoutConstraints.append(constraint)
    }
  }

  public var isActive: Bool {
    get { !layoutConstraints.contains { !$0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() { activateIfNeeded() }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    from.layoutConstraintItem?.remove(constraints: [self])
  }

  @discardableResult public func update(offset: ConstraintConstantTarget) -> Constraint {
    constant = offset
    for constraint in layoutConstraints {
      constraint.constant = offset.value(for: constraint.firstAttribute)
    }
    return self
  }

  @discardableResult public func update(priority: ConstraintPriorityTarget) -> Constraint {
    self.priority = priority.constraintPriorityTargetValue
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(self.priority)
    }
    return self
  }

  internal func activateIfNeeded(updatingExisting: Bool = false) {
    guard let item = from.layoutConstraintItem else {
      print("WARNING: failed to get from item from constraint. Activate will be a no-op.")
      return
    }
    if updatingExisting {
      let existing = item.constraints.flatMap { $0.layoutConstraints }
      for constraint in layoutConstraints {
        guard let updated = existing.first(where: { $0 == constraint }) else {
          fatalError("Updated constraint could not find existing matching constraint to update")
        }
        updated.constant = constant.value(for: updated.firstAttribute)
      }
    } else {
      NSLayoutConstraint.activate(layoutConstraints)
      item.add(constraints: [self])
    }
  }
}

internal class ConstraintDescription {
  let item: LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation: LayoutRelation?
  var sourceLocation: (String, UInt)?
  var label: String?
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: ConstraintConstantTarget = 0.0
  var priority: Float = 1000

  lazy var constraint: Constraint? = {
    guard let relation, let related, let sourceLocation else { return nil }
    return Constraint(
      from: ConstraintItem(target: item, attributes: attributes), to: related,
      relation: relation, sourceLocation: sourceLocation, label: label, multiplier: multiplier,
      constant: constant, priority: priority)
  }()

  init(item: LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }
}

public class ConstraintMakerFinalizable {
  internal let description: ConstraintDescription
  internal init(_ description: ConstraintDescription) { self.description = description }
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }
  public var constraint: Constraint { description.constraint! }
}

public class ConstraintMakerEditable: ConstraintMakerFinalizable {
  @discardableResult public func priority(_ amount: ConstraintPriorityTarget)
    -> ConstraintMakerFinalizable
  {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
  @discardableResult public func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
    description.multiplier = amount
    return self
  }
  @discardableResult public func offset(_ amount: ConstraintConstantTarget)
    -> ConstraintMakerEditable
  {
    description.constant = amount
    return self
  }
  @discardableResult public func inset(_ amount: ConstraintInsets) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}

public class ConstraintMakerExtendable: ConstraintMakerFinalizable {
  public var left: ConstraintMakerExtendable { add(.left) }
  public var top: ConstraintMakerExtendable { add(.top) }
  public var bottom: ConstraintMakerExtendable { add(.bottom) }
  public var right: ConstraintMakerExtendable { add(.right) }
  public var width: ConstraintMakerExtendable { add(.width) }
  public var height: ConstraintMakerExtendable { add(.height) }

  private func add(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }

  @discardableResult
  public func equalTo(_ other: Any, _ file: String = #file, _ line: UInt = #line)
    -> ConstraintMakerEditable
  { relatedTo(other, .equal, file, line) }

  @discardableResult
  public func lessThanOrEqualTo(_ other: Any, _ file: String = #file, _ line: UInt = #line)
    -> ConstraintMakerEditable
  { relatedTo(other, .lessThanOrEqual, file, line) }

  @discardableResult
  public func greaterThanOrEqualTo(_ other: Any, _ file: String = #file, _ line: UInt = #line)
    -> ConstraintMakerEditable
  { relatedTo(other, .greaterThanOrEqual, file, line) }

  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line)
    -> ConstraintMakerEditable
  {
    guard let other = description.item.superview else {
      fatalError("Expected superview but found nil when attempting make constraint.")
    }
    return relatedTo(other, .equal, file, line)
  }

  private func relatedTo(_ other: Any, _ relation: LayoutRelation, _ file: String, _ line: UInt)
    -> ConstraintMakerEditable
  {
    if let other = other as? ConstraintItem {
      description.related = other
    } else if let other = other as? ConstraintConstantTarget {
      description.related = ConstraintItem(target: nil, attributes: [])
      description.constant = other
    } else if let other = other as? ConstraintView {
      description.related = ConstraintItem(target: other, attributes: [])
    } else if let other = other as? ConstraintLayoutGuide {
      description.related = ConstraintItem(target: other, attributes: [])
    }
    description.relation = relation
    description.sourceLocation = (file, line)
    return ConstraintMakerEditable(description)
  }
}

public class ConstraintMaker {
  public var left: ConstraintMakerExtendable { make(.left) }
  public var top: ConstraintMakerExtendable { make(.top) }
  public var bottom: ConstraintMakerExtendable { make(.bottom) }
  public var right: ConstraintMakerExtendable { make(.right) }
  public var width: ConstraintMakerExtendable { make(.width) }
  public var height: ConstraintMakerExtendable { make(.height) }
  public var edges: ConstraintMakerExtendable { make(.edges) }
  public var size: ConstraintMakerExtendable { make(.size) }
  public var center: ConstraintMakerExtendable { make(.center) }

  private let item: LayoutConstraintItem
  private var descriptions = [ConstraintDescription]()

  internal init(item: LayoutConstraintItem) {
    self.item = item
    item.prepare()
  }

  private func make(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  internal static func makeConstraints(
    item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void
  ) {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    for constraint in maker.descriptions.compactMap({ $0.constraint }) {
      constraint.activateIfNeeded()
    }
  }

  internal static func updateConstraints(
    item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void
  ) {
    guard item.constraints.count > 0 else {
      makeConstraints(item: item, closure: closure)
      return
    }
    let maker = ConstraintMaker(item: item)
    closure(maker)
    for constraint in maker.descriptions.compactMap({ $0.constraint }) {
      constraint.activateIfNeeded(updatingExisting: true)
    }
  }

  internal static func removeConstraints(item: LayoutConstraintItem) {
    for constraint in item.constraints { constraint.deactivate() }
  }
}

public struct ConstraintViewDSL {
  internal let view: ConstraintView

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(item: view, closure: closure)
  }
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(item: view, closure: closure)
  }
  public func removeConstraints() { ConstraintMaker.removeConstraints(item: view) }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  public var left: ConstraintItem { ConstraintItem(target: view, attributes: .left) }
  public var bottom: ConstraintItem { ConstraintItem(target: view, attributes: .bottom) }
  public var leftMargin: ConstraintItem { ConstraintItem(target: view, attributes: .leftMargin) }
}

extension ConstraintView {
  public var snap: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension ConstraintLayoutSupport {
  public var snapBottom: ConstraintItem { ConstraintItem(target: self, attributes: .bottom) }
}
