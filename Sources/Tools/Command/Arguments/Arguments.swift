import Foundation
import InterfaceBuilder
import Notation

struct Arguments: Sendable {
  var options: [(name: String, value: String)] = []
  var operands: [String] = []

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  func value(of name: String) -> String? { options.last { $0.name == name }?.value }

  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// Returns the option's values, or nil if it is not given.
  func list(_ name: String) throws(UsageError) -> [String]? {
    guard has(name) else { return nil }
    let given = values(of: name).flatMap { $0.split(separator: ",").map(String.init) }
    guard !given.isEmpty else { throw UsageError(message: "--\(name) requires a value") }
    return given
  }

  /// Returns the values of the option, from a fixed set of words, or nil if it is not given.
  func list(_ name: String, of choices: [String]) throws(UsageError) -> [String]? {
    let given = try list(name)
    if let unknown = given?.first(where: { !choices.contains($0) }) {
      throw .invalid(unknown, for: name, choices)
    }
    return given
  }

  /// Returns the folder that a command's only operand names, or nil if no folder is given.
  func folder(of command: String) throws(UsageError) -> String? {
    guard operands.count < 2 else {
      throw UsageError(message: "\(command) takes at most one FOLDER")
    }
    guard let folder = operands.first else { return nil }
    guard InputFile.isFolder(folder) else {
      guard FileManager.default.fileExists(atPath: folder) else {
        throw UsageError(message: "no such folder '\(folder)'; check the path", code: .unreadable)
      }
      throw UsageError(message: "'\(folder)' is not a folder")
    }
    return folder
  }

  /// Returns the option's value as an integer above 0, or nil if it is not given.
  func positiveInteger(of option: String) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "invalid value for --\(option); expected an integer above 0")
    }
    return number
  }

  /// Returns the option's value as seconds above 0, or nil if it is not given.
  func positiveSeconds(of option: String) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw UsageError(message: "invalid value for --\(option); expected seconds above 0")
    }
    return seconds
  }
}

struct UsageError: Error, Hashable {
  var message: String
  var code = ExitCode.usage

  static func invalid(_ word: String, for option: String, _ choices: [String]) -> UsageError {
    UsageError(
      message: "invalid value '\(word)' for --\(option); \(choices.suggestion(for: word))"
        + "expected \(choices.joined(separator: ", "))")
  }
}
