import AutoLayoutValues
public import Foundation

/// The strip at the top or bottom of a controller's view that bars cover, used before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  func layoutSupport(_ edge: UIRectEdge) -> ControllerLayoutGuide {
    let view: UIView = view
    if let guide = made.layoutSupports[edge], guide.owningView === view { return guide }
    let guide = ControllerLayoutGuide(edge, of: view)
    made.layoutSupports[edge] = guide
    return guide
  }

  func updateLayoutSupports() {
    for guide in made.layoutSupports.values {
      guide.updateLength()
    }
  }
}

/// A guide along the view's top or bottom, as high as the bars there (F11.37).
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let edge: UIRectEdge
  private let height = _UILayoutSupportConstraint()

  init(_ edge: UIRectEdge, of view: UIView) {
    self.edge = edge
    super.init(role: .layoutSupport)
    identifier =
      edge == .top ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
    owningView = view
    view.extras.systemGuides.append(self)
    let line: NSLayoutConstraint.Attribute = edge == .top ? .top : .bottom
    let place = _UILayoutSupportConstraint()
    place.relate(
      item: self, attribute: line, relatedBy: .equal, toItem: view, attribute: line, multiplier: 1,
      constant: 0)
    height.relate(
      item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: length)
    view.addConstraints([place, height])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }

  func updateLength() {
    height.constant = length
  }
}

/// A constraint that places a controller's layout guide.
// Safe: like every constraint, see `NSLayoutConstraint`.
final class _UILayoutSupportConstraint: NSLayoutConstraint, @unchecked Sendable {}
