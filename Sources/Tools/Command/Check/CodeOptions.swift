import Diagnosis

extension Arguments {
  /// Returns settings about code with the folder of `--code`, or with `--no-code`.
  func choose(_ given: CodeSettings) throws(UsageError) -> CodeSettings {
    var code = given
    if let folder = value(of: "code") {
      guard InputFile.isFolder(folder) else {
        throw UsageError(message: "--code needs a folder with sources; '\(folder)' is none")
      }
      code.folder = folder
      code.isOn = true
    }
    if has("no-code") {
      guard !has("code") else {
        throw UsageError(message: "--code and --no-code exclude each other")
      }
      code.isOn = false
    }
    return code
  }
}
