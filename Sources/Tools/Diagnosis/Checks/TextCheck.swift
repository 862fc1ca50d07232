import Foundation
import InterfaceBuilder

/// Reports truncated and clipped texts; `TextFit` measures them.
struct TextCheck: SceneChecking {
  static let rules: [Rule] = [.truncatedText, .clippedText]

  func find(in scene: CheckedScene, _ faults: inout [SceneFault]) {
    for (index, item) in scene.survey.items.enumerated() where item.isVisible {
      // An ambiguous view has no definite size; another rule reports empty views.
      guard item.rect.width > 0, item.rect.height > 0, let fault = item.text.fault,
        !scene.ambiguities.isAmbiguous(index), !scene.hasDesignedSize(item),
        !isPlaceholder(item, fault)
      else { continue }
      let isClipped = if case .height = fault { true } else { false }
      faults.append(SceneFault(kind: .text, item: Int32(index), other: isClipped ? 1 : 0))
    }
  }

  /// Whether the code replaces the text, which Xcode gave a new view.
  private func isPlaceholder(_ item: SceneSurvey.Item, _ fault: TextFit.Fault) -> Bool {
    guard let element = item.documentElement else { return false }
    // A translation key, which the view's class looks up.
    if element.runtimeAttributes.contains(where: { $0.value == .string(item.text.text) }) {
      return true
    }
    guard case .width = fault else { return false }
    return ["Label", "Button"].contains(item.text.text)
  }

  func describe(_ fault: SceneFault, in scene: CheckedScene) -> FindingCollector.Draft {
    let item = scene.survey.items[Int(fault.item)]
    let name = scene.survey.name(item)
    let about = item.text.isEstimated ? "about " : ""
    var need = TextNeed(text: item.text.text, isEstimated: item.text.isEstimated)
    var rule = Rule.truncatedText
    var message = "the text of \(name) is truncated"
    switch item.text.fault {
    case .width(let needed, let given)?:
      need.measure(.points, needed, given)
      message +=
        ": it is \(about)\(Points.text(needed)) points wide and has \(Points.text(given))"
    case .lines(let needed, let allowed)?:
      need.measure(.lines, Double(needed), Double(allowed))
      message += ": it needs \(about)\(needed) lines, but numberOfLines is \(allowed)"
    case .height(let needed, let given)?:
      need.measure(.pointsOfHeight, needed, given)
      (rule, message) = (.clippedText, "the text of \(name) is clipped")
      message +=
        ": it is \(about)\(Points.text(needed)) points tall and has \(Points.text(given))"
    case nil: (rule, message) = (.clippedText, "the text of \(name) is clipped")
    }
    return FindingCollector.Draft(
      rule: rule, view: item.id, location: item.location, message: message, need: need)
  }
}
