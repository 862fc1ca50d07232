internal import InterfaceBuilder

/// Safe areas, and the top and bottom guides of controllers (F16.8).
extension NibUnit {
  /// Whether the nib is for systems with safe areas.
  var usesSafeArea: Bool { document.target == 0 || document.target >= 1100 }

  /// The edge's item; on systems before iOS 11 an edge of the safe area is the view's edge.
  func edgeItem(_ element: Int, _ attribute: Int64, edge: Int64) -> Int {
    guard document.name(element) == "viewLayoutGuide", !usesSafeArea else {
      return object(for: element)
    }
    let view = markup[element].parent ?? 0
    return object(for: view)
  }

  func storyboardObject(_ element: Int, _ name: String) -> Int? {
    switch name {
    case "segue": return segue(element)
    case "viewLayoutGuide": return viewGuide(element)
    case "viewControllerLayoutGuide":
      let view =
        (markup[element].parent.flatMap { markup[$0].parent }).flatMap {
          document.child("view", of: $0)
        }
      if let view { _ = object(for: view) }
      return existing(element)
    default: return nil
    }
  }

  /// The identifiers of guides apart from the safe area; no compiled document shows them.
  private static let identifiers = [
    "contentLayoutGuide": "UIScrollView-contentLayoutGuide",
    "frameLayoutGuide": "UIScrollView-frameLayoutGuide",
    "keyboard": "UIViewKeyboardLayoutGuide",
  ]

  private func viewGuide(_ element: Int) -> Int {
    let key = document.attribute("key", of: element) ?? ""
    let other = Self.identifiers[key]
    if other != nil {
      document.report(
        .warning, "not-proven", "<viewLayoutGuide> of the kind \(key) is not proven", at: element)
    }
    let index = add("UILayoutGuide")
    register(index, for: element)
    let view = object(for: markup[element].parent ?? 0)
    set("UILayoutGuideShouldBeArchived", .bool(true), of: index)
    set("UILayoutGuideOwningViewIsLocked", .bool(true), of: index)
    set("UILayoutGuideAllowsNegativeDimensions", .bool(true), of: index)
    set("UILayoutGuideIdentifier", .object(string(other ?? "UIViewSafeAreaLayoutGuide")), of: index)
    set("UILayoutGuideOwningView", .object(view), of: index)
    guard other == nil else { return index }
    let rows: [(String, Int64)] = [("top", 3), ("bottom", 4), ("left", 1), ("right", 2)]
    let constraints = rows.map { name, attribute in
      let constraint = add("NSLayoutConstraint")
      write(
        Constraint(
          first: (index, attribute), second: (view, attribute),
          identifier: "UIViewSafeAreaLayoutGuide-\(name)"), into: constraint)
      return constraint
    }
    set("UILayoutGuideSystemConstraints", .object(collection("NSArray", constraints)), of: index)
    return index
  }

  /// Adds guides that no constraint uses, with no view.
  func addUnusedGuides() {
    guard xcode >= 900 else { return }
    for guide in document.viewGuides
    where isMember(guide) && existing(guide) == nil && (usesSafeArea || isUsed(guide)) {
      let index = add("UILayoutGuide")
      register(index, for: guide)
      set("UILayoutGuideOwningView", .null, of: index)
      for key in ["OwningViewIsLocked", "ShouldBeArchived", "AllowsNegativeDimensions"] {
        set("UILayoutGuide\(key)", .bool(false), of: index)
      }
      set("UILayoutGuideIdentifier", .object(string("")), of: index)
    }
  }

  func layoutGuides(of element: Int) -> NibValue? {
    guard usesSafeArea else { return nil }
    let guides = markup[element].children.filter {
      document.name($0) == "viewLayoutGuide" && isUsed($0)
    }
    guard !guides.isEmpty else { return nil }
    return .object(collection("NSMutableArray", guides.map { object(for: $0) }))
  }

  func isUsed(_ guide: Int) -> Bool {
    guard let id = document.attribute("id", of: guide) else { return false }
    return document.constraintItems.contains(id)
  }

  // MARK: - Guides of controllers

  func makeControllerGuides(of view: Int, _ object: Int) {
    guard guideViews[view] == nil, document.attribute("key", of: view) == "view",
      let controller = markup[view].parent
    else { return }
    let guides = document.contents("layoutGuides", of: controller).filter {
      document.name($0) == "viewControllerLayoutGuide"
    }
    guard !guides.isEmpty else { return }
    guideViews[view] = guides.map { guide in
      let isTop = document.attribute("type", of: guide) == "top"
      let index = add("_UILayoutGuide")
      register(index, for: guide)
      if xcode >= 800 { set("UIDeepDrawRect", .bool(true), of: index) }
      for key in ["UIOpaque", "UIHidden", "UIAutoresizeSubviews"] {
        set(key, .bool(true), of: index)
      }
      set("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), of: index)
      if xcode >= 700 { set("UIViewSemanticContentAttribute", .integer(0), of: index) }
      if xcode >= 1100 { set("UIViewLargeContentStoredProperties", .null, of: index) }
      set(
        "_UILayoutGuideIdentifier",
        .object(string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")), of: index)
      let support = add("_UILayoutSupportConstraint")
      write(Constraint(first: (index, 7), priority: 999), into: support)
      set(
        "UIViewAutolayoutConstraints", .object(collection("NSMutableArray", [support])), of: index)
      let edge =
        isTop
        ? Constraint(first: (index, 3), second: (object, 3))
        : Constraint(first: (object, 4), second: (index, 4))
      let rows = [
        Constraint(first: (index, 5), second: (object, 5)), edge, Constraint(first: (index, 8)),
      ]
      let constraints = rows.map { row in
        let constraint = add("NSLayoutConstraint")
        write(row, into: constraint)
        return constraint
      }
      addedConstraints[view, default: []] += constraints
      set(
        "_UILayoutGuideConstraintsToRemove", .object(collection("NSArray", constraints)), of: index)
      return index
    }
  }
}
