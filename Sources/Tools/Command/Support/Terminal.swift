import Foundation
import InterfaceBuilder

final class Terminal {
  let hasColor: Bool
  /// Whether standard error is a terminal, which allows overwriting a line.
  let hasProgress: Bool
  private let output: (Data) -> Void
  private let error: (Data) -> Void
  /// The paths of the files written so far.
  private(set) var written: [String] = []

  init(
    hasColor: Bool, hasProgress: Bool = false, output: @escaping (Data) -> Void,
    error: @escaping (Data) -> Void
  ) {
    self.hasColor = hasColor
    self.hasProgress = hasProgress
    self.output = output
    self.error = error
  }

  /// Returns the process's outputs; no colors with `NO_COLOR` (no-color.org) or a `dumb` terminal.
  static func standard() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    return Terminal(
      hasColor: isWanted && isatty(STDOUT_FILENO) == 1,
      hasProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      output: writeResult,
      // A failure to write errors cannot be reported anywhere.
      error: { try? FileHandle.standardError.write(contentsOf: $0) })
  }

  /// Writes to standard output, or ends the process: a truncated result must not look complete.
  private static func writeResult(_ data: Data) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      let reason = "cannot write the output: \(error.localizedDescription)"
      try? FileHandle.standardError.write(contentsOf: Data("autolayout: error: \(reason)\n".utf8))
      exit(ExitCode.unwritable.rawValue)
    }
  }

  func print(_ text: String) { output(Data((text.obeyedByNoTerminal + "\n").utf8)) }

  func printError(_ message: String) { printNote("autolayout: error: \(message)") }

  func printError(_ message: String, at location: FileLocation, severity: String = "error") {
    printNote("\(location): \(severity): \(message.messageOnOneLine)")
  }

  func printNote(_ text: String) { error(Data("\(text.obeyedByNoTerminal)\n".utf8)) }

  /// Prints a result as JSON; a value that JSON cannot express, such as infinity, is an internal
  /// error.
  func printJSON(_ json: () throws -> String) -> ExitCode {
    do {
      print(try json())
      return .success
    } catch {
      printError(Self.reason(ofEncoding: error))
      return .internalError
    }
  }

  static func reason(ofEncoding error: any Error) -> String {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      return "internal error: cannot write the result: \(error.localizedDescription)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return "internal error: cannot write \(value) as JSON\(path.isEmpty ? "" : " (\(path))")"
  }

  func noteWritten(_ path: String) { written.append(path) }

  /// Shows progress in a line that the next output replaces; in a log, every ten seconds.
  func showProgress(_ text: String) {
    guard hasProgress else { return WorkWatch.ofProcess.note(text) }
    error(Data("\r\u{1B}[K\(text.obeyedByNoTerminal)".utf8))
  }

  func relay(_ output: Data, _ errors: Data) {
    if !output.isEmpty { self.output(output) }
    if !errors.isEmpty { error(errors) }
  }

  func painted(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  enum Style: String, CaseIterable {
    case bold = "1"
    case faint = "2"
    case yellow = "33"
    case red = "31"
    case green = "32"
    case cyan = "36"
  }
}

struct FileLocation: Hashable, CustomStringConvertible {
  var file: String
  var line: Int?
  var column: Int?

  var description: String {
    let file = file.onOneLine
    guard let line else { return file }
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }
}
