import AutoLayout
import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import PreviewProtocol
import ScenePictures
import ToolProtocol

/// A call of a tool: its arguments, which fit the tool's schema, and the served folder.
@MainActor
struct ToolCall {
  let arguments: JSONValue
  let folder: ServedFolder
  var report: (ToolProgress) -> Void = { _ in }

  func text(_ name: String) -> String? { arguments[name]?.string }

  /// The number of rows to skip, from the last result.
  var start: Int { arguments["more"]?.integer ?? 0 }

  func entry() throws(ToolFault) -> ServedFolder.Entry {
    try folder.entry(text("path") ?? ".")
  }

  // MARK: - Documents

  func document() throws(ToolFault) -> (entry: ServedFolder.Entry, content: InterfaceDocument) {
    let entry = try entry()
    return (entry, try document(entry))
  }

  func document(_ entry: ServedFolder.Entry) throws(ToolFault) -> InterfaceDocument {
    do {
      return try InputFile(name: entry.path).document()
    } catch {
      throw ToolFault(error, in: entry)
    }
  }

  func openDocument() throws(ToolFault) -> (document: OpenDocument, content: InterfaceDocument) {
    let entry = try entry()
    WorkWatch.ofProcess.begin(entry.name, size: InputFile(name: entry.path).size)
    let document = OpenDocument(path: entry.name, url: entry.url)
    guard let content = document.document, document.problem == nil else {
      throw ToolFault(
        "\(entry.name): \(document.problem?.message ?? "the document cannot be read")")
    }
    return (document, content)
  }

  /// Returns the named scene, or all of them.
  func scenes(of document: InterfaceDocument) throws(ToolFault) -> [InterfaceScene] {
    guard let name = text("scene") else { return document.scenes }
    do {
      return try document.scenes(called: name)
    } catch {
      throw ToolFault(error.message)
    }
  }

  /// Returns the settings of `check` for the environment of the call, with the rules of the served
  /// folder's settings file.
  func checkSettings() throws(ToolFault) -> CheckSettings { try checkSettings(settingsFile()) }

  private func checkSettings(_ file: SettingsFile) throws(ToolFault) -> CheckSettings {
    var settings = file.settings
    settings.isStrict = file.code.isStrict
    settings.matrix = CheckMatrix(try environment())
    if let choice = text("accessibility").flatMap(CheckSettings.Accessibility.init) {
      settings.accessibility = choice
    }
    if let words = text("languages") {
      for word in words.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        guard let name = CheckMatrix.language(word) else {
          throw ToolFault(
            "invalid value '\(word.short)' for 'languages'; expected \(LanguageOption.words)")
        }
        settings.matrix.languages.append(name)
      }
    }
    return settings
  }

  /// Returns the comparison between documents and the code around them.
  func comparison() throws(ToolFault) -> CodeComparison {
    let file = try settingsFile()
    return CodeComparison(try checkSettings(file), file.code, within: folder.root)
  }

  /// Returns the served folder's settings file.
  private func settingsFile() throws(ToolFault) -> SettingsFile {
    let file = URL(fileURLWithPath: folder.root).appendingPathComponent(SettingsFile.name)
    if FileManager.default.fileExists(atPath: file.path) {
      _ = try folder.entry(SettingsFile.name)
      do {
        return try SettingsFile(contentsOf: file)
      } catch let fault as SettingsFile.Fault {
        throw ToolFault("\(SettingsFile.name):\(fault.location.line): \(fault.message)")
      } catch {
        throw ToolFault("\(SettingsFile.name): \(FileFault.reason(of: error, at: file.path))")
      }
    }
    return .none
  }

  // MARK: - Environments

  /// An argument for each axis of environments.
  nonisolated static let environment: [Schema.Member] = EnvironmentAxis.all.map { axis in
    let form: Schema =
      switch axis.choices {
      case let words? where words.count < 4: .choice(words)
      default: .text
      }
    return Schema.Member(axis.argument, form, "\(axis.help).")
  }

  /// The argument for languages that are checked next to the document's texts.
  nonisolated static let languages = Schema.Member(
    "languages", .text,
    "Languages to check in addition to the document's texts: \(LanguageOption.words).")

  /// Returns the environment of the arguments.
  func environment() throws(ToolFault) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    for axis in EnvironmentAxis.all {
      guard let word = text(axis.argument) else { continue }
      guard axis.set(word, in: &environment) else {
        throw ToolFault(
          "invalid value '\(word.short)' for '\(axis.argument)'; \(axis.expectation(for: word))")
      }
    }
    if let refusal = environment.refusal(remedy: "give 'os'") { throw ToolFault(refusal) }
    return environment
  }
}

/// The comparison between documents and code in a call: each project is refreshed once.
@MainActor
final class CodeComparison {
  let settings: CheckSettings
  private let code: CodeSettings
  private let limit: String
  private var projects: [String: CodeProject] = [:]

  init(_ settings: CheckSettings, _ code: CodeSettings, within limit: String) {
    self.settings = settings
    self.code = code
    self.limit = limit
  }

  /// Returns the check for a document; nil if the document is in no project.
  func check(at path: String) -> ConnectionCheck? {
    guard let root = CodeProject.root(of: path, code, within: limit) else { return nil }
    let project = projects[root] ?? CodeProject.current(at: root, code)
    projects[root] = project
    return ConnectionCheck(project, settings)
  }
}
