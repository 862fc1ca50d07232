import ConstraintMaker
import UIKit

extension Experiment {
  static let gapStretches = Experiment(
    "0.2", article: .contentPriorities, title: "Who is stretched",
    proves: "A gap of 40 stretches the upper view; hugging 251 sends the slack to the lower view."
  ) { notebook in
    let stage = Stage(title: "Hugging")
    let topView = IntrinsicView()
    topView.backgroundColor = Paint.blue
    stage.view.addSubview(topView)
    topView.makeConstraints { make in
      make.centerX.equalTo(stage.view)
      make.top.equalTo(stage.controller.topLayoutGuide.layout.bottom)
    }
    let bottomView = IntrinsicView()
    bottomView.backgroundColor = Paint.blue
    stage.view.addSubview(bottomView)
    bottomView.makeConstraints { make in
      make.centerX.equalTo(stage.view)
      make.bottom.equalTo(stage.controller.bottomLayoutGuide.layout.top)
    }

    notebook.show(
      stage.window, "Each at an edge", views: ["topView": topView, "bottomView": bottomView])
    let content = CGSize(width: 150, height: 66)
    notebook.expect(
      "Both have the size of their content", [topView.frame.size, bottomView.frame.size],
      is: [content, content])
    let room = bottomView.frame.maxY - topView.frame.minY

    bottomView.makeConstraints { make in
      make.top.equalTo(topView.layout.bottom).offset(40)
    }
    notebook.show(
      stage.window, "topView.bottom + 40 = bottomView.top",
      views: ["topView": topView, "bottomView": bottomView])
    notebook.expect("The upper view takes all the slack", topView.frame.height, is: room - 66 - 40)
    notebook.expect("The lower view keeps the content's height", bottomView.frame.height, is: 66)
    notebook.expect("The gap", bottomView.frame.minY - topView.frame.maxY, is: 40)

    topView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    notebook.show(
      stage.window, "topView hugs the content at 251",
      views: ["topView": topView, "bottomView": bottomView])
    notebook.expect("The upper view keeps the content's height", topView.frame.height, is: 66)
    notebook.expect(
      "The lower view takes all the slack", bottomView.frame.height, is: room - 66 - 40)
  }
}
