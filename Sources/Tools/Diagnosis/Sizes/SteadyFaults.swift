import AutoLayout
import Foundation
import InterfaceBuilder
import TextMetrics

/// The places of a scene's views at a size, and everything that decides about their faults.
@MainActor
struct SizeSnapshot {
  struct Place {
    let rect: CGRect
    let bounds: CGSize
    /// The size before rounding to pixels.
    let solved: CGSize?
    /// Nil for an invisible view.
    let need: TextFit.Need?
  }

  let digests: [LayoutDigest?]
  let safeAreas: [UIEdgeInsets]
  let places: [Place]
  let pieces: [VisibleContent.Piece]

  init(_ scene: CheckedScene) {
    digests = scene.survey.roots.map(\.layoutDigest)
    safeAreas = scene.survey.roots.map(\.safeAreaInsets)
    pieces = scene.pieces
    places = scene.survey.items.map { item in
      let isShown = item.isVisible && item.rect.width > 0 && item.rect.height > 0
      return Place(
        rect: item.rect, bounds: item.view.bounds.size, solved: item.view.solvedSize,
        need: isShown ? item.text.need : nil)
    }
  }
}

/// How a view follows the size of the window.
@MainActor
struct ViewMotion {
  /// Whether the frame is linear in the size before rounding, as long as the digest is equal.
  let isLinear: Bool
  /// The number of roundings between the view and the parent in the document.
  let roundings: Int

  static func all(in survey: SceneSurvey) -> [ViewMotion] {
    survey.items.map { item in
      guard let parent = item.parent else { return ViewMotion(isLinear: true, roundings: 0) }
      var roundings = 1
      var above = item.view.superview
      while let view = above, view !== survey.items[parent].view {
        roundings += 1
        above = view.superview
      }
      if item.view.solvedSize != nil { return ViewMotion(isLinear: true, roundings: roundings) }
      return ViewMotion(
        isLinear: item.view.isAutoresized && (parent == item.root || item.view.growsEvenly),
        roundings: roundings + 1)
    }
  }
}

extension UIView {
  fileprivate var isAutoresized: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty
  }

  /// Whether autoresizing gives each change to a single part: shares of several depend on earlier
  /// sizes.
  fileprivate var growsEvenly: Bool {
    let across: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let down: AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return [across, down].allSatisfy { axis in
      autoresizingMask.intersection(axis).rawValue.nonzeroBitCount <= 1
    }
  }
}

/// Whether faults that are equal at two sizes are equal at all sizes between them.
///
/// Equal digests make rectangles linear in the size, before they are rounded. A fault is a
/// comparison of such values. If it has the same answer at both sizes, by more than rounding can
/// change, it has this answer in between. An unclear answer is no.
@MainActor
struct SteadyFaults {
  private let scene: CheckedScene
  private let first: SizeSnapshot
  private let last: SizeSnapshot
  private let pixel: Double
  /// The roundings that take part in the near and far edges of each item, in both directions.
  private var near: [Roundings] = []
  private var far: [Roundings] = []
  /// The possible change of each item's extents by rounding, in points.
  private var slack: [CGSize] = []

  private struct Roundings {
    var x = 0
    var y = 0
  }

  private init(_ scene: CheckedScene, _ first: SizeSnapshot, _ last: SizeSnapshot) {
    self.scene = scene
    self.first = first
    self.last = last
    pixel = 1 / Double(max(1, scene.survey.roots.first?.traitCollection.displayScale ?? 1))
  }

  /// - Parameter follows: Whether a live scene has both sizes, or each size has a fresh scene.
  static func hold(
    in scene: CheckedScene, from first: SizeSnapshot, to last: SizeSnapshot, distance: Int,
    follows: Bool
  ) -> Bool {
    guard first.safeAreas == last.safeAreas, first.pieces.map(\.item) == last.pieces.map(\.item),
      first.digests.map({ $0?.state }) == last.digests.map({ $0?.state }),
      follows || first.digests == last.digests
    else { return false }
    var test = SteadyFaults(scene, first, last)
    return test.rootsFollow(distance) && test.measure() && test.textsHold && test.screenHolds
      && test.overlapsHold
  }

  // MARK: Views

  private static let rounding = 1e-6

  private static func differ(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) > rounding }

  /// Whether the roots have a fixed distance to the window's edges, or a fixed extent.
  private func rootsFollow(_ distance: Int) -> Bool {
    scene.survey.items.indices.allSatisfy { index in
      guard scene.survey.items[index].parent == nil else { return true }
      let (a, b) = (first.places[index].rect, last.places[index].rect)
      return a.origin == b.origin
        && [b.width - a.width, b.height - a.height].allSatisfy { growth in
          growth == 0 || growth == CGFloat(distance)
        }
    }
  }

  /// Counts the roundings; returns false if some view moves in another way than by constraints.
  private mutating func measure() -> Bool {
    for (index, item) in scene.survey.items.enumerated() {
      let (a, b) = (first.places[index], last.places[index])
      guard let parent = item.parent else {
        near.append(Roundings())
        far.append(Roundings())
        slack.append(.zero)
        continue
      }
      let (outerA, outerB) = (first.places[parent].rect, last.places[parent].rect)
      let (ownA, ownB) = (
        a.rect.offsetBy(dx: -outerA.minX, dy: -outerA.minY),
        b.rect.offsetBy(dx: -outerB.minX, dy: -outerB.minY)
      )
      let moves = (
        x: Self.differ(ownA.minX, ownB.minX), y: Self.differ(ownA.minY, ownB.minY),
        right: Self.differ(ownA.maxX, ownB.maxX), bottom: Self.differ(ownA.maxY, ownB.maxY)
      )
      if moves.x || moves.y || moves.right || moves.bottom, !scene.motions[index].isLinear {
        return false
      }
      guard (a.rect.width > 0) == (b.rect.width > 0), (a.rect.height > 0) == (b.rect.height > 0)
      else { return false }
      let (steps, base) = (scene.motions[index].roundings, near[parent])
      near.append(Roundings(x: base.x + (moves.x ? steps : 0), y: base.y + (moves.y ? steps : 0)))
      far.append(
        Roundings(x: base.x + (moves.right ? steps : 0), y: base.y + (moves.bottom ? steps : 0)))
      // An extent follows the size evenly unless both edges are rounded.
      slack.append(
        CGSize(
          width: moves.x && moves.right ? jitter(a.solved?.width, b.solved?.width, steps) : 0,
          height: moves.y && moves.bottom ? jitter(a.solved?.height, b.solved?.height, steps) : 0))
    }
    return true
  }

  /// Edges at a distance of whole pixels are rounded alike.
  private func jitter(_ a: CGFloat?, _ b: CGFloat?, _ steps: Int) -> Double {
    if let a, let b, !Self.differ(a, b) {
      let pixels = Double(a) / pixel
      if abs(pixels - pixels.rounded()) < 1e-4 { return 0 }
    }
    return Double(2 * steps) * pixel
  }

  // MARK: Answers

  private enum Answer { case yes, no, unclear }

  /// Whether a value is positive at every size.
  private func isPositive(_ a: Double, _ b: Double, slack: Double) -> Answer {
    let slack = slack == 0 ? 0 : slack + Self.rounding
    if min(a, b) > slack { return .yes }
    if max(a, b) <= -slack { return .no }
    return .unclear
  }

  /// Whether a value is not negative at every size; values that touch must do so exactly.
  private func isNatural(_ a: Double, _ b: Double, slack: Double) -> Answer {
    if a == 0, b == 0, slack == 0 { return .yes }
    return isPositive(a, b, slack: slack + Self.rounding)
  }

  // MARK: Texts

  private var textsHold: Bool {
    first.places.indices.allSatisfy { index in
      let (a, b) = (first.places[index], last.places[index])
      guard let needA = a.need, let needB = b.need else { return a.need == nil && b.need == nil }
      let slack = slack[index]
      let isFixed =
        slack == .zero && !Self.differ(a.bounds.width, b.bounds.width)
        && !Self.differ(a.bounds.height, b.bounds.height)
      if isFixed { return true }
      if needA.isUnknown || needB.isUnknown { return false }
      if let linesA = needA.lines, let linesB = needB.lines {
        let least = min(Double(a.bounds.width), Double(b.bounds.width)) - Double(slack.width)
        guard linesA == linesB, needA.isCut == needB.isCut, !needA.isCut, linesA.width <= least,
          slack.width == 0 || needA.isWhole && needB.isWhole
        else { return false }
      }
      var isLacking = false
      if let lackA = needA.width, let lackB = needB.width {
        switch isPositive(lackA, lackB, slack: 1.02 * Double(slack.width)) {
        case .yes: isLacking = true
        case .no: break
        case .unclear: return false
        }
      }
      if !isLacking, let lackA = needA.height, let lackB = needB.height {
        return isPositive(lackA, lackB, slack: 1.02 * Double(slack.height)) != .unclear
      }
      return true
    }
  }

  // MARK: Pieces

  /// A piece's edges at both sizes on an axis, with their roundings.
  private struct Span {
    let a: (low: Double, high: Double)
    let b: (low: Double, high: Double)
    let low: Int
    let high: Int
  }

  /// The piece's span; nil if the span is not linear in the size.
  private func span(_ index: Int, isAcross: Bool) -> Span? {
    let (a, b) = (first.pieces[index].rect, last.pieces[index].rect)
    let item = first.pieces[index].item
    var low = isAcross ? near[item].x : near[item].y
    var high = isAcross ? far[item].x : far[item].y
    let (boxA, boxB) = (first.places[item], last.places[item])
    if a != boxA.rect || b != boxB.rect || slack[item] != .zero {
      // A label's text has a separate size, at a place inside the label.
      guard let inside = textRoundings(item, a, b, isAcross: isAcross) else { return nil }
      if inside == 0 {
        high = low
      } else {
        (low, high) = (low + high + inside, low + high + inside)
      }
    }
    return isAcross
      ? Span(a: (a.minX, a.maxX), b: (b.minX, b.maxX), low: low, high: high)
      : Span(a: (a.minY, a.maxY), b: (b.minY, b.maxY), low: low, high: high)
  }

  /// The roundings of a text's place in the label, 0 for a fixed text; nil for a changing text.
  private func textRoundings(_ item: Int, _ a: CGRect, _ b: CGRect, isAcross: Bool) -> Int? {
    let (boxA, boxB) = (first.places[item], last.places[item])
    if let natural = boxA.need?.natural, natural == boxB.need?.natural {
      let fits = isPositive(
        Double(boxA.bounds.width) - natural, Double(boxB.bounds.width) - natural,
        slack: Double(slack[item].width))
      let isFixed = slack[item].width == 0 && !Self.differ(boxA.bounds.width, boxB.bounds.width)
      guard isFixed || fits != .unclear else { return nil }
    }
    let isFixed =
      isAcross
      ? !Self.differ(a.minX - boxA.rect.minX, b.minX - boxB.rect.minX)
        && !Self.differ(a.width, b.width) && slack[item].width == 0
      : !Self.differ(a.minY - boxA.rect.minY, b.minY - boxB.rect.minY)
        && !Self.differ(a.height, b.height) && slack[item].height == 0
    return isFixed ? 0 : 2
  }

  /// Whether each piece stays inside the screen and the safe area, or outside.
  private var screenHolds: Bool {
    for (index, piece) in first.pieces.enumerated() {
      let item = scene.survey.items[piece.item]
      guard item.scroll == nil, item.root != piece.item else { continue }
      guard let x = span(index, isAcross: true), let y = span(index, isAcross: false) else {
        return false
      }
      let root = scene.survey.items[item.root].view
      let place = scene.survey.roots.firstIndex { $0 === root } ?? 0
      let (boxA, boxB) = (first.places[item.root].rect, last.places[item.root].rect)
      switch excess(x, y, over: boxA, boxB) {
      case .yes: continue
      case .unclear: return false
      case .no: break
      }
      guard scene.fillsScreen else { continue }
      let insets = first.safeAreas[place]
      if excess(x, y, over: boxA.inset(by: insets), boxB.inset(by: insets)) == .unclear {
        return false
      }
    }
    return true
  }

  private func excess(_ x: Span, _ y: Span, over a: CGRect, _ b: CGRect) -> Answer {
    let tolerance = ScreenCheck.tolerance
    let answers = [
      isPositive(
        a.minX - x.a.low - tolerance, b.minX - x.b.low - tolerance, slack: Double(x.low) * pixel),
      isPositive(
        x.a.high - a.maxX - tolerance, x.b.high - b.maxX - tolerance,
        slack: Double(x.high) * pixel),
      isPositive(
        a.minY - y.a.low - tolerance, b.minY - y.b.low - tolerance, slack: Double(y.low) * pixel),
      isPositive(
        y.a.high - a.maxY - tolerance, y.b.high - b.maxY - tolerance,
        slack: Double(y.high) * pixel),
    ]
    if answers.contains(.yes) { return .yes }
    return answers.contains(.unclear) ? .unclear : .no
  }

  // MARK: Overlaps

  private var overlapsHold: Bool {
    var spans: [(x: Span, y: Span)?] = []
    for index in first.pieces.indices {
      guard let x = span(index, isAcross: true), let y = span(index, isAcross: false) else {
        spans.append(nil)
        continue
      }
      spans.append((x, y))
    }
    for index in spans.indices {
      for other in 0..<index {
        let (p, q) = (first.pieces[index].item, first.pieces[other].item)
        let (a, b) = (scene.survey.items[p], scene.survey.items[q])
        guard a.root == b.root, a.scroll == b.scroll else { continue }
        guard let one = spans[index], let two = spans[other] else {
          if scene.isLayered(p, over: q) { continue }
          return false
        }
        if overlapHolds(one, two, p, q) { continue }
        return false
      }
    }
    return true
  }

  private func overlapHolds(
    _ one: (x: Span, y: Span), _ two: (x: Span, y: Span), _ p: Int, _ q: Int
  ) -> Bool {
    var common = (x: 0, y: 0)
    var (x, y) = (share(one.x, two.x, common.x), share(one.y, two.y, common.y))
    if x == .no || y == .no || scene.isLayered(p, over: q) { return true }
    if x == .unclear || y == .unclear {
      // The roundings of views that contain both move them alike.
      let ancestor = commonAncestor(p, q)
      common = (near[ancestor].x, near[ancestor].y)
      (x, y) = (share(one.x, two.x, common.x), share(one.y, two.y, common.y))
      if x == .no || y == .no { return true }
    }
    guard x == .yes, y == .yes else { return false }
    return contains(one, two, common) != .unclear && contains(two, one, common) != .unclear
  }

  /// Whether two spans have more in common than the tolerance.
  private func share(_ p: Span, _ q: Span, _ common: Int) -> Answer {
    let tolerance = OverlapCheck.tolerance
    func part(_ high: Span, _ low: Span, _ roundings: Int) -> Answer {
      isPositive(
        high.a.high - low.a.low - tolerance, high.b.high - low.b.low - tolerance,
        slack: Double(roundings) * pixel)
    }
    let answers = [
      part(p, q, p.high + q.low - 2 * common), part(q, p, q.high + p.low - 2 * common),
      part(p, p, p.high + p.low - 2 * common), part(q, q, q.high + q.low - 2 * common),
    ]
    if answers.contains(.no) { return .no }
    return answers.contains(.unclear) ? .unclear : .yes
  }

  private func contains(
    _ outer: (x: Span, y: Span), _ inner: (x: Span, y: Span), _ common: (x: Int, y: Int)
  ) -> Answer {
    func answers(_ outer: Span, _ inner: Span, _ common: Int) -> [Answer] {
      [
        isNatural(
          inner.a.low - outer.a.low, inner.b.low - outer.b.low,
          slack: Double(inner.low + outer.low - 2 * common) * pixel),
        isNatural(
          outer.a.high - inner.a.high, outer.b.high - inner.b.high,
          slack: Double(inner.high + outer.high - 2 * common) * pixel),
      ]
    }
    let all = answers(outer.x, inner.x, common.x) + answers(outer.y, inner.y, common.y)
    if all.contains(.no) { return .no }
    return all.contains(.unclear) ? .unclear : .yes
  }

  private func commonAncestor(_ p: Int, _ q: Int) -> Int {
    var (p, q) = (p, q)
    // Superviews precede their subviews.
    while p != q {
      if p > q {
        p = scene.survey.items[p].parent ?? q
      } else {
        q = scene.survey.items[q].parent ?? p
      }
    }
    return p
  }
}
