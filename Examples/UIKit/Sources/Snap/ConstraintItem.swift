#if canImport(UIKit)
import UIKit
import ObjectiveC
#endif

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
