internal import AutoLayout
internal import Foundation

/// The safe areas in a scene's record that differ from the tables.
///
/// A view that required constraints pin to the safe area reveals the area's edge. All such views
/// have to agree, and screens and bars must be able to have that edge; if not, the tables apply.
@MainActor
struct RecordedSafeAreas {
  private struct Reading {
    let root: UIView
    let old: UIEdgeInsets
    let new: UIEdgeInsets
  }

  private let live: InstantiatedScene
  private var readings: [Reading] = []

  /// Derives the safe areas of the top-level views.
  init(_ live: InstantiatedScene, _ record: RecordedFrames) {
    self.live = live
    guard live.hasSafeAreas, let device = live.environment.canvasDevice else { return }
    let plausible = PlausibleDepths(device, live.environment.canvasOrientation)
    let reliable = Set(
      live.members.lazy.filter { live.isPlacedByConstraints($0) && !live.isMarkedMisplaced($0) }
        .map { ObjectIdentifier($0.view) })
    let pins = live.constraints.values.compactMap { SafeAreaPin($0, in: live) }
      .filter { reliable.contains(ObjectIdentifier($0.view)) }
    for root in live.roots where !(root is UITableViewCell) {
      func depth(_ edge: SafeAreaPin.Edge, or old: CGFloat) -> CGFloat {
        let seen = pins.filter { $0.root === root && $0.edge == edge }.compactMap {
          $0.depth(record)
        }
        guard let least = seen.min(), let most = seen.max(), most - least <= SafeAreaPin.tolerance,
          plausible.contains(least, at: edge)
        else { return old }
        return CGFloat(least)
      }
      let old = root.safeAreaInsets
      let new = UIEdgeInsets(
        top: depth(.top, or: old.top), left: depth(.leading, or: old.left),
        bottom: depth(.bottom, or: old.bottom), right: depth(.trailing, or: old.right))
      if new != old { readings.append(Reading(root: root, old: old, new: new)) }
    }
  }

  func apply() -> Bool {
    for reading in readings { live.setSafeArea(reading.new, of: reading.root) }
    return !readings.isEmpty
  }

  func revert() {
    for reading in readings { live.setSafeArea(reading.old, of: reading.root) }
  }
}

private struct PlausibleDepths {
  private var tops: [Double]
  private var bottoms: [Double]
  private var sides: [Double]

  init(_ device: Device, _ orientation: Device.Orientation) {
    let eras = [nil, ToolsVersion(build: 0)].map { device.safeArea(orientation, tools: $0) }
    // Builds of Xcode 16 counted the insets of phones twice.
    let times = device.hasHomeIndicator ? [0.0, 1, 2] : [0, 1]
    tops = times.flatMap { time in eras.map { time * $0.top } }
    bottoms = times.flatMap { time in eras.map { time * $0.bottom } }
    sides = [0] + eras.map(\.left)
    tops = BarMetrics.tops.flatMap { bar in tops.map { $0 + bar } }
    bottoms = BarMetrics.bottoms.flatMap { bar in bottoms.map { $0 + bar } }
  }

  func contains(_ depth: Double, at edge: SafeAreaPin.Edge) -> Bool {
    let depths =
      switch edge {
      case .top: tops
      case .bottom: bottoms
      case .leading, .trailing: sides
      }
    return depths.contains { abs($0 - depth) <= SafeAreaPin.tolerance }
  }
}

/// A view that a required constraint pins to an edge of the top-level view's safe area.
@MainActor
private struct SafeAreaPin {
  enum Edge: CaseIterable {
    case top, leading, bottom, trailing
  }

  nonisolated static let tolerance = 0.51

  let edge: Edge
  let root: UIView
  let view: UIView
  /// The distance of the view's edge to the right of or below the safe area's, in points.
  let constant: Double

  /// Returns the constraint's pin, if any.
  init?(_ constraint: NSLayoutConstraint, in live: InstantiatedScene) {
    guard constraint.isActive, constraint.priority == .required, constraint.relation == .equal,
      constraint.multiplier == 1
    else { return nil }
    let constant = Double(constraint.constant)
    if let guide = constraint.secondItem as? UILayoutGuide,
      let view = constraint.firstItem as? UIView
    {
      self.init(
        view, attribute: constraint.firstAttribute, guide: guide,
        guideAttribute: constraint.secondAttribute, constant: constant, in: live)
    } else if let guide = constraint.firstItem as? UILayoutGuide,
      let view = constraint.secondItem as? UIView
    {
      self.init(
        view, attribute: constraint.secondAttribute, guide: guide,
        guideAttribute: constraint.firstAttribute, constant: -constant, in: live)
    } else {
      return nil
    }
  }

  private init?(
    _ view: UIView, attribute: NSLayoutConstraint.Attribute, guide: UILayoutGuide,
    guideAttribute: NSLayoutConstraint.Attribute, constant: Double, in live: InstantiatedScene
  ) {
    guard let root = guide.owningView, root.superview == nil, root !== view else { return nil }
    if guide === root.safeAreaLayoutGuide {
      guard attribute == guideAttribute, let edge = Self.edge(attribute) else { return nil }
      self.edge = edge
    } else {
      // The controller's guides are strips outside the safe area.
      guard let strip = live.controllerGuides.first(where: { $0.guide === guide }),
        attribute == (strip.isTop ? .top : .bottom),
        guideAttribute == (strip.isTop ? .bottom : .top)
      else { return nil }
      edge = strip.isTop ? .top : .bottom
    }
    (self.root, self.view, self.constant) = (root, view, constant)
  }

  private static func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge? {
    switch attribute {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    default: nil
    }
  }

  /// The inset of the safe area's edge in the top-level view among the recorded frames.
  func depth(_ record: RecordedFrames) -> Double? {
    guard let rect = record.alignmentRect(of: view) else { return nil }
    return switch edge {
    case .top: Double(rect.minY) - constant
    case .leading: Double(rect.minX) - constant
    case .bottom: Double(root.bounds.height - rect.maxY) + constant
    case .trailing: Double(root.bounds.width - rect.maxX) + constant
    }
  }
}
