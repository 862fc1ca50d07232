import Foundation

/// Where the command speaks: results to standard output, complaints to standard error.
final class Terminal {
  /// Whether colours may be used on standard output.
  let hasColor: Bool
  /// Whether standard error is a terminal, where a line may be written over.
  let hasProgress: Bool
  private let output: (Data) -> Void
  private let error: (Data) -> Void

  /// Makes a terminal of two sinks.
  ///
  /// - Parameters:
  ///   - hasColor: Whether colours may be used on standard output.
  ///   - hasProgress: Whether standard error is a terminal, where a line may be written over.
  ///   - output: Takes what was asked for.
  ///   - error: Takes complaints, whole lines.
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
      // Nobody is left who could be told that complaints cannot be written.
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
  func print(_ text: String) { output(Data((text + "\n").utf8)) }

  /// Prints a complaint that belongs to no file.
  func complain(_ message: String) { error(Data("autolayout: error: \(message)\n".utf8)) }

  /// Prints a complaint about a place in a file, as compilers do.
  ///
  /// - Parameters:
  ///   - message: What is wrong and what to do; line breaks in it become spaces.
  ///   - location: Where.
  ///   - severity: `error` or `warning`.
  func complain(_ message: String, at location: FileLocation, severity: String = "error") {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    error(Data("\(location): \(severity): \(line)\n".utf8))
  }

  /// Tells what was done, on a line of its own.
  func remark(_ text: String) { error(Data("\(text)\n".utf8)) }

  /// Shows how far the work is, over what was shown before; an empty text takes it away.
  func showProgress(_ text: String) {
    guard hasProgress else { return }
    error(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Tells the process this one works for that a file is done.
  func endFile(_ code: ExitCode) {
    error(Data([0]))
    output(Data("\u{0}\(code.rawValue)\u{0}".utf8))
  }

  /// Passes on what a worker printed.
  func relay(_ output: Data, _ errors: Data) {
    if !output.isEmpty { self.output(output) }
    if !errors.isEmpty { error(errors) }
  }

  /// Paints text where colours may be used.
  func painted(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The colours there are, by their codes.
  enum Style: String {
    /// For titles.
    case bold = "1"
    /// For what matters less.
    case faint = "2"
    /// For warnings.
    case yellow = "33"
    /// For errors.
    case red = "31"
  }
}

/// A place in a file: `file`, `file:line` or `file:line:column`, lines and columns from 1.
struct FileLocation: Hashable, CustomStringConvertible {
  var file: String
  var line: Int?
  var column: Int?

  var description: String {
    guard let line else { return file }
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }
}
