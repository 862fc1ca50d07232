import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import FontFiles

@Suite("Fonts in a project")
struct ProjectFontsTests {
  private func project() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", Data())
    try folder.copyFont("ProbeSans-Regular", to: "App/Fonts/Probe.ttf")
    try folder.copyFont("ProbeSans-Bold", to: "App/Fonts/ProbeBold.ttf")
    try folder.copyFont("ProbeFlex", to: "Pods/Other/Flex.ttf")
    return folder
  }

  @Test(
    "a name matches by PostScript name, then full name, then family and style",
    arguments: [
      ("ProbeSans-Bold", "ProbeSans-Bold"), ("probesans-bold", "ProbeSans-Bold"),
      ("Probe Sans Bold", "ProbeSans-Bold"), ("ProbeSansBold", "ProbeSans-Bold"),
      ("Probe Sans", "ProbeSans-Regular"), ("Probe", nil), ("ProbeSans-Italic", nil),
      // Folders of dependencies are not searched.
      ("ProbeFlex-Regular", nil),
    ] as [(String, String?)])
  func names(requested: String, found: String?) throws {
    let folder = try project()
    let fonts = ProjectFonts(below: folder.path)
    withExtendedLifetime(folder) {
      #expect(fonts.font(named: requested)?.names.postScript == found)
    }
  }

  @Test("documents share the fonts of the nearest project; others have none")
  func sharing() throws {
    let folder = try project()
    let first = try #require(ProjectFonts.fonts(for: folder.path + "/App/Main.storyboard"))
    #expect(first === ProjectFonts.fonts(for: folder.path + "/App/Views/Cell.xib"))
    #expect(first.font(named: "ProbeSans-Regular") === first.font(named: "Probe Sans Regular"))
    let alone = TemporaryFolder()
    #expect(ProjectFonts.fonts(for: alone.path + "/Main.storyboard") == nil)
  }

  @Test("if two files have the same name, the file in UIAppFonts wins")
  func listedFonts() throws {
    let folder = try project()
    let copy = try folder.copyFont("ProbeSans-Regular", to: "Zebra/Probe2.ttf")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["Fonts/Probe2.ttf", 3]], format: .xml, options: 0)
    let unlisted = ProjectFonts(below: folder.path).font(named: "ProbeSans-Regular")
    #expect(unlisted?.file?.path.hasSuffix("App/Fonts/Probe.ttf") == true)
    try folder.write("App/Info.plist", list)
    let font = ProjectFonts(below: folder.path).font(named: "ProbeSans-Regular")
    #expect(font?.file?.path == copy)
  }

  @Test("a damaged file costs only the fonts in it, and is reported once")
  func faults() throws {
    let folder = try project()
    let bad = try folder.write("App/Fonts/Bad.otf", Data("OTTO".utf8))
    let fonts = ProjectFonts(below: folder.path)
    #expect(fonts.font(named: "ProbeSans-Regular") != nil)
    #expect(fonts.takeFaults().map(\.path) == [bad])
    #expect(fonts.takeFaults().isEmpty)
  }

  @Test("only the first thousand font files are read")
  func fileLimit() throws {
    let folder = TemporaryFolder()
    try folder.write("Package.swift", Data())
    let font = try Data(contentsOf: TestFiles.fixture("fonts/ProbeSans-Regular.ttf"))
    for number in 0..<ProjectFonts.fileLimit { try folder.write("Font\(number).ttf", font) }
    try folder.copyFont("ProbeSans-Bold", to: "Z.ttf")
    let fonts = ProjectFonts(below: folder.path)
    #expect(fonts.fonts.count == ProjectFonts.fileLimit)
    #expect(fonts.font(named: "ProbeSans-Bold") == nil)
  }

  @Test("links to files outside a served folder are not followed")
  func confinement() throws {
    let (outside, served) = (TemporaryFolder(), TemporaryFolder())
    let font = try outside.copyFont("ProbeSans-Regular", to: "Probe.ttf")
    try served.copyFont("ProbeSans-Bold", to: "Bold.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: served.path + "/Link.ttf", withDestinationPath: font)
    let confined = ProjectFonts(below: served.path, within: served.path)
    #expect(confined.fonts.map(\.names.postScript) == ["ProbeSans-Bold"])
    #expect(ProjectFonts(below: served.path).fonts.count == 2)
  }
}
