import AutoLayout
import Foundation

@MainActor
struct BoxMarks {
  let root: UIView
  let views: VisibleViews
  let source: OverlaySource
  private let usage: GuideUsage

  init(root: UIView, views: VisibleViews, source: OverlaySource) {
    self.root = root
    self.views = views
    self.source = source
    usage = GuideUsage(in: views)
  }

  var frames: [OverlayMark] {
    views.authored.map { place in
      let size = [place.frame.width, place.frame.height].map(ConstraintText.number)
      return mark(
        .frames, place.view, place.frame, size.joined(separator: " × "),
        at: CGPoint(x: place.frame.maxX, y: place.frame.minY))
    }
  }

  func alignmentRects(besideFrames hasFrames: Bool) -> [OverlayMark] {
    views.authored.compactMap { place in
      let insets = place.view.alignmentRectInsets
      let sides = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ].filter { $0.1 != 0 }
      let text = sides.map { "\($0.0) \(ConstraintText.number($0.1))" }.joined(separator: ", ")
      let rect = place.view.alignmentRect(forFrame: place.frame)
      guard !hasFrames || rect != place.frame else { return nil }
      return mark(.alignment, place.view, rect, text, at: rect.topMiddle)
    }
  }

  /// The first and last baselines of text; a single mark if they are equal.
  var baselines: [OverlayMark] {
    views.authored.flatMap { place -> [OverlayMark] in
      let attributes: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
      var heights = attributes.compactMap { place.view.baselinePlace($0) }
      if heights.count > 1, abs(heights[0] - heights[1]) < 1 { heights.removeLast() }
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

  func margins(_ kind: OverlayKind) -> [OverlayMark] {
    views.places.filter { uses($0, .margins) }.map { place in
      let box = place.frame.inset(by: place.view.insets(of: .margins))
      return mark(kind, place.view, box, "Margins", at: box.bottomMiddle)
    }
  }

  func safeAreas(_ kind: OverlayKind) -> [OverlayMark] {
    views.places.filter { uses($0, .safeArea) }.map { place in
      let box = place.frame.inset(by: place.view.safeAreaInsets)
      return mark(kind, place.view, box, "Safe Area", at: box.topMiddle)
    }
  }

  /// The author's guides, plus the readable content and keyboard guides that are used.
  var otherGuides: [OverlayMark] {
    views.places.filter(\.isInPicture).flatMap { place -> [OverlayMark] in
      let owned = place.view.layoutGuides.filter { $0.role == .custom || $0.role == .layoutSupport }
      let system = [UILayoutGuide.Role.readableContent, .keyboard]
        .compactMap { place.view.existingGuide($0) }.filter(usage.names)
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

  /// Whether a view is the root, or constraints use the view's guide or margin attributes.
  private func uses(_ place: VisibleViews.Place, _ role: UILayoutGuide.Role) -> Bool {
    place.view === root
      || place.isAuthored && place.isInPicture && usage.names(role, of: place.view)
  }

  private func mark(
    _ kind: OverlayKind, _ view: UIView, _ box: CGRect, _ text: String, at anchor: CGPoint
  ) -> OverlayMark {
    let isGuide = kind == .margins || kind == .safeArea || kind == .guides
    return OverlayMark(
      kind, name: source.name(view), .box(box),
      labels: text.isEmpty ? [] : [OverlayMark.Label(text, at: anchor)], isDashed: isGuide)
  }

  /// The maximum number of views to find another frame for; each costs a layout.
  private static let exerciseLimit = 64
  private static let tolerance: CGFloat = 0.51

  /// Ambiguous views, with another frame that satisfies the constraints (F8.17).
  var ambiguities: [OverlayMark] {
    let shown = source.faults.ambiguities.filter { views[$0.view] != nil }
    return shown.enumerated().flatMap { number, ambiguity -> [OverlayMark] in
      guard let place = views[ambiguity.view] else { return [] }
      let name = source.name(ambiguity.view)
      var marks = [
        OverlayMark(
          .ambiguity, name: name, .box(place.frame),
          labels: [
            OverlayMark.Label(
              "ambiguous " + ambiguity.values.joined(separator: ", "), at: place.frame.topMiddle)
          ], state: .ambiguous)
      ]
      if number < Self.exerciseLimit, let other = otherFrame(of: place) {
        marks.append(
          OverlayMark(.ambiguity, name: name, .box(other), state: .ambiguous, isDashed: true))
      }
      return marks
    }
  }

  private func otherFrame(of place: VisibleViews.Place) -> CGRect? {
    let view = place.view
    view.exerciseAmbiguityInLayout()
    defer { view.exerciseAmbiguityInLayout() }
    guard view !== root, let parent = view.superview else { return nil }
    let box = parent.convert(view.frame, to: root)
    let other = box.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    return other.isNear(place.frame, Self.tolerance) ? nil : other
  }

  /// The frames of the document minus the layout's, if they differ (F10.37).
  var misplacements: [OverlayMark] {
    source.faults.misplacements.compactMap { misplacement in
      guard let place = views[misplacement.view], let parent = misplacement.view.superview,
        let outer = views[parent]
      else { return nil }
      let box = misplacement.frame.offsetBy(dx: outer.corner.x, dy: outer.corner.y)
      let actual = place.frame
      let labels: [(CGFloat, String, CGPoint)] = [
        (box.minX - actual.minX, "", CGPoint(x: box.minX, y: box.midY)),
        (box.minY - actual.minY, "", box.topMiddle),
        (box.width - actual.width, "width ", box.bottomMiddle),
        (box.height - actual.height, "height ", CGPoint(x: box.maxX, y: box.midY)),
      ]
      return OverlayMark(
        .misplaced, name: source.name(misplacement.view), .box(box),
        labels: labels.filter { abs($0.0) >= Self.tolerance }.map { difference, word, anchor in
          let sign = difference > 0 ? "+" : ""
          return OverlayMark.Label(word + sign + ConstraintText.number(difference), at: anchor)
        }, state: .misplaced, isDashed: true)
    }
  }
}

extension CGRect {
  var topMiddle: CGPoint { CGPoint(x: midX, y: minY) }
  var bottomMiddle: CGPoint { CGPoint(x: midX, y: maxY) }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, _ distance: CGFloat) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}
