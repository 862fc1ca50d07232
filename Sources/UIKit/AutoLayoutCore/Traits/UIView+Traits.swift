package import AutoLayoutValues
import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4

  func direction(_ surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: surroundings
    }
  }
}

extension UIView {
  /// The inherited traits; querying all views, parents first, takes linear time.
  var inheritedTraits: UITraitCollection {
    traits(inside: nil, knowing: UIScreen.main.traitCollection, by: .ofScreen)
  }

  /// Returns the traits from an ancestor's; `deep` is cached between queries with equal `top`.
  private func traits(
    inside top: UIView?, knowing base: UITraitCollection, by deep: DeepTraits
  ) -> UITraitCollection {
    var base = base
    var overrides: [UITraitCollection] = []
    var limits: [PlacedLimits] = []
    var next: WeakHandle? = weakHandle
    let end = top?.weakHandle
    var root = weakHandle
    var levels = 0
    var isDeep = false
    while let handle = next, handle != end {
      if levels == DeepTraits.reach {
        deep.refresh(knowing: base)
        isDeep = true
      }
      if isDeep, let view = handle.view, let known = deep.answer(of: view) {
        (base, root) = known
        break
      }
      guard handle.isAlive else { break }
      // Most views have no traits of their own and need not be retained.
      if handle.traits.contains(.hasExtras), let box = handle.view?.extrasStorage {
        if let own = box.values.rare?.sizeLimits {
          limits.append(PlacedLimits(limits: own, start: overrides.count))
        }
        // The list is reversed at the end: the view's own style precedes the host's.
        if let style = box.values.rare?.overrideUserInterfaceStyle, style != .unspecified {
          overrides.append(UITraitCollection(userInterfaceStyle: style))
        }
        if let traits = box.values.traitOverrides { overrides.append(traits) }
      }
      root = handle
      next = handle.parent
      levels += 1
    }
    deep.climbed &+= levels
    var traits = base.overridden(by: overrides)
    if !limits.isEmpty { traits = traits.limited(by: limits, overrides, from: base) }
    if isDeep { deep.keep(traits, of: self, root: root) }
    return traits
  }

  /// Whether any view ever overrode the appearance; until then layout skips setting it.
  static var someAppearanceIsSet = false

  package var hasOwnTraits: Bool {
    guard let values = extrasStorage?.values else { return false }
    return values.traitOverrides != nil
      || (values.rare?.overrideUserInterfaceStyle ?? .unspecified) != .unspecified
  }

  package func setTraitOverrides(_ traits: UITraitCollection?) {
    // Light colors are equal at both levels.
    if let appearance = traits?.colorAppearance, appearance.isDark || appearance.hasHighContrast {
      UIView.someAppearanceIsSet = true
    }
    changeTraits { extras.traitOverrides = traits }
  }

  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    DeepTraits.changes &+= 1
    // From iOS 26 on the next update pass begins with the changes of traits (F15.6).
    guard UpdateTracking.has(.traitChangesInUpdatePass), let context = liveContext,
      context.turn != .never
    else {
      return notifyOfTraitChange(old)
    }
    if !context.queues.traits.contains(where: { $0.view == weakHandle }) {
      context.queues.traits.append((weakHandle, old))
    }
    context.requestTurn()
  }

  func notifyOfTraitChange(_ old: UITraitCollection) {
    let new = traitCollection
    if new.layoutDirection != old.layoutDirection { context?.directionDidChange(of: self) }
    let isRecolored = new.hasDifferentColorAppearance(comparedTo: old)
    let before = DeepTraits()
    forEachInTree { view in
      guard isRecolored else { return view.notifyOwnTraitChange(old) }
      // The subtree of a view that overrides the appearance may be unaffected.
      let known = view.traits(inside: self, knowing: old, by: before)
      let traits = view.traitCollection
      guard !traits.isEqual(known) else { return }
      // Colors are resolved with the view's traits (F12.10).
      traits.asCurrent { view.notifyOwnTraitChange(known) }
    }
  }

  private func notifyOwnTraitChange(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    notifyTraitObservers(old)
    UpdateTracking.traits(of: self, changedFrom: old)
    guard let controller = viewController else { return }
    controller.traitCollectionDidChange(old)
    controller.notifyTraitObservers(old)
    UpdateTracking.traits(of: controller, changedFrom: old)
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
    markNeedsLayout()
    updateMargins()
  }

  /// The layout direction of the view's content (F6.47).
  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    // A tree that has no right-to-left views skips the trait lookup for each constraint.
    if let context, !context.mayBeMirrored { return .leftToRight }
    return switch extras.semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension UITraitCollection {
  @MainActor
  fileprivate func overridden(by overrides: [UITraitCollection]) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    guard overrides.count == 1 else {
      return UITraitCollection(traitsFrom: [self] + overrides.reversed())
    }
    // In most cases only the root has overrides, and all descendants query them in turn.
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
