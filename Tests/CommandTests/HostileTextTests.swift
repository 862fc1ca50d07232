import Foundation
import TestSupport
import Testing

@testable import Command

/// Names of files and objects that would form separate lines, or commands for a terminal.
///
/// A line that begins with `::` is a command for GitHub's runner, `##vso[` for Azure's.
@Suite("Texts that could be read as something else")
@MainActor
struct HostileTextTests {
  private nonisolated static let end =
    "\n::error::forged\r::stop-commands::x\u{2028}::x ##vso[task.setvariable]##[error]"

  private let folder = TemporaryFolder()
  private let document: String
  private let other: String

  init() throws {
    let name = "a\(Self.end)\u{1B}]0;title\u{7}\u{1B}[8m.xib"
    document = try folder.write(name, Self.hostile(Self.labels))
    other = try folder.write(
      "b\(Self.end).xib",
      Self.hostile(
        Self.labels.replacingOccurrences(of: "constant=\"50\"", with: "constant=\"70\"")
          .replacingOccurrences(of: "text=\"Label\"", with: "text=\"Another\"")))
  }

  private static let labels = Documents.conflict.replacingOccurrences(
    of: "</subviews>",
    with: """
          <label customClass="Name" userLabel="A name" text="Label" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <rect key="frame" x="1" y="2" width="30" height="10"/>
          </label>
          <button customClass="Push" translatesAutoresizingMaskIntoConstraints="NO" id="button">
              <rect key="frame" x="1" y="2" width="30" height="10"/>
              <state key="normal" title="Label"/>
              <connections><outlet property="a" destination="label" id="outlet"/></connections>
          </button>
      </subviews>
      """)

  /// The document with a suffix after each value that an author chooses freely.
  private static func hostile(_ text: String) -> String {
    let end = end.unicodeScalars.map { $0.isASCII && $0 >= " " ? "\($0)" : "&#\($0.value);" }
      .joined()
    let names = [
      "id", "destination", "property", "firstItem", "secondItem", "customClass", "userLabel",
      "text", "title",
    ]
    return names.reduce(text) { text, name in
      text.replacingOccurrences(
        of: "( \(name)=\"[^\"]*)\"", with: "$1\(end)\"", options: .regularExpression)
    }
  }

  @Test(
    "a report contains no forged line and no control character",
    arguments: [
      ["frames"], ["check"], ["check", "--format", "xcode"], ["check", "--format", "junit"],
      ["check", "--format", "sarif"], ["check", "--format", "json"], ["frames", "--json"],
      ["check", "--matrix", "full"], ["textconv"],
      ["trace"], ["trace", "--view", "box\(Self.end)"],
    ])
  func reports(_ arguments: [String]) throws {
    let formats = ["junit", "sarif", "json", "--json"]
    let lines = try lines(
      Call(arguments + [document]), isText: formats.allSatisfy { !arguments.contains($0) })
    // If no view is given, a trace only explains the option.
    #expect(lines.contains { $0.contains("forged") || arguments == ["trace"] })
  }

  @Test(
    "a comparison contains no forged line", arguments: ["text", "markdown", "json", "html"],
    ["short", "full"])
  func comparisons(_ format: String, _ detail: String) throws {
    let call = Call("diff", document, other, "--format", format, "--detail", detail)
    #expect(call.code == .findings)
    let lines = try lines(call, isText: ["text", "markdown"].contains(format))
    #expect(lines.contains { $0.contains("forged") })
  }

  @Test("names at the start of lines in tables or messages are not commands")
  func beginnings() throws {
    let text = Documents.box.replacingOccurrences(
      of: "id=\"box\"", with: "userLabel=\"::error::forged\" id=\"box\"")
    let call = Call("frames", try folder.write("g.xib", text))
    #expect(call.output.contains("\n  \\::error::forged "))
    let errors = Call("frames", "::error::forged.xib").errors
    #expect(errors.hasPrefix("\\::error::forged.xib:1:1: error: "))
  }

  @Test("findings for GitHub use GitHub's escapes")
  func workflow() throws {
    let call = Call("check", "--format", "github", document)
    let lines = call.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.contains(/^::(error|warning|notice) file=[^,:]*,line=\d+/))
      #expect(!line.contains("\r"))
    }
  }

  @Test("errors about files, settings, logs and languages contain no forged line")
  func errors() throws {
    let broken = try folder.write("c\(Self.end).xib", "<document")
    let settings = try folder.write(
      "d.yml", "rules:\n  \"x\\n::error::forged\\e[8m\": error\n")
    let log = try folder.write(
      "e.log",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 \u{1B}[8mUIView:0x3.width == 10>",
          "<NSLayoutConstraint:0x2 \u{9B}2JUIView:0x3.width == 20>",
          "<NSLayoutConstraint:0x4 what&#10;::error::forged&amp;#13;::x &#27;[8m\u{16} is this>"
      )
      """)
    for call in [
      Call("frames", broken), Call("check", broken), Call("diff", broken, document),
      Call("frames", folder.path("nothing\(Self.end)")), Call("textconv", broken),
      Call("check", "--config", settings, document), Call("explain", log),
      Call("frames", "--locale", "x\(Self.end)", document), Call("nothing\u{1B}[8m"),
    ] { #expect(!(try lines(call)).isEmpty) }
  }

  @Test("names and texts from a log's views forge no line")
  func logs() throws {
    let log = try folder.write(
      "f.log",
      #"""
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600003c8d2e0 ::error::forged.width == 1   (active, names: ::error::forged:0x7fb6a3c0d520 )>",
          "<NSLayoutConstraint:0x600003c8d330 ::error::forged.width == 2   (active, names: ::error::forged:0x7fb6a3c0d520 )>",
          "<NSLayoutConstraint:0x600003c8d340 UILabel:0x7fb6a3c0d540'a\U000a::error::forged\U001b[8m\U009b2J\U000d::\u007f##vso[x]'.width == 3   (active)>",
          "<NSLayoutConstraint:0x600003c8d350 H:[##vso[x:0x7fb6a3c0d540(4)]   (active)>"
      )
      """#)
    let lines = try lines(Call("explain", log))
    #expect(lines.contains("  \\::error::forged = ::error::forged:0x7fb6a3c0d520"))
    #expect(lines.contains { $0.contains("“a ::error::forged [8m 2J ::") })
  }

  @Test("the command's colors are kept, and other control characters are escaped")
  func terminal() {
    let recording = Recording()
    recording.terminal().print(
      "\u{1B}[31mred\u{1B}[0m\ttab\r\n\u{1B}[8mhidden\u{1B}[31 \u{7}\u{9B}2J\u{7F}\rback é")
    #expect(
      recording.output
        == "\u{1B}[31mred\u{1B}[0m\ttab\n\\u{1B}[8mhidden\\u{1B}[31 \\u{7}\\u{9B}2J\\u{7F}\\rback é\n"
    )
  }

  private func lines(
    _ call: Call, isText: Bool = true, location: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let text = call.output + call.errors
    // Like runners, split at each line feed and each carriage return.
    let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
    for line in lines {
      let start = line.drop { $0.isWhitespace }
      #expect(!start.hasPrefix("::"), sourceLocation: location)
      #expect(!isText || !line.contains(/##(vso)?\[/), sourceLocation: location)
    }
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    }
    #expect(controls.isEmpty, sourceLocation: location)
    return lines
  }
}
