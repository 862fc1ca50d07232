import AutoLayout
import Foundation

/// Frames, guides and baselines of a tree as marks.
@MainActor
struct BoxMarks {
  let root: UIView
  let views: VisibleViews
  let source: OverlaySource

  /// The frame of each view, with its size.
  var frames: [OverlayMark] {
    views.authored.map { place in
      let size = [place.frame.width, place.frame.height].map(ConstraintText.number)
      return mark(
        .frames, place.view, place.frame, size.joined(separator: " × "), at: place.frame.topMiddle)
    }
  }

  /// Alignment rectangles, with the insets where they differ from frames.
  var alignmentRects: [OverlayMark] {
    views.authored.map { place in
      let insets = place.view.alignmentRectInsets
      let sides = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ].filter { $0.1 != 0 }
      let text = sides.map { "\($0.0) \(ConstraintText.number($0.1))" }.joined(separator: ", ")
      let rect = place.view.alignmentRect(forFrame: place.frame)
      return mark(.alignment, place.view, rect, text, at: rect.topMiddle)
    }
  }

  /// The first and last baselines of text; one where they are the same.
  var baselines: [OverlayMark] {
    views.authored.flatMap { place -> [OverlayMark] in
      let attributes: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
      let heights = Set(attributes.compactMap { place.view.baselinePlace($0) }).sorted()
      return heights.map { height in
        let y = place.corner.y + height
        return OverlayMark(
          .baselines, name: source.name(place.view),
          .line(
            from: CGPoint(x: place.frame.minX, y: y), to: CGPoint(x: place.frame.maxX, y: y)))
      }
    }
  }

  // MARK: - Guides

  /// The margins of the root, and of views whose margins are used.
  func margins(_ kind: OverlayKind) -> [OverlayMark] {
    views.places.filter { uses($0, .margins) }.map { place in
      let box = place.frame.inset(by: place.view.insets(of: .margins))
      return mark(kind, place.view, box, "Margins", at: box.bottomMiddle)
    }
  }

  /// The safe area of the root, and of views whose safe areas are used.
  func safeAreas(_ kind: OverlayKind) -> [OverlayMark] {
    views.places.filter { uses($0, .safeArea) }.map { place in
      let box = place.frame.inset(by: place.view.safeAreaInsets)
      return mark(kind, place.view, box, "Safe Area", at: box.topMiddle)
    }
  }

  /// The author's guides, and those of readable content and the keyboard that are used.
  var otherGuides: [OverlayMark] {
    let used = usedGuides
    return views.places.flatMap { place -> [OverlayMark] in
      let owned = place.view.layoutGuides.filter { $0.role == .custom || $0.role == .layoutSupport }
      let system = [UILayoutGuide.Role.readableContent, .keyboard]
        .compactMap { place.view.existingGuide($0) }.filter { used.contains(ObjectIdentifier($0)) }
      return (owned + system).compactMap { guide in
        guard let box = views.rect(of: guide) else { return nil }
        return OverlayMark(
          .guides, name: source.name(guide), .box(box),
          labels: [OverlayMark.Label(title(of: guide), at: box.middle)], isDashed: true)
      }
    }
  }

  private func title(of guide: UILayoutGuide) -> String {
    switch guide.role {
    case .readableContent: "Readable Content"
    case .keyboard: "Keyboard"
    default: guide.identifier.isEmpty ? "Layout Guide" : source.name(guide)
    }
  }

  /// The guides that constraints name.
  private var usedGuides: Set<ObjectIdentifier> {
    Set(
      views.places.flatMap { place in
        place.view.constraints.flatMap { [$0.firstItem, $0.secondItem] }
          .compactMap { ($0 as? UILayoutGuide).map(ObjectIdentifier.init) }
      })
  }

  /// Whether a view is the root, or constraints name its guide or an attribute of its margins.
  private func uses(_ place: VisibleViews.Place, _ role: UILayoutGuide.Role) -> Bool {
    if place.view === root { return true }
    guard place.isAuthored, place.isInPicture else { return false }
    let guide = place.view.existingGuide(role)
    // Constraints with a view's margins or guides are held by it or further out, mostly by it.
    let held = place.view.constraints + (place.view.superview?.constraints ?? [])
    return held.contains { constraint in
      guard constraint.isAuthored else { return false }
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { item, attribute in
        guard let item else { return false }
        return item === guide
          || role == .margins && item === place.view && attribute.marginLine != nil
      }
    }
  }

  private func mark(
    _ kind: OverlayKind, _ view: UIView, _ box: CGRect, _ text: String, at anchor: CGPoint
  ) -> OverlayMark {
    let isGuide = kind == .margins || kind == .safeArea || kind == .guides
    return OverlayMark(
      kind, name: source.name(view), .box(box),
      labels: text.isEmpty ? [] : [OverlayMark.Label(text, at: anchor)], isDashed: isGuide)
  }
}

extension CGRect {
  /// The point in the middle of the upper edge.
  var topMiddle: CGPoint { CGPoint(x: midX, y: minY) }
  /// The point in the middle of the lower edge.
  var bottomMiddle: CGPoint { CGPoint(x: midX, y: maxY) }
}
