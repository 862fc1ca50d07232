import Foundation
import InterfaceBuilder

/// Where the command prints: results to standard output, errors to standard error.
final class Terminal {
  /// Whether colors may be used on standard output.
  let hasColor: Bool
  /// Whether standard error is a terminal, where a line may be written over.
  let hasProgress: Bool
  private let output: (Data) -> Void
  private let error: (Data) -> Void

  /// Makes a terminal of two sinks.
  ///
  /// - Parameters:
  ///   - hasColor: Whether colors may be used on standard output.
  ///   - hasProgress: Whether standard error is a terminal, where a line may be written over.
  ///   - output: Takes what was asked for.
  ///   - error: Takes errors, whole lines.
  init(
    hasColor: Bool, hasProgress: Bool = false, output: @escaping (Data) -> Void,
    error: @escaping (Data) -> Void
  ) {
    self.hasColor = hasColor
    self.hasProgress = hasProgress
    self.output = output
    self.error = error
  }

  /// The process's own standard output and standard error.
  ///
  /// Colours are used on a terminal only, and not where `NO_COLOR` is set (no-color.org) or `TERM`
  /// is `dumb`.
  static func standard() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    return Terminal(
      hasColor: isWanted && isatty(STDOUT_FILENO) == 1,
      hasProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      output: writeResult,
      // There is nowhere left to report that errors cannot be written.
      error: { try? FileHandle.standardError.write(contentsOf: $0) })
  }

  /// Writes to standard output, or ends the process: a result that is cut off must not look whole.
  private static func writeResult(_ data: Data) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      let reason = "cannot write the output: \(error.localizedDescription)"
      try? FileHandle.standardError.write(contentsOf: Data("autolayout: error: \(reason)\n".utf8))
      exit(ExitCode.unwritable.rawValue)
    }
  }

  /// Prints a result, and a line break.
  func print(_ text: String) { output(Data((text.obeyedByNoTerminal + "\n").utf8)) }

  /// Prints an error that belongs to no file.
  func printError(_ message: String) { printNote("autolayout: error: \(message)") }

  /// Prints an error at a location in a file, as compilers do.
  ///
  /// - Parameters:
  ///   - message: What is wrong and what to do; line breaks in it become spaces.
  ///   - location: Where.
  ///   - severity: `error` or `warning`.
  func printError(_ message: String, at location: FileLocation, severity: String = "error") {
    printNote("\(location): \(severity): \(message.messageOnOneLine)")
  }

  /// Prints a remark, on a line of its own.
  func printNote(_ text: String) { error(Data("\(text.obeyedByNoTerminal)\n".utf8)) }

  /// Prints a result as JSON.
  ///
  /// - Parameter json: Encodes the result.
  /// - Returns: The exit status: an internal error where the result holds a value that JSON does
  ///   not have, such as an infinite number; then nothing is printed but the reason.
  func printJSON(_ json: () throws -> String) -> ExitCode {
    do {
      print(try json())
      return .success
    } catch {
      printError(Self.reason(ofEncoding: error))
      return .internalError
    }
  }

  /// Why a result could not be written as JSON.
  static func reason(ofEncoding error: any Error) -> String {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      return "internal error: cannot write the result: \(error.localizedDescription)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return "internal error: cannot write \(value) as JSON\(path.isEmpty ? "" : " (\(path))")"
  }

  /// Shows how far the work is, over what was shown before; an empty text takes it away.
  func showProgress(_ text: String) {
    guard hasProgress else { return }
    error(Data("\r\u{1B}[K\(text.obeyedByNoTerminal)".utf8))
  }

  /// Passes on what a worker printed.
  func relay(_ output: Data, _ errors: Data) {
    if !output.isEmpty { self.output(output) }
    if !errors.isEmpty { error(errors) }
  }

  /// Paints text where colors may be used.
  func painted(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The colors there are, by their codes.
  enum Style: String, CaseIterable {
    /// For titles.
    case bold = "1"
    /// For what matters less.
    case faint = "2"
    /// For warnings.
    case yellow = "33"
    /// For errors, and what is gone.
    case red = "31"
    /// For what is new.
    case green = "32"
    /// For what follows from something else.
    case cyan = "36"
  }
}

/// A place in a file: `file`, `file:line` or `file:line:column`, lines and columns from 1.
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
