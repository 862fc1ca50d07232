import UIKit

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]
public typealias ConstraintAxis = NSLayoutConstraint.Axis
public typealias LayoutPriority = UILayoutPriority

public enum ConstraintRelation: Int, Sendable {
  case equal = 0
  case equalOrLess = -1
  case equalOrGreater = 1
}

public struct LayoutEdge: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = LayoutEdge(rawValue: 1 << 0)
  public static let bottom = LayoutEdge(rawValue: 1 << 1)
  public static let leading = LayoutEdge(rawValue: 1 << 2)
  public static let trailing = LayoutEdge(rawValue: 1 << 3)
  public static let none: LayoutEdge = []
}

@MainActor
public protocol Constrainable: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }

  @discardableResult
  func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension UILayoutGuide: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self { self }
}

extension Constraint {
  func with(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  func set(_ active: Bool) -> Self {
    isActive = active
    return self
  }
}

extension Collection where Iterator.Element == Constraint {
  public func activate() {
    if let constraints = self as? Constraints { Constraint.activate(constraints) }
  }
  public func deActivate() {
    if let constraints = self as? Constraints { Constraint.deactivate(constraints) }
  }
}

extension Constrainable {
  @discardableResult
  public func edges(to view: Constrainable, insets: UIEdgeInsets = .zero, isActive: Bool = true)
    -> Constraints
  {
    prepareForLayout()
    let constraints = [
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets.bottom),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets.right),
    ]
    if isActive { Constraint.activate(constraints) }
    return constraints
  }

  @discardableResult
  public func size(_ size: CGSize, priority: LayoutPriority = .required, isActive: Bool = true)
    -> Constraints
  {
    prepareForLayout()
    let constraints = [
      widthAnchor.constraint(equalToConstant: size.width).with(priority),
      heightAnchor.constraint(equalToConstant: size.height).with(priority),
    ]
    if isActive { constraints.activate() }
    return constraints
  }

  @discardableResult
  public func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required
  ) -> Constraint {
    prepareForLayout()
    switch relation {
    case .equal: return widthAnchor.constraint(equalToConstant: width).with(priority).set(true)
    case .equalOrLess:
      return widthAnchor.constraint(lessThanOrEqualToConstant: width).with(priority).set(true)
    case .equalOrGreater:
      return widthAnchor.constraint(greaterThanOrEqualToConstant: width).with(priority).set(true)
    }
  }

  @discardableResult
  public func widthToHeight(of view: Constrainable, multiplier: CGFloat = 1) -> Constraint {
    prepareForLayout()
    return widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: multiplier).set(true)
  }

  @discardableResult
  public func center(in view: Constrainable, offset: CGPoint = .zero) -> Constraints {
    prepareForLayout()
    let constraints = [
      centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset.x),
      centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset.y),
    ]
    constraints.activate()
    return constraints
  }

  @discardableResult
  public func topToBottom(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal
  ) -> Constraint {
    prepareForLayout()
    switch relation {
    case .equal:
      return topAnchor.constraint(equalTo: view.bottomAnchor, constant: offset).set(true)
    case .equalOrLess:
      return topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: offset).set(true)
    case .equalOrGreater:
      return topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: offset)
        .set(true)
    }
  }
}

extension UIView {
  @discardableResult
  public func edgesToSuperview(
    excluding excludedEdge: LayoutEdge = .none, insets: UIEdgeInsets = .zero,
    usingSafeArea: Bool = false
  ) -> Constraints {
    guard let superview else {
      fatalError("Unable to create this constraint to its superview, because it has no superview.")
    }
    let target: Constrainable = usingSafeArea ? superview.safeAreaLayoutGuide : superview
    prepareForLayout()
    var constraints = Constraints()
    if !excludedEdge.contains(.top) {
      constraints.append(topAnchor.constraint(equalTo: target.topAnchor, constant: insets.top))
    }
    if !excludedEdge.contains(.leading) {
      constraints.append(
        leadingAnchor.constraint(equalTo: target.leadingAnchor, constant: insets.left))
    }
    if !excludedEdge.contains(.bottom) {
      constraints.append(
        bottomAnchor.constraint(equalTo: target.bottomAnchor, constant: -insets.bottom))
    }
    if !excludedEdge.contains(.trailing) {
      constraints.append(
        trailingAnchor.constraint(equalTo: target.trailingAnchor, constant: -insets.right))
    }
    constraints.activate()
    return constraints
  }

  public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis)
  }

  /// Stacks views along an axis.
  @discardableResult
  public func stack(
    _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil,
    height: CGFloat? = nil, spacing: CGFloat = 0
  ) -> Constraints {
    var offset: CGFloat = 0
    var previous: UIView?
    var constraints: Constraints = []
    for view in views {
      view.prepareForLayout()
      addSubview(view)
      switch axis {
      case .vertical:
        constraints.append(
          view.topAnchor.constraint(
            equalTo: previous?.bottomAnchor ?? topAnchor, constant: offset))
        constraints.append(view.leadingAnchor.constraint(equalTo: leadingAnchor))
        constraints.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
        if let last = views.last, view === last {
          constraints.append(view.bottomAnchor.constraint(equalTo: bottomAnchor))
        }
      case .horizontal:
        constraints.append(
          view.leadingAnchor.constraint(
            equalTo: previous?.trailingAnchor ?? leadingAnchor, constant: offset))
        constraints.append(view.topAnchor.constraint(equalTo: topAnchor))
        constraints.append(view.bottomAnchor.constraint(equalTo: bottomAnchor))
        if let last = views.last, view === last {
          constraints.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
        }
      @unknown default: break
      }
      if let width { view.width(width) }
      if let height {
        view.size(CGSize(width: width ?? 0, height: height), isActive: false)[1].isActive = true
      }
      offset = spacing
      previous = view
    }
    constraints.activate()
    return constraints
  }
}

// MARK: Conditional attributes

/// The environment in which an attribute is applied.
@MainActor
public struct Context {
  public let isPad: Bool
  public let isHorizontalCompact: Bool
  public let isVerticalRegular: Bool

  init(with traitCollection: UITraitCollection) {
    isPad = traitCollection.userInterfaceIdiom == .pad
    isHorizontalCompact = traitCollection.containsTraits(
      in: UITraitCollection(horizontalSizeClass: .compact))
    isVerticalRegular = traitCollection.verticalSizeClass == .regular
  }
}

@MainActor
open class Attribute {
  public let constant: CGFloat
  private var condition: (@MainActor (Context) -> Bool)?
  private var priority = UILayoutPriority.required
  let attribute: NSLayoutConstraint.Attribute

  init(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
    self.attribute = attribute
    self.constant = constant
  }

  @discardableResult
  public func when(_ condition: @escaping @MainActor (Context) -> Bool) -> Self {
    self.condition = condition
    return self
  }

  @discardableResult
  public func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  func install(on view: UIView) -> NSLayoutConstraint? {
    if let condition, !condition(Context(with: view.traitCollection)) { return nil }
    let isSize = attribute == .width || attribute == .height
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal,
      toItem: isSize ? nil : view.superview, attribute: isSize ? .notAnAttribute : attribute,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    return constraint
  }
}

public final class Width: Attribute { public init(_ value: CGFloat) { super.init(.width, value) } }
public final class Height: Attribute {
  public init(_ value: CGFloat) { super.init(.height, value) }
}
public final class Top: Attribute { public init(_ value: CGFloat) { super.init(.top, value) } }
public final class Left: Attribute { public init(_ value: CGFloat) { super.init(.left, value) } }

@MainActor private var installedKey: UInt8 = 0

@MainActor
public struct Layouting<Item: UIView> {
  let item: Item

  @discardableResult
  public func layout(_ attributes: Attribute...) -> [NSLayoutConstraint] {
    item.translatesAutoresizingMaskIntoConstraints = false
    clear()
    let constraints = attributes.compactMap { $0.install(on: item) }
    NSLayoutConstraint.activate(constraints)
    objc_setAssociatedObject(
      item, &installedKey, constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return constraints
  }

  public func clear() {
    let old = objc_getAssociatedObject(item, &installedKey) as? [NSLayoutConstraint]
    NSLayoutConstraint.deactivate(old ?? [])
  }
}

@MainActor
public protocol LayoutingCompatible {}

extension LayoutingCompatible where Self: UIView {
  public var layouting: Layouting<Self> { Layouting(item: self) }
}

extension UIView: LayoutingCompatible {}
