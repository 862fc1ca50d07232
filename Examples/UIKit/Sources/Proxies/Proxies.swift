#if os(iOS) || os(tvOS) || os(Linux)
import UIKit

public typealias View = UIView
public typealias LayoutPriority = UILayoutPriority
#endif

/// An item in a closure of `constrain`, without its class.
public class LayoutProxy {
  public let item: AnyObject
  let context: LayoutProxyContext

  init(item: AnyObject, context: LayoutProxyContext) {
    self.item = item
    self.context = context
  }

  func position(_ attribute: NSLayoutConstraint.Attribute) -> Position {
    Position(attribute: attribute, item: item, context: context)
  }

  public var top: Position { position(.top) }
  public var bottom: Position { position(.bottom) }
  public var leading: Position { position(.leading) }
  public var trailing: Position { position(.trailing) }
  public var left: Position { position(.left) }
  public var right: Position { position(.right) }
  public var centerX: Position { position(.centerX) }
  public var centerY: Position { position(.centerY) }
  public var baseline: Position { position(.lastBaseline) }
  public var width: Extent { Extent(attribute: .width, item: item, context: context) }
  public var height: Extent { Extent(attribute: .height, item: item, context: context) }

  public var edges: Compound { Compound([top, leading, bottom, trailing]) }
  public var edgesWithinMargins: Compound {
    Compound([
      position(.topMargin), position(.leadingMargin), position(.bottomMargin),
      position(.trailingMargin),
    ])
  }
  public var center: Compound { Compound([centerX, centerY]) }
  public var centerWithinMargins: Compound {
    Compound([position(.centerXWithinMargins), position(.centerYWithinMargins)])
  }
  public var size: Compound { Compound([width, height]) }
}

public final class ViewProxy: LayoutProxy {
  public var superview: ViewProxy? {
    guard let superview = (item as? View)?.superview else { return nil }
    return superview.asProxy(in: context)
  }
  @available(iOS 11.0, tvOS 11.0, *)
  public var safeAreaLayoutGuide: LayoutProxy {
    LayoutProxy(item: (item as! View).safeAreaLayoutGuide, context: context)
  }
}

public protocol LayoutItem: AnyObject {
  associatedtype Proxy: LayoutProxy
  func asProxy(in context: LayoutProxyContext) -> Proxy
}

extension View: LayoutItem {
  public func asProxy(in context: LayoutProxyContext) -> ViewProxy {
    translatesAutoresizingMaskIntoConstraints = false
    return ViewProxy(item: self, context: context)
  }
}

@available(iOS 9.0, tvOS 9.0, *)
extension UILayoutGuide: LayoutItem {
  public func asProxy(in context: LayoutProxyContext) -> LayoutProxy {
    LayoutProxy(item: self, context: context)
  }
}

public final class LayoutSupport: LayoutItem {
  weak var guide: UILayoutSupport?

  init(_ guide: UILayoutSupport) { self.guide = guide }

  public func asProxy(in context: LayoutProxyContext) -> LayoutProxy {
    LayoutProxy(item: guide!, context: context)
  }
}

extension UIViewController {
  @available(iOS, deprecated: 11.0, message: "use the safe area")
  public var topSupport: LayoutSupport { LayoutSupport(topLayoutGuide) }
  @available(iOS, deprecated: 11.0, message: "use the safe area")
  public var bottomSupport: LayoutSupport { LayoutSupport(bottomLayoutGuide) }
}

public protocol Property {
  var attribute: NSLayoutConstraint.Attribute { get }
  var item: AnyObject { get }
  var context: LayoutProxyContext { get }
}

public struct Position: Property {
  public let attribute: NSLayoutConstraint.Attribute
  public let item: AnyObject
  public let context: LayoutProxyContext
}

public struct Extent: Property {
  public let attribute: NSLayoutConstraint.Attribute
  public let item: AnyObject
  public let context: LayoutProxyContext
}

public struct Compound {
  let properties: [Property]
  var insets: [CGFloat]

  init(_ properties: [Property]) {
    self.properties = properties
    insets = properties.map { _ in 0 }
  }
}

/// A property with a multiplier and a constant.
public struct Expression<P> {
  let property: P
  var factor: CGFloat = 1
  var summand: CGFloat = 0
}

public final class LayoutProxyContext {
  var made: [NSLayoutConstraint] = []

  func add(
    _ from: Property, _ relation: NSLayoutConstraint.Relation, _ to: Property?,
    factor: CGFloat = 1, summand: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: from.item, attribute: from.attribute, relatedBy: relation, toItem: to?.item,
      attribute: to?.attribute ?? .notAnAttribute, multiplier: factor, constant: summand)
    made.append(constraint)
    return constraint
  }
}

public final class ConstraintGroup {
  public private(set) var constraints: [NSLayoutConstraint] = []

  public init() {}

  public var active: Bool {
    get { constraints.map { $0.isActive }.reduce(true) { $0 && $1 } }
    set { constraints.forEach { $0.isActive = newValue } }
  }

  func replace(by new: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
    constraints = new
    constraints.forEach { $0.isActive = true }
  }
}

// MARK: Operators

@discardableResult
public func == (lhs: Extent, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, nil, summand: rhs)
}

@discardableResult
public func >= (lhs: Extent, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, nil, summand: rhs)
}

@discardableResult
public func == <P: Property>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, rhs)
}

@discardableResult
public func <= <P: Property>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, rhs)
}

@discardableResult
public func >= <P: Property>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, rhs)
}

@discardableResult
public func == <P: Property>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, rhs.property, factor: rhs.factor, summand: rhs.summand)
}

@discardableResult
public func == (lhs: Compound, rhs: Compound) -> [NSLayoutConstraint] {
  zip(zip(lhs.properties, rhs.properties), rhs.insets).map { pair, inset in
    pair.0.context.add(pair.0, .equal, pair.1, summand: inset)
  }
}

public func + <P: Property>(lhs: P, rhs: CGFloat) -> Expression<P> {
  Expression(property: lhs, summand: rhs)
}

public func - <P: Property>(lhs: P, rhs: CGFloat) -> Expression<P> { lhs + -rhs }

public func * <P: Property>(lhs: P, rhs: CGFloat) -> Expression<P> {
  Expression(property: lhs, factor: rhs)
}

public func / <P: Property>(lhs: P, rhs: CGFloat) -> Expression<P> { lhs * (1 / rhs) }

public func + <P: Property>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> {
  Expression(property: lhs.property, factor: lhs.factor, summand: lhs.summand + rhs)
}

public func inset(
  _ edges: Compound, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
)
  -> Compound
{
  var result = edges
  result.insets = [top, leading, -bottom, -trailing]
  return result
}

precedencegroup PriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : PriorityPrecedence

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: LayoutPriority) -> NSLayoutConstraint {
  lhs.priority = rhs
  return lhs
}

@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: Float) -> [NSLayoutConstraint] {
  lhs.map { $0 ~ LayoutPriority(rawValue: rhs) }
}

// MARK: Entry points

@discardableResult
public func constrain<A: LayoutItem>(
  _ item: A, replace group: ConstraintGroup = ConstraintGroup(), block: (A.Proxy) -> Void
) -> ConstraintGroup {
  let context = LayoutProxyContext()
  block(item.asProxy(in: context))
  group.replace(by: context.made)
  return group
}

@discardableResult
public func constrain<A: LayoutItem, B: LayoutItem>(
  _ a: A, _ b: B, replace group: ConstraintGroup = ConstraintGroup(),
  block: (A.Proxy, B.Proxy) -> Void
) -> ConstraintGroup {
  let context = LayoutProxyContext()
  block(a.asProxy(in: context), b.asProxy(in: context))
  group.replace(by: context.made)
  return group
}

@discardableResult
public func constrain<T: LayoutItem>(
  _ items: [T], replace group: ConstraintGroup = ConstraintGroup(), block: ([T.Proxy]) -> Void
) -> ConstraintGroup {
  let context = LayoutProxyContext()
  block(items.map { $0.asProxy(in: context) })
  group.replace(by: context.made)
  return group
}

@discardableResult
public func distribute(by amount: CGFloat, vertically proxies: [LayoutProxy])
  -> [NSLayoutConstraint]
{
  zip(proxies, proxies.dropFirst()).map { $1.top == $0.bottom + amount }
}

public func constrain(clear group: ConstraintGroup) { group.replace(by: []) }
