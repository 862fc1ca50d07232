import ConstraintMaker
import ConstraintSolver
import Diagnosis
import Drawing
import InterfaceBuilder
import LayoutEngine
import UIKit

/// The samples of the modules' pages, verbatim.
@MainActor
enum ModuleSamples {
  static func solver() throws -> [Double] {
    var printed: [Double] = []
    func print(_ values: Double...) { printed += values }

    var solver = Solver()
    let left = solver.makeVariable(.extent)
    let right = solver.makeVariable(.extent)
    let strong = try Priority(validating: 501)
    let weak = try Priority(validating: 500)

    _ = try solver.add([Term(left), Term(right)], .equal, to: 300, priority: .required)
    _ = try solver.add([Term(left)], .greaterThanOrEqual, to: 120, priority: strong)
    let preference = try solver.add([Term(right)], .equal, to: 200, priority: weak)
    solver.solve()
    print(solver.value(of: left), solver.value(of: right))  // 120 180

    try solver.setConstant(90, of: preference)
    solver.solve()
    print(solver.value(of: left), solver.value(of: right))  // 210 90
    return printed
  }

  static func engine() throws -> Double {
    var engine = LayoutEngine()
    let window = engine.makeItem(parent: nil)
    let button = engine.makeItem(parent: window)

    func require(_ terms: [AnchorTerm], _ constant: Double) throws {
      _ = try engine.add(
        terms, properties: ConstraintProperties(.equal, constant, priority: .required))
    }
    try require([AnchorTerm(ItemAnchor(window, .width))], 400)
    try require([AnchorTerm(ItemAnchor(button, .width))], 120)
    // button.right = window.right - 20
    try require(
      [
        AnchorTerm(ItemAnchor(button, .right)),
        AnchorTerm(ItemAnchor(window, .right), coefficient: -1),
      ], -20)
    engine.solve()
    // the button's rectangle begins at 260
    return engine.rect(of: button).x
  }

  static func maker() -> CGRect {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = UIView()
    picture.addSubview(badge)
    badge.makeConstraints { make in
      make.top.equalTo(picture).offset(8)
      make.right.equalTo(picture.layout.right).inset(8)
      make.width.height.equalTo(24)
      make.bottom.lessThanOrEqualTo(picture).offset(-8).priority(.high)
    }
    picture.layoutIfNeeded()
    return badge.frame
  }

  static func frames(of file: URL) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    let document = try InterfaceDocument(contentsOf: file)
    for scene in document.scenes {
      let live = scene.instantiate(in: LayoutEnvironment(device: .named("retina4_7")))
      live.layOut()
      for member in live.members {
        frames[member.id] = member.view.frame
      }
    }
    return frames
  }

  static func picture() throws -> Data {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var list = DisplayList(showing: view, style: .plain)
    list.items.append(.stroke(.rectangle(view.bounds), DisplayList.Stroke(.black, width: 2)))
    let picture = try list.encoded(as: .png, scale: 2)
    return picture
  }

  static func phone() -> DisplayList {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let screen = DisplayList(showing: Screen(window))
    let phone = DeviceFrame(.island).around(screen)
    return phone
  }

  static func overlay(of view: UIView) -> DisplayList {
    let overlay = LayoutOverlay(of: view, showing: [.constraints, .safeArea])
    var shown = DisplayList(showing: view, style: .plain)
    shown.add(overlay, scale: 2)
    return shown
  }

  static func sentences(about file: URL) throws -> [String] {
    var sentences: [String] = []
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0x2.width == 10   (active)>",
          "<NSLayoutConstraint:0x3 UILabel:0x2.width == 20   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UILabel:0x2.width == 10   (active)>
      """
    let report = ConflictReport(log: log)
    for block in report.blocks where block.isInfeasible {
      sentences.append(report.text(color: false))
    }

    let document = try InterfaceDocument(contentsOf: file)
    let findings = DocumentCheck().findings(in: document).findings
    for finding in findings {
      sentences.append("\(finding.rule): \(finding.message)")
    }
    return sentences
  }

  static func recording() throws -> (sentences: [String], json: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "Short"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
    ])
    var sentences: [String] = []

    let layout = LayoutInspector(root)
    sentences.append(layout.explain(label).text())

    let recorder = LayoutRecorder(root)
    label.text = "Longer than before"
    root.layoutIfNeeded()
    var player = LayoutPlayer(recorder.stop())
    while let pass = player.stepForward() {
      sentences.append("pass \(player.position): \(pass.moves.count) frames, \(pass.solves) solves")
    }
    player.stepBackward()
    let json = try player.recording.json()
    return (sentences, json)
  }
}
