import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import FontFiles

@Suite("Font files")
struct FontReaderTests {
  private static func path(_ name: String) -> String {
    TestFiles.fixture("fonts/\(name).ttf").path
  }

  @Test("names, weight and measures are read from the file's tables (F9.50)")
  func tables() throws {
    let fonts = try FontReader.fonts(at: Self.path("ProbeSans-Bold"))
    let font = try #require(fonts.first)
    #expect(fonts.count == 1)
    #expect(font.names.postScript == "ProbeSans-Bold")
    #expect(font.names.family == "Probe Sans" && font.names.style == "Bold")
    #expect(font.weight == 700 && !font.isItalic)
    // The header of horizontal lines counts, not the typographic ascender of 0.8.
    #expect(font.metrics.ascender == 1.05 && font.metrics.descender == -0.35)
    #expect(font.metrics.leading == 0.1)
    #expect(font.metrics.capHeight == 0.7 && font.metrics.xHeight == 0.5)
  }

  @Test(
    "widths include kerning, ligatures and joined letters, as HarfBuzz's program prints them",
    arguments: [
      ("AV", 1.26), ("A V", 1.63), ("fi", 0.5), ("\u{628}\u{628}\u{628}", 1.6), ("\u{E000}", 1),
      ("A\u{628}\u{628}V", 2.58), ("", 0),
    ])
  func widths(text: String, width: Double) throws {
    let font = try #require(try FontReader.fonts(at: Self.path("ProbeSans-Regular")).first)
    #expect(abs(font.measure(text) - width) < 1e-9)
    #expect(font.advances(of: text, hasLigatures: true).count == text.count)
  }

  @Test("a ligature is shared by the ligature's letters, and spaced letters have no ligature")
  func ligatures() throws {
    let font = try #require(try FontReader.fonts(at: Self.path("ProbeSans-Regular")).first)
    #expect(font.advances(of: "fi", hasLigatures: true) == [0.25, 0.25])
    #expect(font.advances(of: "fi", hasLigatures: false) == [0.3, 0.24])
  }

  @Test("characters that the font lacks have no advance")
  func missingCharacters() throws {
    let font = try #require(try FontReader.fonts(at: Self.path("ProbeSans-Regular")).first)
    #expect(font.advances(of: "A\u{4E00}V", hasLigatures: true) == [0.7, nil, 0.68])
  }

  @Test("a variable font has all named instances, with CoreText's names (F9.50)")
  func instances() throws {
    let fonts = try FontReader.fonts(at: Self.path("ProbeFlex"))
    #expect(
      fonts.map(\.names.postScript)
        == ["ProbeFlex-Regular", "ProbeFlex-Regular_Regular", "ProbeFlex-Regular_Bold"])
    let bold = try #require(fonts.best(named: "ProbeFlex-Regular_Bold"))
    #expect(bold.weight == 700 && abs(bold.measure("AV") - 1.38) < 1e-9)
    #expect(abs(fonts[0].measure("AV") - 1.26) < 1e-9)
  }

  @Test("a file in another format has an error with the path")
  func refusals() throws {
    let folder = TemporaryFolder()
    let text = try folder.write("text.ttf", "no font")
    for (path, reason) in [
      (text, "is not a TrueType or OpenType font"), (folder.path, "is not a regular file"),
      (folder.path + "/none.ttf", "does not exist"),
    ] {
      let error = #expect(throws: FontFileError.self) { try FontReader.fonts(at: path) }
      #expect(error?.path == path && error?.reason.contains(reason) == true, "\(path)")
    }
    let huge = try folder.writeSparse("huge.ttf", size: UInt64(FontReader.sizeLimit) + 1)
    let error = #expect(throws: FontFileError.self) { try FontReader.fonts(at: huge) }
    #expect(error?.reason.contains("64 MB") == true)
  }

  @Test(
    "damaged files give errors or finite widths", arguments: ["ProbeSans-Regular", "ProbeFlex"])
  func damage(name: String) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.path(name)))
    for seed in 0..<UInt64(TestFiles.tries("FONT_FILES", usual: 300)) {
      var random = SeededGenerator(seed: seed)
      var data = whole
      if random.chance(30) { data = data.prefix(random.number(0...data.count)) }
      for _ in 0..<random.number(0...20) where !data.isEmpty {
        data[random.number(0...(data.count - 1))] = UInt8(random.number(0...255))
      }
      guard let fonts = try? FontReader.fonts(data: data, name: "damaged") else { continue }
      for font in fonts {
        let width = font.measure("A fi V\u{628}\u{628} \u{E000}")
        #expect(width.isFinite && font.metrics.lineHeight.isFinite, "seed \(seed)")
      }
    }
  }
}

extension TemporaryFolder {
  /// Writes a font of the fixtures, and returns the path.
  @discardableResult
  func copyFont(_ font: String, to name: String) throws -> String {
    try write(name, try Data(contentsOf: TestFiles.fixture("fonts/\(font).ttf")))
  }
}
