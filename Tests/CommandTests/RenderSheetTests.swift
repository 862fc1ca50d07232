import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures
import TestSupport
import Testing

@testable import Command

@Suite("autolayout render --sheet")
@MainActor
struct RenderSheetTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    document = try folder.write("a.xib", Documents.box)
  }

  private func matrix(_ options: [(String, String)]) throws -> SheetMatrix {
    var arguments = Arguments()
    arguments.options = options.map { (name: $0.0, value: $0.1) }
    return try SheetMatrix(arguments)
  }

  private func pixels(_ arguments: [String]) throws -> [Int] {
    let call = Call(["render", document, "-o", folder.path("a.png"), "--sheet"] + arguments)
    #expect(call.code == .success, "\(call.errors)")
    return try folder.data("a.png").sizeOfPNG
  }

  @Test("a sheet has every combination from the lists once, devices varying most slowly")
  func combinations() throws {
    let matrix = try matrix([
      ("device", "retina4_7,iPhone 15"), ("text-size", "l,accessibilityLarge"),
      ("direction", "ltr,rtl"), ("appearance", "both"), ("locale", "de,ar"),
    ])
    #expect(matrix.points.count == 32 && Set(matrix.points).count == 32)
    #expect(matrix.varying == [.device, .locale, .textSize, .direction, .appearance])
    #expect(matrix.points.prefix(16).allSatisfy { $0.device?.id == "retina4_7" })
    let last = try #require(matrix.points.last)
    #expect(last.device?.id == "retina6_12" && last.locale == "ar")
    #expect(last.contentSizeCategory == .accessibilityLarge)
    #expect(last.layoutDirection == .rightToLeft && last.userInterfaceStyle == .dark)
    #expect(SheetMatrix.value(of: .textSize, in: matrix.points[0]) == "large")
    let twice = try self.matrix([("device", "retina6_12,iPhone 15"), ("text-size", "l,large")])
    #expect(twice.points.count == 1)
  }

  @Test("scenes with equal names are kept apart")
  func names() throws {
    let twins = try folder.write(
      "twins.storyboard",
      Markup.storyboard(
        ["a", "b"].map { id in
          """
          <scene sceneID="\(id)"><objects><viewController title="Twin" id="v\(id)">
          <view key="view" id="w\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
          </view></viewController></objects></scene>
          """
        }.joined(), usesSafeAreas: false))
    let page = folder.path("twins.html")
    #expect(Call("render", twins, "-o", page, "--sheet").code == .success)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("Twin (a)") && text.contains("Twin (b)"))
    let picture = folder.path("twins.png")
    #expect(Call("render", twins, "-o", picture, "--sheet").code == .success)
    #expect(try folder.data("twins.png").sizeOfPNG[0] > 2 * 393)
  }

  @Test("a language implies the direction, and the full matrix is the same as for check")
  func defaults() throws {
    let languages = try matrix([("locale", "de,ar")]).points.map(\.layoutDirection)
    #expect(languages == [.leftToRight, .rightToLeft])
    #expect(try matrix([]).points.count == 1)
    let full = try matrix([("matrix", "full")])
    #expect(full.points.count == 72)
    #expect(full.varying == [.device, .orientation, .textSize, .direction])
    #expect(try matrix([("matrix", "full"), ("direction", "rtl")]).points.count == 36)
  }

  private func cell(_ row: String, _ column: String, _ size: CGSize) -> SheetTable.Cell {
    SheetTable.Cell(
      row: row, column: column, picture: OverlaidPicture(list: DisplayList(size: size)))
  }

  @Test("pictures are in rows and columns below their labels, and do not touch")
  func arrangement() {
    let table = SheetTable(
      [
        cell("A", "x", CGSize(width: 200, height: 300)),
        cell("A", "y", CGSize(width: 400, height: 100)),
        cell("B", "x", CGSize(width: 250, height: 50)),
        cell("B", "y", CGSize(width: 10, height: 60)),
      ], title: "T")
    let place = table.arrangement
    #expect(
      place.columnLabels.map(\.name) == ["x", "y"] && place.rowLabels.map(\.name) == ["A", "B"])
    let frames = place.frames
    #expect(frames[0].minX == frames[2].minX && frames[1].minX == frames[3].minX)
    #expect(frames[0].minY == frames[1].minY && frames[2].minY == frames[3].minY)
    let boxes = frames + place.rowLabels.map(\.box)
    for (index, box) in boxes.enumerated() {
      #expect(CGRect(origin: .zero, size: place.size).contains(box))
      #expect(boxes[..<index].allSatisfy { !$0.intersects(box.insetBy(dx: 0.5, dy: 0.5)) })
    }
    #expect(place.columnLabels.map(\.box.minX) == frames.prefix(2).map(\.minX))
    let words = table.list(nil).items.compactMap { item -> String? in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(words == ["T", "x", "y", "A", "B"])
  }

  @Test("a table with a single column is laid out as a row")
  func oneColumn() {
    let sizes = (0..<3).map { _ in CGSize(width: 100, height: 200) }
    let table = SheetTable(
      zip(["A", "B", "C"], sizes).map { cell($0, "", $1) }, title: "")
    #expect(Set(table.arrangement.frames.map(\.minY)).count == 1)
    #expect(table.arrangement.columnLabels.map(\.name) == ["A", "B", "C"])
    #expect(table.arrangement.rowLabels.isEmpty)
  }

  @Test("a sheet has one pixel per point, two with overlays")
  func picture() throws {
    let one = try pixels(["-d", "retina4_7,retina6_12"])
    #expect(one[0] > 375 + 393 && one[0] < 375 + 393 + 200 && one[1] > 852)
    // Views outside a screen have room for labels.
    let shown = try pixels(["-d", "retina4_7,retina6_12", "--show", "frames"])
    #expect(shown == [(one[0] + 80) * 2, (one[1] + 40) * 2])
    #expect(
      try pixels(["-d", "retina4_7,retina6_12", "--scale", "0.5"])
        == one.map { ($0 + 1) / 2 })
    #expect(try pixels(["--text-size", "s,l,xl", "--direction", "ltr,rtl"])[0] > 6 * 393)
    #expect(try pixels(["--strings", "document,pseudo"])[0] > 2 * 393)
    let vector = folder.path("a.pdf")
    #expect(
      Call("render", document, "-o", vector, "--sheet", "--appearance", "both").code == .success)
    #expect(try folder.data("a.pdf").starts(with: Data("%PDF".utf8)))
  }

  @Test("a page contains every picture and loads nothing")
  func page() throws {
    let path = folder.path("a.html")
    let call = Call(
      "render", document, "-o", path, "--sheet", "-d", "retina4_7,retina6_12", "--appearance",
      "light,dark", "--show", "constraints")
    #expect(call.code == .success && call.errors.isEmpty)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.components(separatedBy: "<figure ").count == 5)
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count == 5)
    #expect(page.components(separatedBy: "type=\"checkbox\"").count == 5)
    #expect(
      page.contains("value=\"Appearance=dark\"") && page.contains("iPhone 8 / SE (3rd generation)"))
    #expect(!page.contains("http") && !page.contains("src=\"/") && !page.contains("<link"))
    let other = try folder.write("b.xib", Documents.box)
    let list = folder.path("pages/index.html")
    let several = Call("render", document, other, "-o", list, "--sheet", "--appearance", "both")
    #expect(several.code == .success, "\(several.errors)")
    #expect(try String(contentsOfFile: list, encoding: .utf8).contains("b.png"))
  }

  @Test("invalid options are refused")
  func refusals() {
    let picture = folder.path("a.png")
    let cases: [([String], String)] = [
      (["-d", "retina4_7,retina6_12"], "--device takes one value here; with --sheet"),
      (["--appearance", "light,dark"], "--appearance takes one value here"),
      (["--matrix", "full"], "--matrix needs --sheet"),
      (["--sheet", "-d", "retina4_7,iPhone 15 Pr"], "unknown device 'iPhone 15 Pr'"),
      (["--sheet", "--text-size", "large,hug"], "invalid value 'hug' for --text-size"),
      (["--sheet", "--direction", "ltr,tr"], "did you mean 'ltr'?"),
    ]
    for (arguments, message) in cases {
      let call = Call(["render", document, "-o", picture] + arguments)
      #expect(call.code == .usage && call.errors.contains(message), "\(call.errors)")
    }
  }
}
