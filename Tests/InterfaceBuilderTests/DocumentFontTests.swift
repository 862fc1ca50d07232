import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@MainActor
@Suite("Fonts of documents")
struct DocumentFontTests {
  /// A project with the fonts of the tests, removed with this object.
  private final class Project {
    let folder = TemporaryFolder()

    init() throws {
      try folder.write("Package.swift", "")
      for name in ["ProbeSans-Regular.ttf", "ProbeSans-Bold.ttf"] {
        try folder.write("Fonts/\(name)", Data(contentsOf: TestFiles.fixture("fonts/\(name)")))
      }
    }

    /// Reads a document of the project, whose fonts are there until the end of `use`.
    func read(
      _ views: [(id: String, markup: String)], _ use: (InterfaceDocument) throws -> Void
    ) throws {
      let text = DocumentSource.storyboard(view: DocumentSource.corner(views))
      try use(
        InterfaceDocument(
          data: Data(text.utf8),
          path: folder.path("Main.storyboard")))
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

  @Test("a document's bold system font is Bold, not Semibold as in code (F9.58)")
  func boldSystemFont() throws {
    let markup = """
      <label text="Spooky text" id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/></label>
      """
    let text = DocumentSource.storyboard(view: DocumentSource.corner([("a", markup)]))
    #expect(DocumentSource.sizes(try DocumentSource.read(text))["a"]?[0] == 133.5)
  }

  @Test("a label has the size of the text in the project's font file")
  func file() throws {
    try Project().read([("a", label("a", "AV")), ("b", label("b", "fi"))]) { document in
      // 1.26 and 0.5 em wide; the line gap of 0.1 em does not count.
      let sizes = DocumentSource.sizes(document)
      #expect(sizes["a"] == [25.5, 28] && sizes["b"] == [10, 28])
      #expect(document.fontDiagnostics.isEmpty)
    }
  }

  @Test("recorded heights show whether the canvas had the file (F10.42)")
  func absentFile() throws {
    // Helvetica Neue is 23.3 high at 20 points, 23.5 at two pixels a point.
    let labels = [("a", label("a", "AV", height: 23.5)), ("b", label("b", "fi", height: 23.5))]
    try Project().read(labels) { document in
      #expect(DocumentSource.sizes(document)["a"]?[1] == 23.5)
      // Pictures show the project's fonts, also on the canvas.
      let shown = LayoutEnvironment.canvas.withProjectFonts
      #expect(DocumentSource.sizes(document, in: shown)["a"] == [25.5, 28])
      // At run time an app has the project's fonts.
      let device = try #require(Device.named("retina4_0"))
      let environment = LayoutEnvironment(device: device)
      #expect(DocumentSource.sizes(document, in: environment)["a"] == [25.5, 28])
    }
  }

  @Test("a font that has no file is reported once, and the system font replaces it at run time")
  func missing() throws {
    let labels = [
      ("a", label("a", "Wide", font: "Gone-Bold")), ("b", label("b", "Wide", font: "Gone-Bold")),
      ("c", label("c", "Wide", font: "Georgia")),
    ]
    try Project().read(labels) { document in
      let reports = document.fontDiagnostics
      #expect(reports.map(\.code) == ["missing-font"] && reports.first?.objectID == "a")
      #expect(reports.first?.message.contains("'Gone-Bold'") == true)
      let device = try #require(Device.named("retina4_0"))
      let environment = LayoutEnvironment(device: device)
      // A line of San Francisco at 20 points: 23.87.
      #expect(DocumentSource.sizes(document, in: environment)["a"]?[1] == 24)
    }
  }
}
