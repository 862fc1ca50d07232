import AutoLayout
import Foundation
import InterfaceBuilder

@MainActor
struct AmbiguityFix {
  let text: String
  var rule: Rule?
  var change: LayoutChange?

  /// Gives the other members of the tie distinct priorities, which resolves all ambiguities.
  static func rank(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, by rule: Rule) {
    for (offset, view) in views.enumerated() {
      if rule == .equalHugging {
        let priority = view.contentHuggingPriority(for: axis).rawValue
        let lowered = UILayoutPriority(max(1, priority - Float(offset + 2)))
        view.setContentHuggingPriority(lowered, for: axis)
      } else {
        let priority = view.contentCompressionResistancePriority(for: axis).rawValue
        let lowered = UILayoutPriority(max(1, priority - Float(offset + 2)))
        view.setContentCompressionResistancePriority(lowered, for: axis)
      }
    }
  }

  /// Tries changes, the most likely first; nil if no single change helps.
  static func find(
    for ambiguity: SceneAmbiguities.Ambiguity, in scene: CheckedScene
  ) -> AmbiguityFix? {
    let trial = AmbiguityTrial(ambiguity, in: scene)
    switch ambiguity.value {
    case .content: return trial.contentFix()
    case .extent: return trial.priorityFix() ?? trial.extentFix()
    case .position: return trial.positionFix()
    }
  }
}

@MainActor
private struct AmbiguityTrial {
  private let ambiguity: SceneAmbiguities.Ambiguity
  private let scene: CheckedScene
  private let item: SceneSurvey.Item
  private let root: UIView

  init(_ ambiguity: SceneAmbiguities.Ambiguity, in scene: CheckedScene) {
    self.ambiguity = ambiguity
    self.scene = scene
    item = scene.survey.items[ambiguity.item]
    root = scene.survey.items[item.root].view
  }

  private var axis: NSLayoutConstraint.Axis { ambiguity.axis }
  private var isHorizontal: Bool { axis == .horizontal }
  private var near: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var far: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var extent: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var nearWord: String { isHorizontal ? "leading" : "top" }
  private var farWord: String { isHorizontal ? "trailing" : "bottom" }
  private var extentWord: String { isHorizontal ? "width" : "height" }

  private var drawn: (origin: Double, extent: Double, room: Double) {
    let frame = item.element.frame
    let parent = item.parent.map { scene.survey.items[$0] }
    let room = parent.map { parent in
      let recorded = parent.element.frame
      return isHorizontal
        ? recorded?.width ?? Double(parent.view.bounds.width)
        : recorded?.height ?? Double(parent.view.bounds.height)
    }
    let live = item.view.frame
    return isHorizontal
      ? (frame?.x ?? Double(live.minX), frame?.width ?? Double(live.width), room ?? 0)
      : (frame?.y ?? Double(live.minY), frame?.height ?? Double(live.height), room ?? 0)
  }

  // MARK: Fixes

  func priorityFix() -> AmbiguityFix? {
    let view = item.view
    let size = view.layoutContentSize
    guard (isHorizontal ? size.width : size.height) != UIView.noIntrinsicMetric else { return nil }
    let name = scene.survey.name(item)
    let word = isHorizontal ? "horizontal" : "vertical"
    let hugging = view.contentHuggingPriority(for: axis)
    if hugging.rawValue > 1, hugging.rawValue < 1000 {
      view.setContentHuggingPriority(UILayoutPriority(hugging.rawValue - 1), for: axis)
      if isSettled {
        let value = Points.text(Double(hugging.rawValue - 1))
        return AmbiguityFix(
          text: "set the \(word) content hugging priority of \(name) to \(value)",
          rule: .equalHugging, change: priority("HuggingPriority", hugging.rawValue - 1))
      }
      view.setContentHuggingPriority(hugging, for: axis)
    }
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if resistance.rawValue > 1, resistance.rawValue < 1000 {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(resistance.rawValue - 1), for: axis)
      if isSettled {
        let value = Points.text(Double(resistance.rawValue - 1))
        return AmbiguityFix(
          text: "set the \(word) compression resistance priority of \(name) to \(value)",
          rule: .equalCompression,
          change: priority("CompressionResistancePriority", resistance.rawValue - 1))
      }
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
    return nil
  }

  func extentFix() -> AmbiguityFix? {
    let drawn = drawn
    if let parent = item.view.superview, canBeTied(to: parent) {
      let gap = drawn.room - drawn.origin - drawn.extent
      if !isTied(far) {
        let fix = NSLayoutConstraint(
          item: item.view, attribute: far, relatedBy: .equal, toItem: parent, attribute: far,
          multiplier: 1, constant: CGFloat(-gap))
        if settles(fix) {
          return AmbiguityFix(
            text: adding(item, farWord, equals: parentSide(farWord), constant: -gap),
            change: addition(item, farWord, equals: parentID, farWord, constant: -gap))
        }
      }
      if !isTied(near), let fix = nearFix(parent, drawn.origin) {
        return fix
      }
    }
    let fix = NSLayoutConstraint(
      item: item.view, attribute: extent, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(drawn.extent))
    guard settles(fix) else { return nil }
    return AmbiguityFix(
      text: adding(item, extentWord, constant: drawn.extent),
      change: .addConstraint(
        .init(item.member.id, extentWord), equals: nil, constant: rounded(drawn.extent)))
  }

  func positionFix() -> AmbiguityFix? {
    guard let parent = item.view.superview, !(parent is UIStackView) else { return nil }
    return nearFix(parent, drawn.origin)
  }

  func contentFix() -> AmbiguityFix? {
    guard let scroll = item.view as? UIScrollView else { return nil }
    let inner = scene.survey.items.filter { $0.parent == ambiguity.item }
    for child in inner {
      let far = NSLayoutConstraint(
        item: scroll, attribute: far, relatedBy: .equal, toItem: child.view, attribute: far,
        multiplier: 1, constant: 0)
      if settles(far) {
        return AmbiguityFix(
          text: adding(item, farWord, equals: .init(equationName(child), farWord)),
          change: addition(item, farWord, equals: child.member.id, farWord))
      }
      let size = NSLayoutConstraint(
        item: child.view, attribute: extent, relatedBy: .equal,
        toItem: scroll.frameLayoutGuide, attribute: extent, multiplier: 1, constant: 0)
      if settles(size) {
        return AmbiguityFix(
          text: adding(child, extentWord, equals: .init("Frame Layout Guide", extentWord)),
          change: addition(child, extentWord, equals: frameGuideID, extentWord))
      }
    }
    return nil
  }

  private func nearFix(_ parent: UIView, _ origin: Double) -> AmbiguityFix? {
    let fix = NSLayoutConstraint(
      item: item.view, attribute: near, relatedBy: .equal, toItem: parent, attribute: near,
      multiplier: 1, constant: CGFloat(origin))
    guard settles(fix) else { return nil }
    return AmbiguityFix(
      text: adding(item, nearWord, equals: parentSide(nearWord), constant: origin),
      change: addition(item, nearWord, equals: parentID, nearWord, constant: origin))
  }

  private func parentSide(_ attribute: String) -> OutlineEquation.Side {
    let parent = item.parent.map { equationName(scene.survey.items[$0]) }
    // A superview that the document lacks has a class and a place.
    let made = item.view.superview.map {
      "\(OutlineName.of($0)) around \(equationName(item))"
    }
    return OutlineEquation.Side(parent ?? made ?? "superview", attribute)
  }

  // MARK: Changes of the document

  private var parentID: String? { item.parent.map { scene.survey.items[$0].member.id } }

  private var frameGuideID: String? {
    let contents = scene.live.scene.contents
    return contents.guides.first {
      $0.owner == .view(item.member.index) && $0.kind == .frameLayout
    }?.id
  }

  private func priority(_ attribute: String, _ value: Float) -> LayoutChange {
    .setPriority(
      view: item.member.id, attribute: (isHorizontal ? "horizontal" : "vertical") + attribute,
      value: Double(value))
  }

  private func addition(
    _ first: SceneSurvey.Item, _ attribute: String, equals second: String?, _ other: String,
    constant: Double = 0
  ) -> LayoutChange? {
    guard let second, !second.isEmpty, !first.member.id.isEmpty else { return nil }
    return .addConstraint(
      .init(first.member.id, attribute), equals: .init(second, other), constant: rounded(constant))
  }

  private func rounded(_ constant: Double) -> Double { (constant * 100).rounded() / 100 }

  // MARK: Trying

  /// Whether a constraint to the superview's edge can determine the size of the view.
  private func canBeTied(to parent: UIView) -> Bool {
    !(parent is UIStackView) && !(parent is UIScrollView)
  }

  private func isTied(_ edge: NSLayoutConstraint.Attribute) -> Bool {
    let edges: Set<NSLayoutConstraint.Attribute> =
      switch edge {
      case .leading: [.leading, .left]
      case .trailing: [.trailing, .right]
      default: [edge]
      }
    return scene.live.constraints.values.contains { constraint in
      constraint.firstItem === item.view && edges.contains(constraint.firstAttribute)
        || constraint.secondItem === item.view && edges.contains(constraint.secondAttribute)
    }
  }

  private func settles(_ constraint: NSLayoutConstraint) -> Bool {
    let conflicts = root.layoutConflicts.count
    constraint.isActive = true
    if isSettled, root.layoutConflicts.count == conflicts { return true }
    constraint.isActive = false
    root.layoutIfNeeded()
    return false
  }

  private var isSettled: Bool {
    root.layoutIfNeeded()
    return !SceneAmbiguities.isAmbiguous(item, ambiguity.value, along: axis)
  }

  private func adding(
    _ first: SceneSurvey.Item, _ attribute: String,
    equals second: OutlineEquation.Side? = nil, constant: Double = 0
  ) -> String {
    let name = OutlineEquation.Side(equationName(first), attribute)
    let equation = OutlineEquation(name, second: second, constant: rounded(constant))
    return "add \(equation.text)"
  }

  private func equationName(_ item: SceneSurvey.Item) -> String {
    scene.live.scene.contents.equationName(of: item.member.id)
  }
}
