import Foundation
import InterfaceBuilder

struct TextCheck: SceneChecking {
  static let rules: [Rule] = [.truncatedText, .clippedText]

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    for (index, item) in scene.survey.items.enumerated() where item.isVisible {
      // An ambiguous view has no definite size; another rule reports an empty one.
      guard item.rect.width > 0, item.rect.height > 0, !scene.ambiguities.isAmbiguous(index),
        let fault = TextFit.fault(of: item.view)
      else { continue }
      let name = scene.survey.name(item)
      let (rule, message): (Rule, String) =
        switch fault {
        case .width(let needed, let given):
          (
            .truncatedText,
            "the text of \(name) is truncated: it is \(Points.text(needed)) points wide and has "
              + "\(Points.text(given))"
          )
        case .lines(let needed, let allowed):
          (
            .truncatedText,
            "the text of \(name) is truncated: it needs \(needed) lines, but numberOfLines is "
              + "\(allowed)"
          )
        case .height(let needed, let given):
          (
            .clippedText,
            "the text of \(name) is clipped: it is \(Points.text(needed)) points tall and has "
              + "\(Points.text(given))"
          )
        }
      findings.add(
        FindingCollector.Draft(
          rule: rule, view: item.member.id, location: item.member.location, message: message))
    }
  }
}
