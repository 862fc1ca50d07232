package import AutoLayoutValues
import Foundation

/// A direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// What a view shows, as far as the direction of reading is concerned.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of reading.
  case unspecified = 0
  /// Controls of playback: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// What the view and its window know about the device and the user's settings.
  var inheritedTraits: UITraitCollection {
    var overrides: [UITraitCollection] = []
    var view: UIView? = self
    while let present = view {
      if let box = present.extrasStorage {
        if let traits = box.values.traitOverrides { overrides.append(traits) }
        if let style = box.values.rare?.overrideUserInterfaceStyle, style != .unspecified {
          overrides.append(UITraitCollection(userInterfaceStyle: style))
        }
      }
      view = present.superview
    }
    guard !overrides.isEmpty else { return UIScreen.main.traitCollection }
    return UITraitCollection(traitsFrom: [UIScreen.main.traitCollection] + overrides.reversed())
  }

  /// Gives the view and everything inside it traits other than the screen's.
  package func setTraitOverrides(_ traits: UITraitCollection?) {
    changeTraits { extras.traitOverrides = traits }
  }

  /// Makes a change that gives the view and everything inside it other traits, and tells them.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    tellOfTraits(old)
  }

  /// Tells the view and everything inside it that other traits are known than before.
  func tellOfTraits(_ old: UITraitCollection) {
    if traitCollection.layoutDirection != old.layoutDirection {
      context?.directionDidChange(of: self)
    }
    forEachInTree { view in
      view.traitCollectionDidChange(old)
      view.notifyTraitObservers(old)
      guard let controller = view.viewController else { return }
      controller.traitCollectionDidChange(old)
      controller.notifyTraitObservers(old)
    }
  }

  func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    changeTraits { rareState.overrideUserInterfaceStyle = style }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != extras.semanticContentAttribute else { return }
    extras.semanticContentAttribute = attribute
    context?.directionDidChange(of: self)
  }

  /// The direction in which the view's content is laid out (F6.47).
  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    // The traits are not asked for every constraint of a tree in which nothing reads from right to
    // left.
    if let context, !context.mayBeMirrored { return .leftToRight }
    return switch extras.semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension UISemanticContentAttribute {
  /// The direction for what a view shows, where other content has a given one.
  func direction(_ surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: surroundings
    }
  }
}
