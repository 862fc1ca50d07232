import AutoLayoutValues

/// The limits that a view sets for the text size of its subtree (F11.71).
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    // The maximum comes last: it wins over a minimum above it.
    let raised = minimum.map { max(category, $0) } ?? category
    return maximum.map { min(raised, $0) } ?? raised
  }
}

/// Limits among the overrides of traits, which are listed from the view up to the root.
struct PlacedLimits {
  let limits: ContentSizeLimits
  /// The index of the first override that the limits apply to.
  let start: Int
}

extension UITraitCollection {
  /// Applies limits and overridden text sizes in turn, from the root down.
  func limited(
    by limits: [PlacedLimits], _ overrides: [UITraitCollection], from base: UITraitCollection
  ) -> UITraitCollection {
    var category = base.preferredContentSizeCategory
    var above = overrides.count
    for level in limits.reversed() {
      category = overrides[level.start..<above].overriding(category)
      above = level.start
      category = level.limits.limiting(category)
    }
    category = overrides[..<above].overriding(category)
    guard category != preferredContentSizeCategory else { return self }
    return UITraitCollection(traitsFrom: [
      self, UITraitCollection(preferredContentSizeCategory: category),
    ])
  }
}

extension ArraySlice<UITraitCollection> {
  /// The text size of the lowest override that sets it.
  @MainActor
  fileprivate func overriding(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    first { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
      ?? category
  }
}

extension UIView {
  /// Whether any view ever set a limit; until then moved views keep their text sizes.
  static var someSizeIsLimited = false

  var sizeLimits: ContentSizeLimits {
    extrasStorage?.values.rare?.sizeLimits ?? ContentSizeLimits()
  }

  func setSizeLimits(_ limits: ContentSizeLimits) {
    let old = sizeLimits
    guard limits.minimum != old.minimum || limits.maximum != old.maximum else { return }
    UIView.someSizeIsLimited = true
    changeTraits { rareState.sizeLimits = limits.isEmpty ? nil : limits }
  }

  /// Notifies a subtree that a move brought under other limits.
  func notifyOfMove(from old: UITraitCollection) {
    guard traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory else {
      return
    }
    notifyOfTraitChange(old)
  }

  var describedSizeLimits: String {
    var lines: [String] = []
    var view: UIView? = self
    while let present = view {
      let limits = present.sizeLimits
      for (name, limit) in [("minimum", limits.minimum), ("maximum", limits.maximum)] {
        guard let limit else { continue }
        lines.append("\(name) \(limit.rawValue) of \(LayoutItemName.of(present))")
      }
      view = present.superview
    }
    return lines.joined(separator: "\n")
  }
}
