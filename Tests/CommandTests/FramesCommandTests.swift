import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout frames")
@MainActor
struct FramesCommandTests {
  private let folder = TemporaryFolder()

  private struct Report: Decodable {
    struct Scene: Decodable {
      var id: String
      var views: [View]
    }
    struct View: Decodable {
      var id: String
      var `class`: String
      var frame: Frame
      var ambiguous: Bool
      var misplaced: Bool
    }
    struct Frame: Decodable, Equatable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    var document: String
    var device: String
    var scenes: [Scene]
  }

  @Test("--json prints a single object that holds every view's frame")
  func json() throws {
    let path = try folder.write("a.xib", Documents.box)
    let call = Call("frames", "--json", path)
    #expect(call.code == .success)
    #expect(call.output.split(separator: "\n").count == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(call.output.utf8))
    #expect(report.document == path)
    #expect(report.device == "retina6_12")
    let views = report.scenes.flatMap(\.views)
    #expect(views.map(\.id) == ["root", "box"])
    #expect(views[1].class == "UIView")
    #expect(views[1].frame == Report.Frame(x: 20, y: 30, width: 100, height: 50))
    #expect(views[1].misplaced)
    #expect(!views[1].ambiguous)
  }

  @Test("--update stores the frames of misplaced views, and changes nothing else")
  func update() throws {
    let path = try folder.write("a.xib", Documents.box)
    let call = Call("frames", "--update", path)
    #expect(call.code == .success)
    #expect(call.output == "\(path): updated 1 frame\n")
    let updated = try String(contentsOfFile: path, encoding: .utf8)
    #expect(updated == Documents.drawnBox)
    #expect(!Call("check", path).output.contains("misplaced-view"))
    let again = Call("frames", "--update", path)
    #expect(again.code == .success)
    #expect(again.output == "\(path): no frame to update\n")
    #expect(Call("frames", "--update", "-d", "retina4_7", path).code == .usage)
    #expect(Call("frames", "--update", "-").code == .usage)
  }

  @Test("--update also follows the views that are misplaced after the first views")
  func updateChain() throws {
    let path = try folder.write(
      "a.xib",
      Documents.box.replacing(
        "</subviews>",
        with: """
          \(Markup.box("next", 10, 10, frame: [0, 20, 10, 10]))
          </subviews>
          """
      ).replacing(
        #"constant="30" id="t"/>"#,
        with: """
          constant="30" id="t"/>
          \(Markup.pin("next", "leading", to: "box"))
          \(Markup.pin("next", "top", 10, to: "box", at: "bottom"))
          """))
    let call = Call("frames", "--update", path)
    #expect(call.output == "\(path): updated 2 frames\n")
    #expect(!Call("check", path).output.contains("misplaced-view"))
  }

  @Test("--update also stores the frames of the views in a stack view")
  func updateStack() throws {
    let path = try folder.write(
      "a.xib",
      Documents.xib(
        content: """
          <subviews>
          <stackView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
          id="stack">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="0.0" y="0.0" width="7" height="7"/></view></subviews>
          <constraints>
          <constraint firstAttribute="width" constant="100" id="w"/>
          <constraint firstAttribute="height" constant="50" id="h"/>
          </constraints>
          </stackView>
          </subviews>
          <constraints>
          \(Markup.pin("stack", "leading", 20))
          \(Markup.pin("stack", "top", 30))
          </constraints>
          """))
    #expect(Call("frames", "--update", path).output == "\(path): updated 2 frames\n")
    let updated = try String(contentsOfFile: path, encoding: .utf8)
    #expect(updated.contains(#"x="20" y="30" width="100" height="50""#))
    #expect(updated.contains(#"x="0.0" y="0.0" width="100" height="50""#))
  }

  @Test("--scene prints a single scene")
  func scene() throws {
    let path = try folder.write("a.xib", Documents.box)
    #expect(Call("frames", path, "-s", "root").output.contains("box"))
    let unknown = Call("frames", path, "-s", "other")
    #expect(unknown.code == .usage)
    #expect(unknown.errors.contains("unknown scene 'other'; the scenes are: View ("))
  }

  @Test("the default output is a table for people")
  func table() throws {
    let path = try folder.write("a.xib", Documents.box)
    let call = Call("frames", path)
    #expect(
      call.output == """
        \(path)  View  iPhone 15 / 15 Pro / 16
        view    class   id     x   y  width  height
        View    UIView  root   0   0    393     852
          View  UIView  box   20  30    100      50  misplaced


        """)
  }

  @Test(
    "--device lays out the document on another device",
    arguments: [("retina4_7", 375.0, 667.0), ("ipad9_7", 768, 1024)])
  func device(id: String, width: Double, height: Double) throws {
    let path = try folder.write("a.xib", Documents.box)
    let output = Call("frames", "--json", "--device", id, path).output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.device == id)
    #expect(
      report.scenes[0].views[0].frame == Report.Frame(x: 0, y: 0, width: width, height: height))
  }

  @Test("constraints that cannot hold cause a warning with a location, and the frames are printed")
  func conflict() throws {
    let path = try folder.write("a.xib", Documents.conflict)
    let line = try #require(
      Documents.conflict.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("id=\"h\"") })
    let sink = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(sink) }
    let call = Call("frames", path)
    #expect(call.code == .success)
    #expect(call.output.contains("box"))
    #expect(call.errors.split(separator: "\n").count == 1)
    #expect(call.errors.contains("error: conflicting constraints: "))
    #expect(call.errors.contains("View (box).height = 50 (line \(line + 1))"))
    #expect(call.errors.contains("View (box).height = 60 (line \(line + 2))"))
    #expect(call.errors.hasPrefix("\(path):"))
  }

  @Test("a bad file does not affect others, and the call ends with the worst status")
  func severalFiles() throws {
    let good = try folder.write("good.xib", Documents.box)
    let bad = try folder.write("bad.xib", "nonsense")
    let call = Call("frames", "--json", bad, good, folder.path("missing.xib"))
    #expect(call.code == .unreadable)
    #expect(call.output.contains("\"\(good)\""))
    let errors = call.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors[0].hasPrefix("\(bad):1:1: error: "))
    #expect(errors[1].hasPrefix("\(folder.path("missing.xib")):1:1: error: "))
    #expect(Call("frames", good, bad).code == .badInput)
    #expect(Call("frames", good, good).code == .success)
  }

  @Test(
    "an invalid command line does nothing",
    arguments: [
      [], ["--device", "phone", "a.xib"], ["--orientation", "up", "a.xib"],
      ["--leaf-sizes", "none", "a.xib"], ["--fonts", "none", "a.xib"], ["-", "-"],
      ["--jsno", "a.xib"],
    ])
  func usage(arguments: [String]) {
    let call = Call(["frames"] + arguments)
    #expect(call.code == .usage)
    #expect(call.output.isEmpty)
    #expect(call.errors.hasPrefix("autolayout: error: "))
  }

  @Test(
    "numbers have two decimals at most, and no trailing zeros",
    arguments: [
      (0.0, "0"), (20, "20"), (20.5, "20.5"), (1.0 / 3, "0.33"), (2.0 / 3, "0.67"), (-0.004, "0"),
      (-7.25, "-7.25"), (0.05, "0.05"), (-0.5, "-0.5"), (1e7, "10000000"),
    ])
  func numbers(value: Double, text: String) {
    #expect(FrameTable.number(value) == text)
  }
}
