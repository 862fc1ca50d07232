import AutoLayout
import Drawing
import FontFiles
import Synchronization

/// The option for the fonts of the whole process.
enum FontOption {
  static let specification = OptionSpecification(
    "fonts", value: "FOLDER",
    summary:
      "Folder of font files; default: the files of the project; apple: none; installed: this "
      + "machine's fonts.")

  private static let selected = Mutex<String?>(nil)

  /// The option as an argument for a worker process.
  static var arguments: [String] { selected.withLock { $0.map { ["--fonts=\($0)"] } ?? [] } }

  /// Selects the fonts that the options name; without one, the files of each document's project.
  static func select(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.value(of: specification.name)
    let selection: ProjectFonts.Selection
    switch word {
    case nil: selection = .project
    case "apple", "installed": selection = .none
    case let folder? where InputFile.isFolder(folder): selection = .folder(folder)
    case let other?:
      throw UsageError(
        message: "invalid value for --fonts; '\(other)' is not a folder, apple or installed")
    }
    selected.withLock { $0 = word }
    ProjectFonts.select(selection)
    if let word { TextSystem.useInstalledFonts(word == "installed") }
  }
}
