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
  func checkSettings() throws(ToolFault) -> CheckSettings {
    var settings = CheckSettings()
    let file = URL(fileURLWithPath: folder.root).appendingPathComponent(SettingsFile.name)
    if FileManager.default.fileExists(atPath: file.path) {
      _ = try folder.entry(SettingsFile.name)
      do {
        settings = try SettingsFile(contentsOf: file).settings
      } catch let fault as SettingsFile.Fault {
        throw ToolFault("\(SettingsFile.name):\(fault.location.line): \(fault.message)")
      } catch {
        throw ToolFault("\(SettingsFile.name): \(FileFault.reason(of: error, at: file.path))")
      }
    }
    settings.matrix = CheckMatrix(try environment().checked)
    return settings
  }

  // MARK: - Environments

  nonisolated static let environment: [Schema.Member] = [
    Schema.Member(
      "device", .text,
      "Model ('iPhone SE'), id ('retina6_12') or width in points ('320'); default: the canvas."),
    Schema.Member("os", .text(limit: 10), "Release of iOS, such as '18' or '27.1'."),
    Schema.Member("orientation", .choice(["portrait", "landscape"]), ""),
    Schema.Member(
      "text_size", .text, "The user's text size, such as small or accessibilityLarge."),
    Schema.Member("direction", .choice(["ltr", "rtl"]), ""),
    Schema.Member("locale", .text(limit: 40), "Language of the .lproj folders, such as 'de'."),
    Schema.Member("strings", .choice(["document", "pseudo"]), "pseudo: lengthened texts."),
  ]

  /// Returns the environment of the arguments.
  func environment() throws(ToolFault) -> ScenePlace.Environment {
    var environment = ScenePlace.Environment()
    environment.device = try text("device").map { name throws(ToolFault) in
      try Self.device(name).id
    }
    environment.system = try release(for: environment.device)
    environment.orientation = text("orientation")
    environment.textSize = try textSize
    environment.direction = text("direction")
    environment.strings = text("strings")
    environment.appearance = text("appearance")
    environment.locale = text("locale")
    if let locale = environment.locale, !locale.allSatisfy({ $0.isLetter || "-_".contains($0) }) {
      throw ToolFault("'locale' is a language such as 'de' or 'pt-BR', not '\(locale)'")
    }
    return environment
  }

  private func release(for device: String?) throws(ToolFault) -> String? {
    guard let text = text("os") else { return nil }
    guard let release = IOSVersion(text) else {
      throw ToolFault("'os' is a release such as '18' or '27.1', not '\(text)'")
    }
    let refusal = device.flatMap(Device.named)?.refusal(of: release, remedy: "give 'os'")
    if let refusal { throw ToolFault(refusal) }
    return release.description
  }

  private var textSize: String? {
    get throws(ToolFault) {
      guard let name = text("text_size") else { return nil }
      let size = EnvironmentOptions.textSizeName(name)
      guard CheckMatrix.textSizes.contains(size) else {
        throw ToolFault(
          "unknown text size '\(name.short)'; \(CheckMatrix.textSizes.suggestion(for: name))sizes: "
            + CheckMatrix.textSizes.joined(separator: ", "))
      }
      return size
    }
  }

  static func device(_ name: String) throws(ToolFault) -> Device {
    if let device = Device.described(by: name) { return device }
    if let width = Double(name),
      let tallest = Device.all.filter({ $0.width == width }).max(by: { $0.height < $1.height })
    {
      return tallest
    }
    let widths = Set(Device.all.map { Int($0.width) }).sorted().map(String.init)
    throw ToolFault(
      "unknown device '\(name.short)'; \(Device.suggestion(for: name))Give a model, an id such as "
        + "'retina6_12', or a width in points: " + widths.joined(separator: ", "))
  }
}
