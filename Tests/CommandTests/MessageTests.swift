import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Messages about bad input")
struct MessageTests {
  /// A command line.
  ///
  /// `FILE` among the arguments is a document with a replaced text, or a log with the content.
  /// `FOLDER` is an empty folder, `SETTINGS` a file with the content.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var call: [String]
    var replaced = ""
    var by = ""
    var content: String?
    var code: ExitCode
    var errors: [String] = []
    var output: [String] = []
  }

  private static let width = "<constraint firstAttribute=\"width\" constant=\"100\""
  private static let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\""
  private static let title = "<view contentMode=\"scaleToFill\" id=\"root\""
  private static let bomb =
    "a: &a [x,x,x,x,x,x,x,x,x]\n"
    + zip("bcdefghijkl", "abcdefghijk").map { name, former in
      "\(name): &\(name) [" + Array(repeating: "*\(former)", count: 9).joined(separator: ",")
        + "]\n"
    }.joined()

  private static func log(_ lines: String...) -> String {
    "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
  }

  static let rows = [
    Row(
      testDescription: "a number too large, as JSON", call: ["frames", "--json", "FILE"],
      replaced: width, by: width.replacing("100", with: "1e308"), code: .success,
      errors: [
        ":13:",
        ": warning: constant=\"1e308\" of <constraint> is outside -10,000,000 to 10,000,000",
      ], output: ["\"id\":\"box\""]),
    Row(
      testDescription: "a number too large, checked",
      call: ["check", "--only", "unusable-value", "FILE"],
      replaced: width, by: width.replacing("100", with: "1e308"), code: .findings,
      output: [":13:", "constant=\"1e308\" of <constraint> is outside -10,000,000 to 10,000,000"]),
    Row(
      testDescription: "a frame that is not a number", call: ["frames", "FILE"], replaced: frame,
      by: frame.replacing("x=\"0.0\"", with: "x=\"nan\""), code: .success,
      errors: [":11:", ": warning: x=\"nan\" of <rect> is not a number; the default is used"]),
    Row(
      testDescription: "a priority of 5000", call: ["check", "--only", "unusable-value", "FILE"],
      replaced: width, by: width + " priority=\"5000\"", code: .findings,
      output: ["priority=\"5000\" of the constraint w is outside 0 to 1000; it is read as 1000"]),
    Row(
      testDescription: "a priority of -1", call: ["check", "--only", "unusable-value", "FILE"],
      replaced: width, by: width + " priority=\"-1\"", code: .findings,
      output: ["priority=\"-1\" of the constraint w is outside 0 to 1000; it is read as 0"]),
    Row(
      testDescription: "settings that multiply themselves",
      call: ["check", "--config", "SETTINGS", "FILE"],
      content: bomb, code: .badInput, errors: [":1:", "settings have more than 10,000 values"]),
    Row(
      testDescription: "an unknown device in the document", call: ["frames", "FILE"],
      replaced: "retina6_12", by: "retina99_9", code: .success,
      errors: [
        ":3:",
        ": warning: the device 'retina99_9' is unknown; scenes are laid out at the recorded sizes",
      ]),
    Row(
      testDescription: "an empty folder, frames", call: ["frames", "FOLDER"], code: .unreadable,
      errors: ["no .storyboard or .xib found in"]),
    Row(
      testDescription: "an empty folder, check", call: ["check", "FOLDER"], code: .unreadable,
      errors: ["no .storyboard or .xib found in"]),
    Row(
      testDescription: "an empty folder, render", call: ["render", "-o", "FOLDER/a.png", "FOLDER"],
      code: .unreadable, errors: ["no .storyboard or .xib found in"]),
    Row(
      testDescription: "a device by the name that `devices` prints",
      call: ["frames", "-d", "iPhone 15", "FILE"], code: .success, output: ["iPhone 15"]),
    Row(
      testDescription: "a device whose name is nearly right",
      call: ["frames", "-d", "ipone 15", "FILE"],
      code: .usage, errors: ["unknown device 'ipone 15'; did you mean 'iPhone 15'?"]),
    Row(
      testDescription: "a device with two letters that changed places",
      call: ["frames", "-d", "iPhoen 15", "FILE"],
      code: .usage, errors: ["unknown device 'iPhoen 15'; did you mean 'iPhone 15'?"]),
    Row(
      testDescription: "an option whose name is nearly right",
      call: ["frames", "--jsno", "FILE"],
      code: .usage, errors: ["unknown option --jsno; did you mean '--json'?"]),
    Row(
      testDescription: "a command whose name is nearly right", call: ["frame", "FILE"],
      code: .usage, errors: ["unknown command 'frame'; did you mean 'frames'?"]),
    Row(
      testDescription: "an external entity", call: ["frames", "FILE"], replaced: "<document ",
      by: "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n<document label=\"&x;\" ",
      code: .badInput,
      errors: [
        "it declares entities, which Xcode's documents never do; they are not expanded"
      ]),
    Row(
      testDescription: "a control character", call: ["frames", "FILE"], replaced: title,
      by: title + " userLabel=\"a&#7;b\"", code: .badInput,
      errors: [":6:", "it contains a control character, which XML does not allow"]),
    Row(
      testDescription: "a folder where a log is asked for", call: ["explain", "FOLDER"],
      code: .unreadable,
      errors: [":1:1: error: cannot read the file: it is a folder; give a file in it"]),
    Row(
      testDescription: "constraints of SnapKit in 2014", call: ["explain", "FILE"],
      content: log(
        "<<App.LayoutConstraint:0x600000a1> <UIView:0x7f01>.height == 100>",
        "<<App.LayoutConstraint:0x600000a2> <UIView:0x7f01>.height == 200>"),
      code: .success,
      output: [
        "UIView is 100 points tall", "UIView is 200 points tall",
        "Conflict: constraints 1 and 2 cannot all be satisfied",
      ]),
    Row(
      testDescription: "an address with a letter that is not a digit", call: ["explain", "FILE"],
      content: log(
        "<NSLayoutConstraint:0x600000a1 UIView:0x7f8ebec6q0ca.height == 100>",
        "<NSLayoutConstraint:0x600000a2 UIView:0x7f8ebec6q0ca.height == 200>"),
      code: .success, output: ["Conflict: constraints 1 and 2 cannot all be satisfied"]),
    Row(
      testDescription: "a superview without a name", call: ["explain", "FILE"],
      content: log(
        "<NSLayoutConstraint:0x60a1 H:|-(20)-[UILabel:0x7f01]>",
        "<NSLayoutConstraint:0x60a2 UILabel:0x7f01.leading == UIView:0x7f02.leading + 30>"),
      code: .success,
      output: ["cannot all be satisfied", "another view of the list as the superview"]),
  ]

  /// The options that commands need, with a name that no document has.
  private static let needed = [
    "render": ["-o", "OUT.png", "-s", "rot"], "frames": ["-s", "rot"], "trace": ["-w", "rot"],
    "convert": ["-o", "OUT"], "compile": ["-o", "OUT"], "port": ["-o", "OUT"],
  ]

  private static func call(_ command: String, _ operands: [String], out: String) -> [String] {
    [command] + operands
      + (needed[command] ?? []).map { $0.hasPrefix("OUT") ? $0.replacing("OUT", with: out) : $0 }
  }

  @Test("a path to nothing ends every command with status 66, and is reported once")
  @MainActor
  func missingPaths() {
    let folder = TemporaryFolder()
    let counts = ["diff": 2, "merge": 3]
    // The paths of the merge tool are in a repository.
    let walked = CommandLineTool.standard.commands.filter { command in
      command.name != "mergetool"
        && ["FILE", "FOLDER", "PATH", "SOURCE", "OLD", "BASE"].contains {
          command.operands.contains($0)
        }
    }
    #expect(walked.count > 12)
    for command in walked {
      let paths = (1...counts[command.name, default: 1]).map { folder.path("none\($0).xib") }
      let call = Call(Self.call(command.name, paths, out: folder.path("out")))
      #expect(call.code == .unreadable, "\(command.name): \(call.errors)")
      let messages = (call.errors + call.output).components(separatedBy: "no such").count - 1
      #expect(messages == (command.name == "diff" ? 2 : 1), "\(command.name): \(call.errors)")
    }
  }

  @Test("commands that read many files print progress")
  @MainActor
  func progress() {
    // `init` calls `check`; the others read few files, or serve pages.
    let others = ["init", "git-setup", "mergetool", "preview"]
    for command in CommandLineTool.standard.commands where !others.contains(command.name) {
      let readsFiles = ["FILE", "FOLDER", "PATH", "SOURCE", "BASE"].contains {
        command.operands.contains($0)
      }
      let hasLimits = command.options.contains(WorkLimits.options[0])
      #expect(!readsFiles || hasLimits || command.isUnlimited, "\(command.name)")
    }
  }

  @Test("a misspelled scene or view has status 2 and the nearest name, in every command")
  @MainActor
  func misspelledNames() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("a.xib", Documents.box)
    let walked = CommandLineTool.standard.commands.filter { command in
      command.options.contains { ["scene", "view"].contains($0.name) }
    }
    #expect(walked.count == 3)
    for command in walked {
      let call = Call(Self.call(command.name, [file], out: folder.path("out")))
      #expect(call.code == .usage, "\(command.name): \(call.errors)")
      #expect(call.errors.contains("did you mean 'root'?"), "\(command.name): \(call.errors)")
    }
  }

  @Test("bad input is reported with the location and the effect", arguments: rows)
  @MainActor
  func message(_ row: Row) throws {
    let folder = TemporaryFolder()
    let document = Documents.box
    #expect(row.replaced.isEmpty || document.contains(row.replaced))
    let isLog = row.call.first == "explain"
    let file =
      isLog
      ? try folder.write("a.log", row.content ?? "")
      : try folder.write("a.xib", document.replacingOccurrences(of: row.replaced, with: row.by))
    let settings = try folder.write("settings.yml", row.content ?? "")
    let empty = try folder.makeFolder("empty")
    let call = Call(
      row.call.map {
        $0.replacing("FILE", with: file).replacing("FOLDER", with: empty)
          .replacing("SETTINGS", with: settings)
      })
    #expect(call.code == row.code)
    for text in row.errors { #expect(call.errors.contains(text), "\(call.errors)") }
    for text in row.output { #expect(call.output.contains(text), "\(call.output)") }
  }
}
