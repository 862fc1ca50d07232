import InterfaceBuilder
import UIKit

extension Experiment {
  static let growingLabel = Experiment(
    "4.1", article: .smartLabel, title: "A label that grows",
    proves: "The view has a position only; every 0.3 s the title grows, and the width follows."
  ) { notebook in
    do throws(InterfaceDocumentError) {
      let canvas = try SampleDocument.scene("GrowingLabel").instantiate()
      canvas.layOut()
      if let placeholder = canvas.view("Gro-vw-002"), let root = canvas.roots.first {
        notebook.show(
          root, "On the canvas: the placeholder's size", views: ["smartView": placeholder])
        notebook.expect(
          "Placeholder, at design time only", placeholder.frame.size,
          is: CGSize(width: 120, height: 60))
      }
      let live = try SampleDocument.smartLabels("GrowingLabel")
      guard let label = live.view("Gro-vw-002") as? SmartLabel, let root = live.roots.first else {
        return notebook.fail("The document has no SmartLabel.")
      }
      grow(label, in: root, notebook: notebook)
    } catch {
      notebook.fail("\(error.diagnostic)")
    }
  }

  @MainActor private static func grow(_ label: SmartLabel, in root: UIView, notebook: Notebook) {
    root.layoutIfNeeded()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
      let isLongEnough = MainActor.assumeIsolated {
        label.title += "\(label.title.count % 10)"
        return label.title.count >= 60
      }
      if isLongEnough { timer.invalidate() }
    }
    // The title may exceed the width of the screen less margins of 10.
    let room = root.bounds.width - 20
    var widths: [CGFloat] = []
    // Fires the timer immediately instead of waiting for it.
    while timer.isValid {
      timer.fire()
      root.layoutIfNeeded()
      widths.append(label.frame.width)
      let count = label.title.count
      guard count % 15 == 0 || count == 1 else { continue }
      let length = count == 1 ? "1 character" : "\(count) characters"
      notebook.show(root, length, views: ["smartView": label])
      notebook.expect(
        "Width of \(length): that of the title", label.frame.width,
        is: min(SmartLabel.width(of: label.title), room))
    }
    notebook.expect("Turns of the timer until 60 characters", widths.count, is: 60)
    notebook.expect(
      "The width never falls", zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 }, is: true)
    notebook.expect("The height is the content's", label.frame.height, is: 50)
  }
}
