package import AutoLayoutValues
import Foundation
import LayoutEngine

extension UIView {
  func performAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    extras.layoutGuides.append(layoutGuide)
  }

  func performRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .custom else { return }
    var view: UIView? = self
    while let present = view {
      for constraint in present.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        present.removeConstraint(constraint)
      }
      view = present.superview
    }
    context?.remove(layoutGuide)
    extras.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    guard let keyboard = systemGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("The keyboard layout guide must be a UIKeyboardLayoutGuide.")
    }
    return keyboard
  }

  /// Returns the guide with a role, made on first access and then cached (F11.38).
  package func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = existingGuide(role) { return guide }
    let guide = role == .keyboard ? UIKeyboardLayoutGuide(role: role) : UILayoutGuide(role: role)
    guide.identifier = role.identifier
    guide.owningView = self
    extras.systemGuides.append(guide)
    context?.pending.arrivingGuides += 1
    return guide
  }

  package func existingGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
    extras.systemGuides.first { $0.role == role }
  }

  package func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
    switch role {
    case .margins: return effectiveLayoutMargins
    case .safeArea: return safeAreaInsets
    case .readableContent:
      let margins = effectiveLayoutMargins
      let room = bounds.width - margins.left - margins.right
      let surplus = max(0, (room - ReadableWidth.points(for: traitCollection)) / 2)
      return UIEdgeInsets(
        top: margins.top, left: margins.left + surplus, bottom: margins.bottom,
        right: margins.right + surplus)
    case .keyboard:
      return keyboardGuideInsets
    case .custom, .content, .frame, .layoutSupport, .region: return .zero
    }
  }

  func updateGuidesThatDependOnSize() {
    guard let guides = extrasStorage?.values.systemGuides else { return }
    for guide in guides where guide.role.dependsOnSize { context?.updateGuide(guide) }
  }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    if let context = liveContext, let item = guide.engineItem {
      let rect = context.rect(of: item)
      return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    return guide.role == .custom
      ? .zero : CGRect(origin: .zero, size: bounds.size).inset(by: insets(of: guide))
  }
}

extension UILayoutGuide.Role {
  fileprivate var identifier: String {
    switch self {
    case .margins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    case .custom, .layoutSupport, .region: ""
    }
  }
}

enum ReadableWidth {
  /// The maximum width in points: 672 at the default text size (F6.38).
  @MainActor static func points(for traits: UITraitCollection) -> CGFloat {
    // 560 at the smallest and 896 at the largest size (F6.38, likely).
    let widths: [UIContentSizeCategory: CGFloat] = [
      .extraSmall: 560, .small: 600, .medium: 640, .large: 672, .extraLarge: 704,
      .extraExtraLarge: 736, .extraExtraExtraLarge: 768,
    ]
    return widths[traits.preferredContentSizeCategory] ?? 896
  }
}
