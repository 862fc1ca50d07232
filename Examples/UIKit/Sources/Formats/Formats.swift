import ObjectiveC.runtime
import UIKit

// Layout by operators and by the visual format: `|-20-view-8-other|`.

prefix operator |
postfix operator |
infix operator ~ : PriorityPrecedence

precedencegroup PriorityPrecedence {
  lowerThan: AdditionPrecedence
  higherThan: AssignmentPrecedence
}

public struct SideConstraint {
  var constant: CGFloat
}

public struct PartialConstraint {
  var view: UIView
  var constant: CGFloat
  var previous: [UIView]
}

@discardableResult
public prefix func | (view: UIView) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.superview?.addConstraint(
    item: view, attribute: .leading, toItem: view.superview, attribute: .leading, constant: 0)
  return view
}

@discardableResult
public postfix func | (view: UIView) -> UIView {
  view.superview?.addConstraint(
    item: view, attribute: .trailing, toItem: view.superview, attribute: .trailing, constant: 0)
  return view
}

@discardableResult
public func - (left: UIView, right: CGFloat) -> PartialConstraint {
  PartialConstraint(view: left, constant: right, previous: [left])
}

@discardableResult
public func - (left: PartialConstraint, right: UIView) -> [UIView] {
  right.translatesAutoresizingMaskIntoConstraints = false
  left.view.superview?.addConstraint(
    item: right, attribute: .leading, toItem: left.view, attribute: .trailing,
    constant: left.constant)
  return left.previous + [right]
}

@discardableResult
public func ~ (left: UIView, right: CGFloat) -> UIView { left.height(right) }

@discardableResult
public func ~ (left: [UIView], right: CGFloat) -> [UIView] {
  left.map { $0.height(right) }
}

extension UIView {
  @discardableResult
  func addConstraint(
    item view1: AnyObject, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy: NSLayoutConstraint.Relation = .equal, toItem view2: AnyObject? = nil,
    attribute attr2: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view1, attribute: attr1, relatedBy: relatedBy, toItem: view2,
      attribute: (attr2 == nil) ? attr1 : attr2!, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
    addConstraint(constraint)
    return constraint
  }

  @discardableResult
  public func height(_ points: CGFloat) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    addConstraint(item: self, attribute: .height, attribute: .notAnAttribute, constant: points)
    return self
  }

  @discardableResult
  public func subviews(_ views: UIView...) -> UIView {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return self
  }

  @discardableResult
  public func subviews(@SubviewsBuilder content: () -> [UIView]) -> UIView {
    content().forEach { subviews($0) }
    return self
  }

  /// Stacks views, spaces and strings of rows from top to bottom.
  public func layout(_ objects: Any?...) {
    var previous: UIView?
    var gap: CGFloat?
    for object in objects {
      switch object {
      case let points as CGFloat: gap = points
      case let points as Double: gap = CGFloat(points)
      case let points as Int: gap = CGFloat(points)
      case let view as UIView: place(view, &previous, &gap)
      case let views as [UIView]:
        if let first = views.first { place(first, &previous, &gap) }
        for view in views.dropFirst() {
          addConstraint(item: view, attribute: .top, toItem: views[0], attribute: .top)
        }
      default: break
      }
    }
    if let gap, let previous {
      addConstraint(item: self, attribute: .bottom, toItem: previous, constant: gap)
    }
  }

  private func place(_ view: UIView, _ previous: inout UIView?, _ gap: inout CGFloat?) {
    if let gap {
      addConstraint(
        item: view, attribute: .top, toItem: previous ?? self,
        attribute: previous == nil ? .top : .bottom, constant: gap)
    }
    previous = view
    gap = nil
  }
}

@resultBuilder public struct SubviewsBuilder {
  public static func buildBlock(_ content: UIView...) -> [UIView] { content }
}

// MARK: The visual format

extension UIView {
  /// Returns a function that installs constraints of a format on the named subviews.
  public func formats(
    _ metrics: [String: CGFloat], _ views: [String: AnyObject],
    options: NSLayoutConstraint.FormatOptions = []
  ) -> (String) -> Void {
    for case let view as UIView in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view !== self && !view.isDescendant(of: self) { addSubview(view) }
    }
    return { [weak self] (format: String) in
      guard let self else { return }
      self.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options,
          metrics: metrics.mapValues { NSNumber(value: Double($0)) }, views: views))
    }
  }
}

// MARK: A controller that avoids the keyboard

private class Keyboard {
  static let shared = Keyboard()
  var currentHeight: CGFloat = 0
}

extension UIView {
  private enum Identifiers {
    static var usingSafeArea = "KeyboardLayoutGuideUsingSafeArea"
    static var notUsingSafeArea = "KeyboardLayoutGuide"
  }

  /// A guide for the area above the keyboard.
  public var roomAboveKeyboard: UILayoutGuide {
    if let existing = layoutGuides.first(where: {
      $0.identifier == Identifiers.usingSafeArea
    }) as? RoomAboveKeyboard {
      return existing
    }
    let new = RoomAboveKeyboard()
    new.identifier = Identifiers.usingSafeArea
    addLayoutGuide(new)
    new.setUp()
    return new
  }
}

open class RoomAboveKeyboard: UILayoutGuide {
  private var bottomConstraint: NSLayoutConstraint?

  @available(*, unavailable)
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public init(notificationCenter: NotificationCenter = NotificationCenter.default) {
    super.init()
    notificationCenter.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in self?.adjust(notification) }
  }

  fileprivate func setUp() {
    guard let view = owningView else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    bottomConstraint = bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottomConstraint?.isActive = true
  }

  private func adjust(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let view = owningView
    else { return }
    let duration =
      notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    let curve =
      (notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?
      .uintValue ?? 7
    Keyboard.shared.currentHeight = frame.cgRectValue.height
    bottomConstraint?.constant = -frame.cgRectValue.height
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.beginFromCurrentState, UIView.AnimationOptions(rawValue: curve << 16)],
      animations: { view.layoutIfNeeded() }, completion: nil)
  }
}

// MARK: Associated state

public protocol Tagged: AnyObject {}

private var tagsKey = "tags"

extension Tagged {
  public var tags: [String] {
    get { objc_getAssociatedObject(self, &tagsKey) as? [String] ?? [] }
    set {
      objc_setAssociatedObject(
        self, &tagsKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension UIView: Tagged {}
