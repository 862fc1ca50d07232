#if canImport(UIKit)
import UIKit
#endif

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
