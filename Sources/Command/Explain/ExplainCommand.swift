import Diagnosis
import Drawing
import Foundation

/// `autolayout explain`: why constraints in a console log cannot all hold.
enum ExplainCommand {
  static let specification = CommandSpecification(
    name: "explain", summary: "Explains unsatisfiable constraints in a console log.",
    operands: "[FILE]",
    discussion: """
      FILE is a console log, or any text that holds "Unable to simultaneously satisfy constraints" or
      a list of constraints; '-' or no file is standard input. The constraints are solved again: the
      conflict that is named is as small as can be, and each cure has been tried. The status is 1
      when there is nothing to explain.
      """,
    options: [
      OptionSpecification("json", summary: "Prints one JSON object."),
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "Draws the conflicts, too; the name ends in .png, .svg or .pdf."),
    ],
    examples: [
      ("autolayout explain console.txt", "says what conflicts, and what would help"),
      ("pbpaste | autolayout explain", "the same for what was copied from Xcode"),
      ("autolayout explain --json console.txt", "the same for a programme"),
      (
        "autolayout explain console.txt -o conflict.png", "and a picture of the lengths in conflict"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.count <= 1 else {
        throw UsageError(message: "explain takes one file")
      }
      let file = InputFile(name: arguments.operands.first ?? "-")
      let picture = arguments.value(of: "output")
      if let picture, PictureFormat(path: picture) == nil {
        throw UsageError(message: "\(DrawingError.unknownFormat(path: picture))")
      }
      do {
        return try explain(
          file, asJSON: arguments.has("json"), picture: picture, session.terminal)
      } catch {
        session.terminal.complain(error.localizedDescription, at: Place(file: file.path))
        return .unreadable
      }
    })

  private static func explain(
    _ file: InputFile, asJSON: Bool, picture: String?, _ terminal: Terminal
  ) throws -> ExitCode {
    let report = ConflictReport(log: try file.readText())
    if asJSON {
      terminal.print(try report.json())
    } else if !report.isEmpty {
      terminal.print(report.text(colour: terminal.hasColor))
    }
    guard report.isEmpty else {
      return picture.map { draw(report, to: $0, terminal) } ?? .success
    }
    terminal.complain(report.text(colour: false), at: Place(file: file.path))
    return .findings
  }

  private static func draw(
    _ report: ConflictReport, to path: String, _ terminal: Terminal
  ) -> ExitCode {
    do {
      try ConflictPicture(report).list.write(
        to: path, scale: PictureFormat(path: path) == .png ? 2 : 1)
      return .success
    } catch {
      terminal.complain("\(error)", at: Place(file: path))
      return .unwritable
    }
  }
}

extension InputFile {
  /// Reads the file as text; bytes that are neither UTF-8 nor marked as UTF-16 become replacement
  /// characters.
  fileprivate func readText() throws -> String {
    let data =
      isStandardInput
      ? try FileHandle.standardInput.readToEnd() ?? Data()
      : try Data(contentsOf: URL(fileURLWithPath: name))
    // Logs saved on Windows begin with the mark of UTF-16.
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    return String(decoding: data, as: UTF8.self)
  }
}
