/// The installed objects: `default` applies first, then variations from the least specific on
/// (F10.10).
struct InstalledObjects: Sendable {
  let views: [Bool]
  let constraints: [Bool]
  let constrained: [Bool]

  /// Applies a document's variations.
  init(contents: DocumentContents, width: SizeClass?, height: SizeClass?) {
    var absent: Set<String> = []
    for view in contents.views where !view.variations.isEmpty {
      for variation in view.variations.matching(width: width, height: height) {
        for mask in variation.masks {
          absent.formUnion(mask.excluded)
          absent.subtract(mask.included)
        }
      }
    }
    // Parents come before their children, so a single pass propagates absence to subtrees.
    var views: [Bool] = []
    views.reserveCapacity(contents.views.count)
    for view in contents.views {
      let isInside = view.parent.map { views[$0.offset] } ?? true
      views.append(isInside && !absent.contains(view.id))
    }
    var constrained = [Bool](repeating: false, count: contents.views.count)
    constraints = contents.constraints.map { element in
      guard views[element.owner.offset], !absent.contains(element.id) else { return false }
      let first = element.firstItem.map { contents.viewsByID[$0] } ?? element.owner
      if let first { constrained[first.offset] = true }
      if let second = element.secondItem.flatMap({ contents.viewsByID[$0] }) {
        constrained[second.offset] = true
      }
      return true
    }
    self.views = views
    self.constrained = constrained
  }
}

extension [VariationElement] {
  /// The variations that match size classes, from the least to the most specific.
  func matching(width: SizeClass?, height: SizeClass?) -> [VariationElement] {
    let fitting = filter { variation in
      let key = variation.key
      return key.unknown.isEmpty && (key.width == nil || key.width == width)
        && (key.height == nil || key.height == height)
    }
    // The offset makes the sort stable for equal specificity.
    return fitting.enumerated().sorted {
      ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset)
    }.map(\.element)
  }
}
