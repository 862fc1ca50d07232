internal import Foundation

extension DocumentContents {
  /// The languages of the document, with the files of their texts.
  package var languages: DocumentLanguages {
    derived.value("languages") { DocumentLanguages(of: file, texts) }
  }

  /// The strings for a language, next to the document.
  func strings(
    _ locale: String, isPad: Bool = false
  ) throws(DocumentStrings.Fault) -> DocumentStrings {
    let read = derived.value([locale, isPad ? "pad" : "phone"]) {
      Result { () throws(DocumentStrings.Fault) in
        try DocumentStrings(locale: locale, isPad: isPad, of: languages)
      }
    }
    return try read.get()
  }

  /// The warnings about the strings of the language.
  func stringsDiagnostics(_ locale: String, isPad: Bool) -> [InterfaceDiagnostic] {
    func warning(
      _ message: String, _ code: String, _ path: String, _ location: SourceLocation? = nil
    ) -> InterfaceDiagnostic {
      InterfaceDiagnostic(
        severity: .warning, code: code, message: message, path: path, location: location)
    }
    func warnings(_ path: String, _ faults: [StringsFile.Fault]) -> [InterfaceDiagnostic] {
      faults.map { warning("\($0.message)", "malformed-strings", path, $0.location) }
    }
    do throws(DocumentStrings.Fault) {
      let strings = try strings(locale, isPad: isPad)
      return strings.path.map { warnings($0, strings.faults) } ?? []
    } catch {
      switch error {
      case .missing:
        return [
          warning(
            "no .strings for '\(locale)' found next to the document; its own texts are used",
            "no-strings", path)
        ]
      case .refused(let file, let reason):
        return [
          warning(
            "cannot read \(file): \(reason); the document's own texts are used", "no-strings", path)
        ]
      case .malformed(let file, let faults):
        return [
          warning(
            "\(file) contains no strings (\"key\" = \"value\";); the document's own texts are used",
            "no-strings", path)
        ] + warnings(file, faults)
      }
    }
  }
}
