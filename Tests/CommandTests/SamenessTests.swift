import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Sameness of pictures")
@MainActor
struct SamenessTests {
  private let folder = TemporaryFolder()

  private static func document(_ number: Int) -> String {
    let texts = [
      "Interface 1234", "骨 直 Büro", "Ilıca fi", "שלום 12", "मार्ग", "e\u{301} 👍",
      "Menlo", "New York",
    ]
    let labels = texts.enumerated().map { index, text in
      let font =
        index == 6
        ? "name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"\(15 + number)\""
        : "type=\"\(index == 7 ? "boldSystem" : "system")\" pointSize=\"\(13 + number)\""
      return """
        <label text="\(text)" id="l\(index)" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="10" y="\(10 + 30 * index)" width="180" height="24"/>
        <fontDescription key="fontDescription" \(font)/></label>
        """
    }
    let dates = ["inline", "wheels", "compact"].enumerated().map { index, style in
      """
      <datePicker style="\(style)" id="d\(index)" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(260 + 170 * index)" width="200" height="160"/></datePicker>
      """
    }
    return Markup.nib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="760"/>
      <subviews>\(labels.joined())\(dates.joined())</subviews></view>
      """, usesSafeAreas: false)
  }

  private static let hostileSettings = """
    <?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir>
    <match target="pattern"><edit name="family" mode="assign" binding="strong">
    <string>DejaVu Serif</string></edit></match>
    <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit></match></fontconfig>
    """

  private func pictures(
    of files: [String], as format: String, _ variables: [String: String] = [:]
  ) throws -> [String: Data] {
    let process = Process()
    process.executableURL = BuiltCommand.program
    // The trailing slash requests a folder, even for a single file.
    process.arguments = ["render"] + files + ["-o", folder.path("pictures") + "/", "-f", format]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
    return try Dictionary(
      uniqueKeysWithValues: found.map {
        ($0, try folder.data("pictures/\($0)"))
      })
  }

  @Test(
    "locale, font settings and processor features change no byte",
    arguments: ["png", "svg", "pdf"])
  func surroundings(format: String) throws {
    let file = try folder.write("a.xib", SamenessTests.document(0))
    let settings = try folder.write("fonts.conf", SamenessTests.hostileSettings)
    let plain = try pictures(of: [file], as: format, ["LC_ALL": "C", "LANG": "C"])
    #expect(plain.count == 1)
    let japanese = try pictures(
      of: [file], as: format,
      [
        "LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8", "LANGUAGE": "ja:tr",
        "PANGO_LANGUAGE": "ja:tr:mr", "FC_LANG": "ja",
      ])
    #expect(japanese == plain)
    let hostile = try pictures(
      of: [file], as: format, ["FONTCONFIG_FILE": settings, "XDG_CONFIG_HOME": folder.path("")])
    #expect(hostile == plain)
    // Disables fused multiply-add in the C library, and the wide loops in pixman.
    let plainer = try pictures(
      of: [file], as: format,
      [
        "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4", "PIXMAN_DISABLE": "mmx sse2 ssse3",
        "TZ": "Asia/Kathmandu",
      ])
    #expect(plainer == plain)
  }

  @Test(
    "a document is drawn the same separately and among others, by one worker and by many",
    arguments: ["png", "svg", "pdf"])
  func workers(format: String) throws {
    let files = try (0..<7).map {
      try folder.write("\($0).xib", SamenessTests.document($0 % 3))
    }
    let together = try pictures(of: files, as: format)
    #expect(together.count == 7)
    #expect(together["0.\(format)"] == together["3.\(format)"])
    #expect(together["0.\(format)"] != together["1.\(format)"])
    for file in files.prefix(3) {
      for (name, picture) in try pictures(of: [file], as: format) {
        #expect(together[name] == picture)
      }
    }
    // All documents in the caller's process, in order.
    let alone = TemporaryFolder()
    let call = Call(["render"] + files + ["-o", alone.path("pictures") + "/", "-f", format])
    #expect(call.code == .success)
    for (name, picture) in together {
      #expect(try alone.data("pictures/\(name)") == picture)
    }
  }
}
