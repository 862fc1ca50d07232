import AutoLayout
import Foundation
import Testing

@testable import Diagnosis

@Suite("The recorder of layout passes")
@MainActor
struct LayoutRecorderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let box = UIView()
  private let width: NSLayoutConstraint

  init() {
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    width = box.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor), width,
    ])
    root.layoutIfNeeded()
  }

  @Test("a pass lists changed constraints, moved views and the number of solves")
  func pass() throws {
    let recorder = LayoutRecorder(root)
    width.constant = 80
    root.layoutIfNeeded()
    let recording = recorder.stop()
    #expect(recording.views.map(\.name).last == "box")
    let pass = try #require(recording.passes.first)
    #expect(recording.passes.count == 1)
    #expect(pass.touched.map(\.change) == ["constant"])
    #expect(pass.touched.first?.constraint.contains(".width == 80") == true)
    #expect(pass.solves == 1)
    #expect(pass.layouts >= 1)
    #expect(pass.duration > 0)
    let move = try #require(pass.moves.first)
    #expect(pass.moves.count == 1)
    #expect(move.from.width == 50)
    #expect(move.to.width == 80)
    #expect(move.to.height == 80)
  }

  @Test("a pass that changes nothing is not recorded, and neither is anything after the end")
  func silence() {
    let recorder = LayoutRecorder(root)
    root.layoutIfNeeded()
    #expect(recorder.recording.passes.isEmpty)
    recorder.stop()
    width.constant = 90
    root.layoutIfNeeded()
    #expect(recorder.recording.passes.isEmpty)
  }

  @Test("a recording can be stepped through forwards and backwards")
  func player() {
    let recorder = LayoutRecorder(root)
    for constant in [80, 10, 120] as [CGFloat] {
      width.constant = constant
      root.layoutIfNeeded()
    }
    var player = LayoutPlayer(recorder.stop())
    let last = player.frames.count - 1
    #expect(player.frames[last].width == 50)
    var widths: [Double] = []
    while player.stepForward() != nil { widths.append(player.frames[last].width) }
    #expect(widths == [80, 10, 120])
    #expect(player.stepForward() == nil)
    widths = []
    while player.stepBackward() != nil { widths.append(player.frames[last].width) }
    #expect(widths == [10, 80, 50])
    #expect(player.stepBackward() == nil)
    #expect(player.position == 0)
  }

  @Test("a conflict belongs to the pass in which it occurs")
  func conflict() {
    let old = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(old) }
    let recorder = LayoutRecorder(root)
    let other = box.widthAnchor.constraint(equalToConstant: 60)
    other.isActive = true
    root.layoutIfNeeded()
    other.isActive = false
    root.layoutIfNeeded()
    let recording = recorder.stop()
    #expect(recording.passes.map(\.conflicts.count) == [1, 0])
    #expect(recording.passes.map { $0.touched.map(\.change) } == [["added"], ["removed"]])
  }

  @Test("JSON contains everything")
  func json() throws {
    let recorder = LayoutRecorder(root)
    width.constant = 80
    root.layoutIfNeeded()
    let recording = recorder.stop()
    #expect(try LayoutRecording(json: Data(recording.json().utf8)) == recording)
  }
}
