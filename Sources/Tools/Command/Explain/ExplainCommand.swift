import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder

enum ExplainCommand {
  static let specification = CommandSpecification(
    name: "explain", summary: "Explain unsatisfiable constraints in a console log.",
    operands: "[FILE…]",
    work: "explaining",
    discussion: """
      FILE is a console log: any text that contains "Unable to simultaneously satisfy constraints"
      or a list of constraints. '-' or no FILE reads standard input. The constraints are solved
      again: the reported conflict is minimal, and each fix is verified. The exit status is 1 if
      there is nothing to explain.
      """,
    options: [
      OptionSpecification("json", summary: "Print a JSON object."),
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "Also draw the conflicts into FILE, a .png, .svg or .pdf."),
    ] + WorkLimits.options,
    examples: [
      ("autolayout explain console.txt", "prints the conflicts and verified fixes"),
      ("pbpaste | autolayout explain", "the same for text copied from Xcode"),
      ("autolayout explain --json console.txt", "the same as JSON"),
      (
        "autolayout explain console.txt -o conflict.png", "also draws the conflicting lengths"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      try ExplainCall(arguments).run(session.terminal)
    })
}

private struct ExplainCall {
  private let files: [InputFile]
  private let isJSON: Bool
  private let picture: String?

  init(_ arguments: Arguments) throws(UsageError) {
    let names = arguments.operands.isEmpty ? ["-"] : arguments.operands
    guard names.count(where: { $0 == "-" }) < 2 else {
      throw UsageError(message: "standard input can be read only once")
    }
    picture = arguments.value(of: "output")
    if let picture {
      guard PictureFormat(path: picture) != nil else {
        throw UsageError(message: "\(DrawingError.unknownFormat(path: picture))")
      }
      guard names.count == 1 else {
        throw UsageError(message: "--output takes a single log; give a single FILE")
      }
    }
    files = names.map { InputFile(name: $0) }
    isJSON = arguments.has("json")
  }

  func run(_ terminal: Terminal) -> ExitCode {
    files.reduce(into: ExitCode.success) { worst, file in
      worst.worsen(to: explain(file, terminal))
    }
  }

  private func explain(_ file: InputFile, _ terminal: Terminal) -> ExitCode {
    let text: String
    do {
      text = try file.readText()
    } catch {
      let reason = FileFault.reason(of: error, at: file.name)
      let start = FileLocation(file: file.path, line: 1, column: 1)
      terminal.printError("cannot read the file: \(reason)", at: start)
      return .unreadable
    }
    WorkWatch.ofProcess.begin(file.path, size: text.utf8.count)
    defer { WorkWatch.ofProcess.finish() }
    let report = ConflictReport(log: text)
    var code = ExitCode.success
    if isJSON {
      code = terminal.printJSON(report.json)
    } else if !report.isEmpty {
      // A log may contain any view name, and lines of the legend begin with such a name.
      let lines = report.text(color: terminal.hasColor).split(
        separator: "\n", omittingEmptySubsequences: false)
      terminal.print(lines.map { String($0).obeyedByNoRunner }.joined(separator: "\n"))
    }
    guard report.isEmpty else {
      if let picture { code.worsen(to: draw(report, to: picture, terminal)) }
      return code
    }
    terminal.printError(report.text(color: false), at: FileLocation(file: file.path))
    code.worsen(to: .findings)
    return code
  }

  private func draw(
    _ report: ConflictReport, to path: String, _ terminal: Terminal
  ) -> ExitCode {
    do {
      try ConflictPicture(report).list.write(
        to: path, scale: PictureFormat(path: path) == .png ? 2 : 1)
      return .success
    } catch {
      terminal.printError("\(error)", at: FileLocation(file: path))
      return .unwritable
    }
  }
}

extension InputFile {
  /// Reads the file as text; bytes in neither UTF-8 nor UTF-16 become replacement characters.
  fileprivate func readText() throws -> String {
    // Reads a byte more to detect a log that is too large.
    let most = LogLimits.bytes + 1
    let data =
      isStandardInput
      ? try data(upTo: most)
      : try FileHandle(forReadingFrom: URL(fileURLWithPath: name)).read(upToCount: most) ?? Data()
    guard data.count < most else { throw LogTooLarge() }
    return data.encodingOfWindows.flatMap { String(data: data, encoding: $0) }
      ?? String(decoding: data, as: UTF8.self)
  }
}

private struct LogTooLarge: LocalizedError {
  var errorDescription: String? {
    "it is larger than \(LogLimits.bytes >> 20) MB, the limit; keep only the reports about "
      + "constraints"
  }
}

extension Data {
  /// The UTF-16 encoding of the text, with or without a byte order mark; `nil` for other texts.
  fileprivate var encodingOfWindows: String.Encoding? {
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return .utf16 }
    // A log is mostly ASCII: every second byte is 0.
    let sample = prefix(512)
    let zeros = sample.indices.filter { sample[$0] == 0 }
    guard zeros.count > sample.count / 3 else { return nil }
    let odd = zeros.count { ($0 - startIndex) % 2 == 1 }
    return odd > zeros.count / 2 ? .utf16LittleEndian : .utf16BigEndian
  }
}
