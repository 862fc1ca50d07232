import InterfaceBuilder
import UIKit

extension Experiment {
  static let competingLabels = Experiment(
    "4.2", article: .smartLabel, title: "Two labels compete",
    proves: "If two do not fit, the label with the lower compression resistance is cut."
  ) { notebook in
    do throws(InterfaceDocumentError) {
      let live = try SampleDocument.smartLabels("CompetingLabels")
      guard let left = live.view("Com-vw-002") as? SmartLabel,
        let right = live.view("Com-vw-003") as? SmartLabel, let root = live.roots.first
      else { return notebook.fail("The document has no two SmartLabels.") }
      @MainActor func widths(_ title: SmartLabel) -> CGFloat { SmartLabel.width(of: title.title) }

      left.title = "the left one"
      right.title = "the right one"
      notebook.show(root, "Both fit", views: ["left": left, "right": right])
      notebook.expect("Left: as wide as the title", left.frame.width, is: widths(left))
      notebook.expect("Right: as wide as the title", right.frame.width, is: widths(right))

      left.title = "the left one has come to say a lot more"
      right.title = "the right one does not stop talking either"
      notebook.show(
        root, "Left resists at 751, right at 750, as the document says",
        views: ["left": left, "right": right])
      let room = root.bounds.width - 30
      notebook.expect("Left: as wide as the title", left.frame.width, is: widths(left))
      notebook.expect("Right: what is left", right.frame.width, is: room - left.frame.width)

      right.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
      notebook.show(root, "Right raised to 752", views: ["left": left, "right": right])
      notebook.expect("Right: as wide as the title", right.frame.width, is: widths(right))
      notebook.expect("Left: what is left", left.frame.width, is: room - right.frame.width)
    } catch {
      notebook.fail("\(error.diagnostic)")
    }
  }
}
