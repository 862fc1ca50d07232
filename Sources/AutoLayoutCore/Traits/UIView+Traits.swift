package import AutoLayoutValues
import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playback: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension UIView {
  /// What the view and its window know about the device and the user's settings.
  ///
  /// All views of a tree are asked in linear time, parents first.
  var inheritedTraits: UITraitCollection {
    traits(inside: nil, knowing: UIScreen.main.traitCollection, by: .ofScreen)
  }

  /// What the view knows where a view around it, or nil for the screen, knows something; `deep` is
  /// kept between questions with the same `top`.
  private func traits(
    inside top: UIView?, knowing base: UITraitCollection, by deep: DeepTraits
  ) -> UITraitCollection {
    var base = base
    var overrides: [UITraitCollection] = []
    var view: UIView? = self
    var root = weakHandle
    var levels = 0
    var isDeep = false
    while let present = view, present !== top {
      if levels == DeepTraits.reach {
        deep.refresh(knowing: base)
        isDeep = true
      }
      if isDeep, let known = deep.answer(of: present) {
        (base, root) = known
        break
      }
      if let box = present.extrasStorage {
        // The list is turned round in the end: what the view itself says of its style counts more
        // than what a host gives it.
        if let style = box.values.rare?.overrideUserInterfaceStyle, style != .unspecified {
          overrides.append(UITraitCollection(userInterfaceStyle: style))
        }
        if let traits = box.values.traitOverrides { overrides.append(traits) }
      }
      root = present.weakHandle
      view = present.superview
      levels += 1
    }
    let traits = base.overridden(by: overrides)
    if isDeep { deep.keep(traits, of: self, root: root) }
    return traits
  }

  /// Whether any view was ever given an appearance: as long as none was, what is drawn and laid out
  /// need not say which one it is for.
  static var someAppearanceIsSet = false

  /// Whether other traits than in the superview are known in the view.
  package var hasOwnTraits: Bool {
    guard let values = extrasStorage?.values else { return false }
    return values.traitOverrides != nil
      || (values.rare?.overrideUserInterfaceStyle ?? .unspecified) != .unspecified
  }

  /// Gives the view and everything inside it traits other than the screen's.
  package func setTraitOverrides(_ traits: UITraitCollection?) {
    // Light colours are the same at both levels.
    if let appearance = traits?.colorAppearance, appearance.isDark || appearance.hasHighContrast {
      UIView.someAppearanceIsSet = true
    }
    changeTraits { extras.traitOverrides = traits }
  }

  /// Makes a change that gives the view and everything inside it other traits, and tells them.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    DeepTraits.changes &+= 1
    tellOfTraits(old)
  }

  /// Tells the view and everything inside it that other traits are known than before.
  func tellOfTraits(_ old: UITraitCollection) {
    let new = traitCollection
    if new.layoutDirection != old.layoutDirection { context?.directionDidChange(of: self) }
    let isRecolored = new.hasDifferentColorAppearance(comparedTo: old)
    let before = DeepTraits()
    forEachInTree { view in
      guard isRecolored else { return view.tellOfOwnTraits(old) }
      // A view of an appearance of its own, and what is inside it, may know nothing new.
      let known = view.traits(inside: self, knowing: old, by: before)
      let traits = view.traitCollection
      guard !traits.isEqual(known) else { return }
      // Colours are asked for as the view shows them (F12.10).
      traits.asCurrent { view.tellOfOwnTraits(known) }
    }
  }

  private func tellOfOwnTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    notifyTraitObservers(old)
    guard let controller = viewController else { return }
    controller.traitCollectionDidChange(old)
    controller.notifyTraitObservers(old)
  }

  func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    UIView.someAppearanceIsSet = true
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

extension UITraitCollection {
  /// These traits, and what views say instead of them, the innermost view first.
  @MainActor
  fileprivate func overridden(by overrides: [UITraitCollection]) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    guard overrides.count == 1 else {
      return UITraitCollection(traitsFrom: [self] + overrides.reversed())
    }
    // Mostly one view has traits, a root, and all those inside it ask after each other.
    if let last = Self.lastMerge, last.base === self, last.override === overrides[0] {
      return last.merged
    }
    let merged = UITraitCollection(traitsFrom: [self, overrides[0]])
    Self.lastMerge = (self, overrides[0], merged)
    return merged
  }

  @MainActor fileprivate static var lastMerge:
    (base: UITraitCollection, override: UITraitCollection, merged: UITraitCollection)?
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
