import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Fixtures")
@MainActor
struct FixtureTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var file: String
    var view: String
    var frame: [Double]
    var reason: String

    init(_ file: String, view: String, frame: [Double], reason: String) {
      (self.file, self.view, self.frame, self.reason) = (file, view, frame, reason)
    }

    var testDescription: String { "\(file), \(view): \(reason)" }
  }

  private static let folder = TestFiles.fixture("interface-builder")

  private func report(
    _ file: String, in environment: LayoutEnvironment = .canvas
  ) throws -> FrameReport {
    let url = Self.folder.appendingPathComponent(file)
    return FrameReport(of: try InterfaceDocument(contentsOf: url), in: environment)
  }

  private func view(
    _ id: String, of file: String, in environment: LayoutEnvironment = .canvas
  ) throws -> FrameReport.View {
    let views = try report(file, in: environment).scenes.flatMap(\.views)
    return try #require(views.first { $0.id == id })
  }

  private nonisolated static let canvas: [Expectation] = [
    Expectation(
      "safe-area-xr.storyboard", view: "box", frame: [0, 48, 414, 814],
      reason: "48 above from Xcode 14, 34 below"),
    Expectation(
      "safe-area-xr-xcode12.storyboard", view: "box", frame: [0, 44, 414, 818],
      reason: "44 above before it"),
    Expectation(
      "safe-area-home-button.storyboard", view: "box", frame: [0, 20, 375, 647],
      reason: "a status bar of 20"),
    Expectation(
      "safe-area-no-status-bar.storyboard", view: "box", frame: [0, 0, 375, 667],
      reason: "Xcode 11 to 14 drew none there"),
    Expectation(
      "safe-area-twice.storyboard", view: "box", frame: [0, 118, 393, 666],
      reason: "Xcode 26 counts 59 and 34 twice"),
    Expectation(
      "navigation.storyboard", view: "box", frame: [0, 92, 414, 770],
      reason: "the recorded bar ends at 48 + 44"),
    Expectation(
      "navigation.storyboard", view: "deep", frame: [0, 92, 414, 770],
      reason: "a pushed scene is under the same bar"
    ),
    Expectation(
      "large-title.storyboard", view: "box", frame: [0, 144, 414, 718],
      reason: "a large title makes the bar 96 high"),
    Expectation(
      "tab-bar.storyboard", view: "box", frame: [0, 48, 414, 765],
      reason: "49 and 34 are covered below"),
    Expectation(
      "opaque-bar.storyboard", view: "box", frame: [0, 0, 414, 770],
      reason: "the view begins below a bar it cannot lie under"),
    Expectation(
      "sheet.storyboard", view: "box", frame: [0, 56, 414, 752],
      reason: "a sheet's own bar is 56 high"),
    Expectation(
      "embedded.storyboard", view: "box", frame: [0, 0, 375, 200],
      reason: "a contained scene has no bars of its own"),
    Expectation(
      "layout-guides.storyboard", view: "box", frame: [0, 20, 600, 580],
      reason: "the top guide ends at the status bar"),
    Expectation(
      "plain-canvas.storyboard", view: "box", frame: [289.5, 289.5, 21, 21],
      reason: "halves stay halves, though the canvas had one pixel in a point (F10.18)"),
    Expectation(
      "root-margins.storyboard", view: "box", frame: [16, 0, 343, 10],
      reason: "16 at the sides up to 413 points of width"),
    Expectation(
      "root-margins-wide.storyboard", view: "box", frame: [20, 0, 374, 10],
      reason: "20 from 414 points on"),
    Expectation(
      "cell-margins.storyboard", view: "plain-box", frame: [16, 11, 343, 38],
      reason: "16 at the sides, 11 above and below"),
    Expectation(
      "cell-margins.storyboard", view: "more-box", frame: [16, 11, 324.5, 38],
      reason: "8 next to a disclosure indicator"),
    Expectation(
      "cell-margins-xcode8.storyboard", view: "plain-box", frame: [8, 8, 359, 43.5],
      reason: "8 all around before Xcode 9.3"),
    Expectation(
      "size-classes.storyboard", view: "box", frame: [0, 0, 100, 70],
      reason: "the width of compact by regular, the constant of compact"),
    Expectation(
      "fixed-frame.storyboard", view: "fixed", frame: [30, 40, 50, 60],
      reason: "a fixed frame is an input"),
    Expectation(
      "fixed-frame.storyboard", view: "box", frame: [80, 40, 50, 60],
      reason: "others may depend on a fixed frame"),
    Expectation(
      "fixed-frame.storyboard", view: "springs", frame: [100, 200, 200, 20],
      reason: "a view without constraints keeps its frame"),
    Expectation(
      "placeholders.storyboard", view: "sized", frame: [0, 0, 120, 30],
      reason: "a design-time size counts on the canvas"
    ),
    Expectation(
      "placeholders.storyboard", view: "box", frame: [0, 100, 80, 10],
      reason: "a placeholder constraint shapes the canvas"),
    Expectation(
      "scroll-view.storyboard", view: "content", frame: [0, 0, 375, 900],
      reason: "content is as wide as the frame guide says"),
    Expectation(
      "hidden-arranged-view.storyboard", view: "last", frame: [0, 48, 375, 40],
      reason: "a hidden row takes no room and no spacing"),
    Expectation(
      "button-baselines.storyboard", view: "other", frame: [100, 0, 46, 44],
      reason: "equal tops and baselines make equal heights: titles are centered"),
    Expectation(
      "images.storyboard", view: "known", frame: [0, 0, 48, 32],
      reason: "the resources hold the size of the image"),
    Expectation(
      "whole-point-text.storyboard", view: "box", frame: [0, 21, 10, 10],
      reason: "labels recorded in whole points were rounded up to them"),
    Expectation(
      "whole-point-buttons.storyboard", view: "box", frame: [0, 35, 10, 10],
      reason: "configured buttons show it too, where no label does"),
    Expectation(
      "small-text.storyboard", view: "box", frame: [0, 17, 10, 10],
      reason: "a headline of 17 points in height was saved at the smallest text size"),
    Expectation(
      "small-text-width.storyboard", view: "box", frame: [35.5, 0, 10, 10],
      reason: "the width shows the text size where the height is fixed"),
    Expectation(
      "pixel-text.storyboard", view: "box", frame: [0, 20.5, 10, 10],
      reason: "labels recorded in half points were rounded up to pixels"),
    Expectation(
      "ambiguous.storyboard", view: "box", frame: [33, 44, 55, 66],
      reason: "what Xcode marked as open stays where it was"),
  ]

  @Test("a view on the canvas has the frame from Xcode", arguments: canvas)
  func canvas(_ expected: Expectation) throws {
    let frame = try view(expected.view, of: expected.file).frame
    #expect([frame.x, frame.y, frame.width, frame.height] == expected.frame)
  }

  @Test("on another device the same scene keeps clear of that device's edges")
  func otherDevice() throws {
    let device = try #require(Device.named("retina6_12"))
    let frame = try view(
      "box", of: "safe-area-home-button.storyboard", in: LayoutEnvironment(device: device)
    ).frame
    #expect([frame.x, frame.y, frame.width, frame.height] == [0, 59, 393, 759])
  }

  @Test("in landscape a phone with a camera in the screen has insets left and right")
  func landscape() throws {
    let environment = LayoutEnvironment(orientation: .landscape)
    let frame = try view("box", of: "safe-area-xr.storyboard", in: environment).frame
    #expect([frame.x, frame.y, frame.width, frame.height] == [48, 0, 800, 393])
  }

  @Test("leading is on the right if the language is right-to-left")
  func rightToLeft() throws {
    let environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let frame = try view("known", of: "images.storyboard", in: environment).frame
    #expect([frame.x, frame.width] == [375 - 48, 48])
  }

  @Test("a language's strings are in the language folder next to the document's folder")
  func strings() throws {
    let file = "localized/Base.lproj/Greeting.storyboard"
    let own = try view("word", of: file)
    let german = try view("word", of: file, in: LayoutEnvironment(locale: "de"))
    let austrian = try view("word", of: file, in: LayoutEnvironment(locale: "de-AT"))
    #expect(german.frame.width > 3 * own.frame.width)
    #expect(austrian.frame == german.frame)
    #expect(!german.misplaced)
  }

  @Test("a language that has no strings is reported once, and the document's texts are kept")
  func missingStrings() throws {
    let file = "localized/Base.lproj/Greeting.storyboard"
    let french = try report(file, in: LayoutEnvironment(locale: "fr"))
    #expect(french.diagnostics.map(\.code) == ["no-strings"])
    let frame = try view("word", of: file, in: LayoutEnvironment(locale: "fr")).frame
    #expect(frame == (try view("word", of: file).frame))
  }

  @Test("ambiguity is reported, also if only a scroll view's content is ambiguous")
  func open() throws {
    #expect(try view("box", of: "ambiguous.storyboard").ambiguous)
    #expect(try view("scroll", of: "open-scroll-view.storyboard").ambiguous)
    #expect(try !view("content", of: "open-scroll-view.storyboard").ambiguous)
    #expect(try !view("scroll", of: "scroll-view.storyboard").ambiguous)
  }

  @Test("since Xcode 15, cells below a table's visible part on the canvas are not laid out")
  func unloadedCells() throws {
    #expect(try !view("near-box", of: "unloaded-cells.storyboard").ambiguous)
    #expect(try view("far-box", of: "unloaded-cells.storyboard").ambiguous)
  }

  @Test("a frame that contradicts the constraints is reported on the canvas only")
  func misplaced() throws {
    #expect(try view("box", of: "size-classes.storyboard").misplaced)
    let device = try #require(Device.named("retina6_12"))
    let elsewhere = LayoutEnvironment(device: device)
    #expect(try !view("box", of: "size-classes.storyboard", in: elsewhere).misplaced)
  }

  @Test("a difference between measured and recorded text makes no view misplaced")
  func textIsNoMisplacement() throws {
    #expect(try report("whole-point-text.storyboard").scenes[0].views.allSatisfy { !$0.misplaced })
    #expect(try !view("word", of: "localized/Base.lproj/Greeting.storyboard").misplaced)
  }

  @Test("a client's class is used for the class name in the document")
  func customClass() throws {
    final class Badge: UIView {
      var wokeInside: UIView?
      var constraintsAtWaking = 0
      override var intrinsicContentSize: CGSize { CGSize(width: 77, height: 22) }
      override func awakeFromNib() {
        super.awakeFromNib()
        wokeInside = superview
        constraintsAtWaking = superview?.constraints.count ?? 0
      }
    }
    let text = DocumentSource.storyboard(
      view: """
        <subviews><view id="badge" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
        <constraints>\(Markup.pins("badge", "top", "leading"))</constraints>
        """)
    let scene = try #require(try DocumentSource.read(text).scenes.first)
    let live = scene.instantiate(classes: ["Badge": { Badge() }])
    live.layOut()
    let badge = try #require(live.view("badge") as? Badge)
    #expect(badge.wokeInside === live.view("root"))
    #expect(badge.constraintsAtWaking == 2)
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 77, height: 22))
  }
}
