public import AutoLayoutValues
public import Foundation

extension UIScreen {
  /// Notifies controllers first, then updates the views, then runs the animations alongside.
  func change(to size: CGSize, traits: UITraitCollection, _ body: () -> Void) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let geometries = scenes.map { (scene: $0, old: $0.earlierGeometry ?? $0.effectiveGeometry) }
    let old = bounds.size
    let windows = UIApplication.shared.windows.filter { $0.bounds.size == old }
    let transitions = windows.map { window in
      let transition = InstantTransition(window)
      window.transition = transition
      window.rootViewController?.willTransition(to: traits, with: transition)
      if size != old { window.rootViewController?.viewWillTransition(to: size, with: transition) }
      return transition
    }
    let known = windows.map(\.traitCollection)
    body()
    for (index, window) in windows.enumerated() {
      window.notifyOfTraitChange(known[index])
      window.frame = bounds
      window.updateSafeArea()
      transitions[index].run()
      window.transition = nil
    }
    for (scene, old) in geometries {
      let new = scene.effectiveGeometry
      if new.systemFrame != old.systemFrame
        || new.interfaceOrientation != old.interfaceOrientation
        || new.isInteractivelyResizing != old.isInteractivelyResizing
      {
        scene.geometryDidChange(from: old)
      }
    }
  }

  /// Shows or hides a simulated keyboard in points and posts the notifications (F6.44).
  public func simulateKeyboard(_ frame: CGRect?) {
    let hidden = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
    let (old, new) = (keyboardFrame ?? hidden, frame ?? hidden)
    guard old != new else { return }
    let center = NotificationCenter.default
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
    ]
    let isShown = frame != nil
    center.post(
      name: isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      object: self, userInfo: info)
    center.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: self, userInfo: info)
    keyboardFrame = frame
    for window in UIApplication.shared.windows {
      window.forEachInTree { $0.keyboardDidChange() }
    }
    center.post(
      name: isShown
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      object: self, userInfo: info)
  }
}

extension UIView {
  func keyboardDidChange() {
    if let guide = existingGuide(.keyboard) { context?.updateGuide(guide) }
    scroller?.insetsMayHaveChanged()
  }

  package var keyboardRect: CGRect? {
    guard let window, let frame = UIScreen.main.keyboardFrame else { return nil }
    let rect = convert(frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: window)
    let part = rect.intersection(bounds)
    return part.isNull || part.isEmpty ? nil : part
  }

  /// The insets of the keyboard guide, at the bottom edge while it is hidden (F6.44).
  var keyboardGuideInsets: UIEdgeInsets {
    let guide = existingGuide(.keyboard) as? UIKeyboardLayoutGuide
    let bottom = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    let isDocked = keyboardRect.map { $0.maxY >= bounds.maxY - 0.5 } ?? false
    guard let rect = keyboardRect, isDocked || guide?.followsUndockedKeyboard == true else {
      return UIEdgeInsets(top: max(0, bounds.height - bottom), left: 0, bottom: 0, right: 0)
    }
    let top = min(rect.minY - bounds.minY, bounds.height - bottom)
    return UIEdgeInsets(
      top: top, left: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
      right: bounds.maxX - rect.maxX)
  }
}
