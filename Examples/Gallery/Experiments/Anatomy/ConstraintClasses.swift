import InterfaceBuilder
import UIKit

extension Experiment {
  static let constraintClasses = Experiment(
    "3.1", article: .anatomy, title: "The kinds of constraints",
    proves:
      "Besides your own there are content size, autoresizing mask, layout support and prototyping."
  ) { notebook in
    let stage = Stage(title: "Kinds")
    let label = UILabel()
    label.text = "A label"
    label.translatesAutoresizingMaskIntoConstraints = false
    let masked = UIView(frame: CGRect(x: 20, y: 160, width: 200, height: 60))
    masked.autoresizingMask = [.flexibleWidth]
    masked.backgroundColor = Paint.gray
    stage.view.addSubview(masked)
    stage.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: masked.leadingAnchor, constant: 8),
      label.topAnchor.constraint(
        equalTo: stage.controller.topLayoutGuide.bottomAnchor, constant: 20),
    ])
    notebook.show(
      stage.window, "A label below the bar, a view with an autoresizing mask",
      views: ["label": label, "masked": masked])

    // Every kind names itself; the description shows items and constants.
    let affecting =
      label.constraintsAffectingLayout(for: .horizontal)
      + label.constraintsAffectingLayout(for: .vertical)
    let canvas = openCanvas(notebook)
    // Constraints do not retain their views; the scene does.
    defer { withExtendedLifetime(canvas) {} }
    let all = affecting + stage.view.constraints + (canvas?.roots.first?.constraints ?? [])
    for name in [
      "NSLayoutConstraint", "NSContentSizeLayoutConstraint", "NSAutoresizingMaskLayoutConstraint",
      "_UILayoutSupportConstraint", "NSIBPrototypingLayoutConstraint",
    ] {
      let example = all.first { $0.description.hasPrefix("<\(name):") }
      notebook.expect("There is a \(name)", example != nil, is: true)
      guard let example else { continue }
      notebook.expect("…it is in force", "\(example)".contains("(active"), is: true)
      notebook.expect(
        "…and it is an NSLayoutConstraint too", (example as AnyObject) is NSLayoutConstraint,
        is: true)
    }
  }

  /// A canvas with a constraint that Interface Builder adds to an ambiguous document.
  @MainActor private static func openCanvas(_ notebook: Notebook) -> InstantiatedScene? {
    do throws(InterfaceDocumentError) {
      let canvas = try SampleDocument.scene("OpenPosition").instantiate()
      canvas.layOut()
      _ = FrameReport.Scene(canvas)
      guard let root = canvas.roots.first, let view = canvas.view("Opn-vw-002") else {
        notebook.fail("The document has no view.")
        return nil
      }
      notebook.show(
        root, "OpenPosition.xib: no constraint determines the view's position",
        views: ["view": view])
      notebook.expect("The canvas holds it where it was drawn", view.frame.minX, is: 70)
      return canvas
    } catch {
      notebook.fail("\(error.diagnostic)")
      return nil
    }
  }
}
