import Foundation
import InterfaceBuilder

/// The output of the command: results to standard output, errors to standard error.
final class Terminal {
  let hasColor: Bool
  /// Whether standard error is a terminal, which allows overwriting a line.
  let hasProgress: Bool
  private let output: (Data) -> Void
  private let error: (Data) -> Void

  /// Creates a terminal with two sinks.
  init(
    hasColor: Bool, hasProgress: Bool = false, output: @escaping (Data) -> Void,
    error: @escaping (Data) -> Void
  ) {
    self.hasColor = hasColor
    self.hasProgress = hasProgress
    self.output = output
    self.error = error
  }

  /// Returns the standard output and standard error of the process.
  ///
  /// Colors are only used on a terminal, unless `NO_COLOR` is set (no-color.org) or `TERM` is
  /// `dumb`.
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

  /// Prints an error without a location.
  func printError(_ message: String) { printNote("autolayout: error: \(message)") }

  /// Prints an error with a location, in the style of compilers.
  func printError(_ message: String, at location: FileLocation, severity: String = "error") {
    printNote("\(location): \(severity): \(message.messageOnOneLine)")
  }

  func printNote(_ text: String) { error(Data("\(text.obeyedByNoTerminal)\n".utf8)) }

  /// Prints a result as JSON.
  ///
  /// - Returns: The exit status: an internal error for a value without a JSON form, such as an
  ///   infinite number; then only the reason is printed.
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

  /// Replaces the progress line; an empty text removes it.
  func showProgress(_ text: String) {
    guard hasProgress else { return }
    error(Data("\r\u{1B}[K\(text.obeyedByNoTerminal)".utf8))
  }

  /// Forwards the output of a worker.
  func relay(_ output: Data, _ errors: Data) {
    if !output.isEmpty { self.output(output) }
    if !errors.isEmpty { error(errors) }
  }

  /// Colors text if colors are supported.
  func painted(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  enum Style: String, CaseIterable {
    case bold = "1"
    /// For secondary text.
    case faint = "2"
    case yellow = "33"
    /// For errors and removed parts.
    case red = "31"
    /// For added parts.
    case green = "32"
    /// For effects.
    case cyan = "36"
  }
}

/// A location: `file`, `file:line` or `file:line:column`, lines and columns from 1.
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
