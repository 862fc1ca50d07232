#if canImport(UIKit)
import UIKit

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
