package import AutoLayoutValues
import Foundation

extension UIView {
  func setMarginFlag(_ flag: ViewFlags, _ isOn: Bool) {
    flags.set(flag, to: isOn)
    updateMargins()
  }

  func setMargins(_ margins: UIEdgeInsets) {
    extras.margins = margins
    extras.directionalMargins = nil
    updateMargins()
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    extras.directionalMargins = margins
    extras.margins = nil
    updateMargins()
  }

  var storedMargins: UIEdgeInsets {
    if let margins = extras.margins { return margins }
    if let margins = extras.directionalMargins {
      return margins.absolute(effectiveUserInterfaceLayoutDirection)
    }
    return defaultLayoutMargins
  }

  /// The effective margins with the minimum, the superview's and the safe area (F6.35).
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = storedMargins
    if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins
        .absolute(effectiveUserInterfaceLayoutDirection)
      margins = margins.union(minimum)
    }
    // The superview's margins include the safe area, which must not count twice.
    if insetsLayoutMarginsFromSafeArea {
      margins = margins + safeAreaInsets
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.effectiveLayoutMargins
      let bounds = superview.bounds
      let frame = geometry.untransformedFrame
      // A view that extends beyond the superview takes at most the whole margin.
      margins = margins.union(
        UIEdgeInsets(
          top: outer.top - max(0, frame.minY - bounds.minY),
          left: outer.left - max(0, frame.minX - bounds.minX),
          bottom: outer.bottom - max(0, bounds.maxY - frame.maxY),
          right: outer.right - max(0, bounds.maxX - frame.maxX)))
    }
    return margins
  }

  package func updateMargins() {
    guard takeMargins() else { return }
    // Iterative, to support trees of any depth.
    var pending = subviewsWithMargins
    while let view = pending.popLast() {
      if view.takeMargins() { pending += view.subviewsWithMargins }
    }
  }

  private var subviewsWithMargins: [UIView] {
    subviewList.filter(\.preservesSuperviewLayoutMargins).reversed()
  }

  private func takeMargins() -> Bool {
    guard context != nil || extras.effectiveMargins != nil else { return false }
    let margins = effectiveLayoutMargins
    guard margins != extras.effectiveMargins else { return false }
    let isFirst = extras.effectiveMargins == nil
    extras.effectiveMargins = margins
    context?.marginsDidChange(of: self)
    guard !isFirst else { return false }
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    return true
  }

  /// Updates the safe area of the subtree after a move or a resize (F6.40).
  func updateSafeArea() {
    guard takeSafeArea() else { return }
    // Iterative, to support trees of any depth.
    var pending = Array(subviewList.reversed())
    while let view = pending.popLast() {
      if view.takeSafeArea() { pending += view.subviewList.reversed() }
    }
  }

  private func takeSafeArea() -> Bool {
    // Fast path for most views: neither the view nor the superview has special settings.
    if extrasStorage == nil && flags.isDisjoint(with: [.preservesSuperviewMargins, .isWindow])
      && (hasPlainSuperview || superview?.safeAreaInsets == .zero)
    {
      return false
    }
    let new = currentSafeAreaInsets
    guard new != extrasStorage?.values.safeAreaInsets ?? .zero else {
      if preservesSuperviewLayoutMargins { updateMargins() }
      return false
    }
    extras.safeAreaInsets = new
    context?.safeAreaDidChange(of: self)
    safeAreaInsetsDidChange()
    viewController?.updateLayoutSupports()
    viewController?.viewSafeAreaInsetsDidChange()
    updateMargins()
    return true
  }

  private var hasPlainSuperview: Bool {
    !(weakHandle.traitsOfParent?.contains(.hasExtras) ?? false)
  }

  var safeAreaOfSuperview: (insets: UIEdgeInsets, bounds: CGRect)? {
    guard let superview else { return nil }
    return (superview.safeAreaInsets, superview.bounds)
  }

  /// The default margins: 8 on all sides (F6.29).
  var usualLayoutMargins: UIEdgeInsets {
    // A controller's view starts from 0: the margins are the system's minimum (F6.30).
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  private var currentSafeAreaInsets: UIEdgeInsets {
    var insets: UIEdgeInsets
    if let root = extrasStorage?.values.rootSafeAreaInsets {
      insets = root
    } else if let (outer, bounds) = outerSafeArea, outer != .zero {
      let frame = geometry.untransformedFrame
      func clip(_ overlap: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(overlap, limit)) }
      insets = UIEdgeInsets(
        top: clip(outer.top - (frame.minY - bounds.minY), outer.top),
        left: clip(outer.left - (frame.minX - bounds.minX), outer.left),
        bottom: clip(outer.bottom - (bounds.maxY - frame.maxY), outer.bottom),
        right: clip(outer.right - (bounds.maxX - frame.maxX), outer.right))
    } else {
      insets = .zero
    }
    if let controller = viewController {
      insets = insets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  package func setRootSafeAreaInsets(_ insets: UIEdgeInsets?) {
    extras.rootSafeAreaInsets = insets
    updateSafeArea()
  }
}

extension UIEdgeInsets {
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}

extension NSDirectionalEdgeInsets {
  package func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension UIView {
  /// The system's minimum side margin (F6.30); the window's shorter side counts.
  final var systemSideMargin: CGFloat {
    let width = bounds.width
    let shorter = window.map { min($0.bounds.width, $0.bounds.height) } ?? width
    return BarDistances.margin(min(width, shorter))
  }
}
