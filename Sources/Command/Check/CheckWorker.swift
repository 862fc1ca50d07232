import Diagnosis
import Foundation
import InterfaceBuilder

/// What a check of one document came to.
struct CheckAnswer: Codable {
  var findings: DocumentFindings
  /// The status as the shell sees it.
  var status: Int32
  /// Whether the document is a sound one of another system, or no document of Interface Builder.
  var isForeign = false

  var code: ExitCode { ExitCode(rawValue: status) ?? .internalError }

  /// Checks a document in this process.
  @MainActor
  init(checking file: InputFile, _ settings: CheckSettings) {
    do {
      let document = try file.document()
      findings = DocumentCheck(settings).findings(in: document)
      findings.path = file.path
      status = (findings.findings.isEmpty ? ExitCode.success : .findings).rawValue
    } catch {
      let location = error.diagnostic.location
      findings = DocumentFindings(
        path: file.path, findings: [],
        problem: DocumentFindings.Problem(
          message: error.diagnostic.message, line: location?.line, column: location?.column))
      switch error {
      case .unsupportedTarget, .notInterfaceBuilder: isForeign = true
      default: break
      }
      status = (error.isUnreadable ? ExitCode.unreadable : .badInput).rawValue
    }
  }

  /// A document that no worker could check.
  init(failing file: InputFile, _ message: String) {
    findings = DocumentFindings(
      path: file.path, findings: [], problem: DocumentFindings.Problem(message: message))
    status = ExitCode.internalError.rawValue
  }
}

/// A process that checks the documents named on its standard input, one after the other.
///
/// Both names and answers are JSON, one a line.
struct CheckWorker {
  /// The option that starts a worker; its value is the settings.
  static let option = "worker-settings"

  private let settings: CheckSettings

  /// Takes the settings that the calling process has written.
  init(settings: String) throws(UsageError) {
    guard let settings = try? JSONDecoder().decode(CheckSettings.self, from: Data(settings.utf8))
    else { throw UsageError(message: "--\(CheckWorker.option) is for internal use") }
    self.settings = settings
  }

  /// Checks until standard input ends.
  @MainActor
  func run() -> ExitCode {
    while let line = readLine() {
      guard let name = try? JSONDecoder().decode(String.self, from: Data(line.utf8)),
        let answer = try? JSONEncoder().encode(
          CheckAnswer(checking: InputFile(name: name), settings))
      else { return .internalError }
      FileHandle.standardOutput.write(answer + Data("\n".utf8))
    }
    return .success
  }
}
