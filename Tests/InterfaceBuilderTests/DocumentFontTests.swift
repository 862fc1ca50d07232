import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@MainActor
@Suite("Fonts of documents")
struct DocumentFontTests {
  /// A project with the fonts of the tests, removed with this object.
  private final class Project {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("document-fonts-\(UUID().uuidString)").resolvingSymlinksInPath()

    init() throws {
      let fonts = url.appendingPathComponent("Fonts")
      try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
      try Data().write(to: url.appendingPathComponent("Package.swift"))
      for name in ["ProbeSans-Regular.ttf", "ProbeSans-Bold.ttf"] {
        try FileManager.default.copyItem(
          at: TestFiles.fixture("fonts/\(name)"), to: fonts.appendingPathComponent(name))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Reads a document of the project, whose fonts are there until the end of `use`.
    func read(_ views: String, _ use: (InterfaceDocument) throws -> Void) throws {
      try use(
        InterfaceDocument(
          data: Data(DocumentSource.storyboard(view: views).utf8),
          path: url.appendingPathComponent("Main.storyboard").path))
    }
  }

  private func label(
    _ id: String, _ text: String, font: String = "ProbeSans-Regular", size: Double = 20,
    width: Double = 1, height: Double = 1
  ) -> String {
    """
    <label text="\(text)" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" name="\(font)" family="\(font.prefix { $0 != "-" })" \
    pointSize="\(size)"/></label>
    """
  }

  private func view(_ labels: [(id: String, markup: String)]) -> String {
    let constraints = labels.map { label in
      ["top", "leading"].map { side in
        """
        <constraint firstItem="\(label.id)" firstAttribute="\(side)" secondItem="root" \
        secondAttribute="\(side)" id="\(label.id)-\(side)"/>
        """
      }.joined()
    }
    return """
      <subviews>\(labels.map(\.markup).joined())</subviews>
      <constraints>\(constraints.joined())</constraints>
      """
  }

  /// Reads a document outside a project.
  private func read(_ views: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(DocumentSource.storyboard(view: views).utf8),
      path: "/nonexistent/folder/Main.storyboard")
  }

  private func sizes(
    _ document: InterfaceDocument, _ environment: LayoutEnvironment = .canvas
  ) -> [String: [Double]] {
    let views = FrameReport(of: document, in: environment).scenes[0].views
    return Dictionary(
      views.map { ($0.id, [$0.frame.width, $0.frame.height]) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("a label has the size of the text in the project's font file")
  func file() throws {
    try Project().read(view([("a", label("a", "AV")), ("b", label("b", "fi"))])) { document in
      // 1.26 and 0.5 em wide; the line gap of 0.1 em does not count.
      let sizes = sizes(document)
      #expect(sizes["a"] == [25.5, 28] && sizes["b"] == [10, 28])
      #expect(document.fontDiagnostics.isEmpty)
    }
  }

  @Test("recorded heights show whether the canvas had the file (F10.42)")
  func absentFile() throws {
    // Helvetica Neue is 23.3 high at 20 points, 23.5 at two pixels a point.
    let labels = [("a", label("a", "AV", height: 23.5)), ("b", label("b", "fi", height: 23.5))]
    try Project().read(view(labels)) { document in
      #expect(sizes(document)["a"]?[1] == 23.5)
      // At run time an app has the project's fonts.
      let device = try #require(Device.named("retina4_0"))
      #expect(sizes(document, LayoutEnvironment(device: device))["a"] == [25.5, 28])
    }
  }

  @Test("a font that has no file is reported once, and the system font replaces it at run time")
  func missing() throws {
    let labels = [
      ("a", label("a", "Wide", font: "Gone-Bold")), ("b", label("b", "Wide", font: "Gone-Bold")),
      ("c", label("c", "Wide", font: "Georgia")),
    ]
    try Project().read(view(labels)) { document in
      let reports = document.fontDiagnostics
      #expect(reports.map(\.code) == ["missing-font"] && reports.first?.objectID == "a")
      #expect(reports.first?.message.contains("'Gone-Bold'") == true)
      let device = try #require(Device.named("retina4_0"))
      // A line of San Francisco at 20 points: 23.87.
      #expect(sizes(document, LayoutEnvironment(device: device))["a"]?[1] == 24)
    }
  }
}
