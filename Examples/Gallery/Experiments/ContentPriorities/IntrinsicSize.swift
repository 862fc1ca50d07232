import ConstraintMaker
import UIKit

final class IntrinsicView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: 150, height: 66)
  }
}

extension Experiment {
  static let intrinsicSize = Experiment(
    "0.1", article: .contentPriorities, title: "A custom intrinsic content size",
    proves: "A view that overrides intrinsicContentSize needs a position only."
  ) { notebook in
    @MainActor func place(_ view: UIView, on stage: Stage) {
      view.backgroundColor = Paint.blue
      stage.view.addSubview(view)
      view.makeConstraints { make in
        make.centerX.equalTo(stage.view)
        make.top.equalTo(stage.controller.topLayoutGuide.layout.bottom)
      }
    }

    let before = Stage(title: "UIView")
    let plain = UIView()
    place(plain, on: before)
    notebook.show(
      before.window, "A plain view: no content size, nothing to be seen", views: ["view": plain])
    notebook.expect(
      "Plain view's content size", plain.intrinsicContentSize, is: CGSize(width: -1, height: -1))
    notebook.expect("Its size", plain.frame.size, is: .zero)

    let after = Stage(title: "IntrinsicView")
    let view = IntrinsicView()
    place(view, on: after)
    notebook.show(after.window, "intrinsicContentSize overridden", views: ["intrinsicView": view])
    notebook.expect("Its size", view.frame.size, is: CGSize(width: 150, height: 66))
    notebook.expect("The center is the screen's", view.frame.midX, is: after.view.bounds.midX)
    notebook.expect(
      "The top is the navigation bar's bottom", view.frame.minY,
      is: after.controller.topLayoutGuide.length)
  }
}
