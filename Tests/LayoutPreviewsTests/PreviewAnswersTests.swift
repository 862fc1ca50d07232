import AutoLayout
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import Testing

@testable import LayoutPreviews

@Suite("Responses about previews")
@MainActor
struct PreviewAnswersTests {
  private final class Row: UIView {
    let title = UILabel()
    let detail = UILabel()

    init(gap: CGFloat, isOpen: Bool = false, isTooWide: Bool = false) {
      super.init(frame: .zero)
      (title.text, detail.text) = ("Title", "Detail")
      for label in [title, detail] {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: topAnchor),
        title.widthAnchor.constraint(equalToConstant: 60),
        title.bottomAnchor.constraint(equalTo: bottomAnchor),
        detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: gap),
        detail.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      ])
      if !isOpen { detail.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      if isTooWide {
        let width = title.widthAnchor.constraint(equalToConstant: 90)
        width.identifier = "wide title"
        width.isActive = true
      }
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }
  }

  private func answers(_ rows: Row...) -> PreviewAnswers {
    PreviewAnswers(
      rows.map { row in
        Preview("Row", traits: .fixedLayout(width: 200, height: 40)) { row }
      })
  }

  private func call(_ change: (inout SceneCall) -> Void = { _ in }) -> SceneCall {
    var call = SceneCall()
    (call.session, call.path, call.scene) = ("tab", "Previews", "preview-1")
    change(&call)
    return call
  }

  private func read(
    _ answers: PreviewAnswers, _ name: String, _ change: (inout SceneCall) -> Void = { _ in }
  ) throws -> [String: Any] {
    defer { ScreenState.reset() }
    let data = try answers.value(name, call(change)).data
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func key(_ name: String, _ answers: PreviewAnswers) throws -> Int {
    let scenes = try #require(try read(answers, "document")["scenes"] as? [[String: Any]])
    let views = try #require(scenes.first?["views"] as? [[String: Any]])
    return try #require(views.first { $0["name"] as? String == name }?["key"] as? Int)
  }

  @Test("the outline lists the author's views, each below the superview")
  func outline() throws {
    let answers = answers(Row(gap: 8))
    let scenes = try #require(try read(answers, "document")["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["title"] as? String } == ["Row"])
    let views = try #require(scenes[0]["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["Row", "Title", "Detail"])
    #expect(views.map { $0["depth"] as? Int } == [0, 1, 1])
  }

  @Test("the canvas places previews side by side, then in a new row")
  func canvas() throws {
    let previews = (1...8).map { _ in
      Preview(traits: .fixedLayout(width: 500, height: 100)) { UIView() }
    }
    let canvas = try read(PreviewAnswers(previews), "canvas")
    let scenes = try #require(canvas["scenes"] as? [[String: Any]])
    let frames = scenes.compactMap { $0["frame"] as? [Double] }
    #expect(frames.prefix(4).map { $0[0] } == [60, 620, 1180, 60])
    #expect(frames[3][1] == 220)
    #expect(scenes[7]["title"] as? String == "Preview 8")
  }

  @Test("dragging an edge reports the differences")
  func dragging() throws {
    let answers = answers(Row(gap: 8))
    let picture = try read(answers, "scene")
    let step = try #require(picture["step"] as? Int)
    let change = try read(answers, "resize") { call in
      call.size = [260, 40]
      call.base = step
    }
    #expect(change["background"] == nil)
    let layers = try #require(change["layers"] as? [[String: Any]])
    let detail = try key("Detail", answers)
    let frame = layers.first { $0["key"] as? Int == detail }?["frame"] as? [Double]
    #expect(frame?[0] == 76 && frame?[2] == 176)
    #expect(layers.first { $0["key"] as? Int == (try? key("Title", answers)) }?["frame"] == nil)
  }

  @Test("a view is described with the constraints on it, and the reasons for the view's place")
  func inspecting() throws {
    let answers = answers(Row(gap: 8))
    let detail = try key("Detail", answers)
    let view = try read(answers, "inspect") { $0.view = detail }
    #expect(view["frame"] as? [Double] == [76, 0, 116, 20.3333])
    let constraints = try #require(view["constraints"] as? [[String: Any]])
    let own = constraints.filter { $0["state"] as? String == "holds" }
    #expect(
      own.compactMap { $0["text"] as? String } == [
        "Detail.leading = Title.trailing + 8", "Detail.trailing = Row.trailing - 8",
        "Detail.top = Row.top",
      ])
    let trace = try read(answers, "trace") { $0.view = detail }
    let edges = try #require(trace["edges"] as? [[String: Any]])
    let left = try #require(edges.first { $0["name"] as? String == "left" })
    #expect(left["value"] as? Double == 76)
    #expect((left["sentence"] as? String)?.contains("Title") == true)
    #expect((left["views"] as? [Int])?.first == detail)
  }

  @Test("ambiguity and conflicts are found")
  func findings() throws {
    let open = try read(answers(Row(gap: 8, isOpen: true)), "findings")
    let found = try #require(open["findings"] as? [[String: Any]])
    #expect(found.map { $0["rule"] as? String } == ["ambiguous-vertical-position"])
    #expect(
      found.first?["message"] as? String == "Detail: no constraint determines its vertical position"
    )

    let conflict = try read(answers(Row(gap: 8, isTooWide: true)), "findings")
    let conflicts = try #require(conflict["findings"] as? [[String: Any]])
    #expect(conflicts.map { $0["rule"] as? String } == ["unsatisfiable-constraints"])
    let sentence = try #require(conflicts.first?["message"] as? String)
    #expect(sentence.contains("Title.width = 60") && sentence.contains("Title.width = 90"))
    #expect((conflicts.first?["constraints"] as? [String])?.contains("wide title") == true)
    #expect((conflicts.first?["views"] as? [Int])?.isEmpty == false)
  }

  @Test("the next build has the previous numbers, and reports moved views")
  func handover() throws {
    let old = answers(Row(gap: 8))
    _ = try read(old, "scene")
    let detail = try key("Detail", old)
    let left = try JSONDecoder().decode(
      PreviewHandover.self, from: JSONEncoder().encode(old.handover))
    let new = answers(Row(gap: 20))
    defer { ScreenState.reset() }
    let moved = new.adopt(version: 2, prefix: "0-2-1-", left).text
    #expect(moved == #"{"moved":[{"scene":"preview-1","views":[\#(detail)]}]}"#)
    #expect(try key("Detail", new) == detail)
    #expect(try read(new, "scene")["version"] as? Int == 2)
    let same = answers(Row(gap: 20))
    #expect(same.adopt(version: 3, prefix: "0-3-1-", new.handover).text == #"{"moved":[]}"#)
  }

  @Test("several environments are side by side, independent of each other")
  func sheet() throws {
    let answers = PreviewAnswers([Preview { UIViewController() }])
    let sheet = try read(answers, "sheet") { call in
      var (dark, pad) = (LayoutEnvironment(), LayoutEnvironment())
      dark.userInterfaceStyle = .dark
      pad.device = Device.named("ipad12_9rounded")
      call.points = [dark, pad]
    }
    let pictures = try #require(sheet["pictures"] as? [[String: Any]])
    let sizes = pictures.compactMap { ($0["picture"] as? [String: Any])?["size"] as? [Double] }
    #expect(sizes == [[390, 844], [1024, 1366]])
  }

  @Test("invalid requests are refused with advice")
  func refusals() {
    let answers = answers(Row(gap: 8))
    defer { ScreenState.reset() }
    func refusal(_ name: String, _ change: (inout SceneCall) -> Void = { _ in }) -> CallError? {
      do throws(CallError) {
        _ = try answers.value(name, call(change))
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal("paint")?.status == 404)
    #expect(refusal("scene") { $0.scene = "preview-9" }?.status == 404)
    #expect(refusal("inspect")?.message == "the call has no view ('view')")
    #expect(refusal("inspect") { $0.view = 99 }?.status == 404)
    #expect(refusal("sheet")?.status == 400)
    #expect(refusal("scene") { $0.path = nil }?.status == 400)
  }
}
