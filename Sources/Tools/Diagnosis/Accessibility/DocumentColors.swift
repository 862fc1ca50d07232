import AssetCatalog
import AutoLayout
import Foundation
import InterfaceBuilder

/// The colors of the document in all appearances, with the color sets of its project.
@MainActor
final class DocumentColors {
  struct Known {
    var color: UIColor
    /// Whether the color belongs to the system, which follow the appearance.
    var isOfSystem = false
    /// Whether only the value for the light appearance is known.
    var isLightOnly = false

    @MainActor
    func components(in appearance: ColorAppearance) -> ColorComponents? {
      if isLightOnly, appearance != ColorAppearance() { return nil }
      guard color.pattern == nil else { return nil }
      return color.components(in: appearance)
    }
  }

  private let contents: DocumentContents?
  private lazy var library: AssetLibrary? = contents.flatMap { Self.library($0) }
  /// The libraries of projects, read once each.
  private static var libraries: [String: AssetLibrary] = [:]

  init(_ contents: DocumentContents? = nil) { self.contents = contents }

  /// Whether the document was made with the dark appearance in mind: it has colors that vary.
  private(set) lazy var adapts: Bool = {
    guard let resources = contents?.resources else { return true }
    return !resources.systemColors.isEmpty
      || resources.namedColors.keys.contains { name in
        library?.dynamicColor(named: name, for: AssetTraits())?.variants != nil
      }
  }()

  private static func library(_ contents: DocumentContents) -> AssetLibrary? {
    guard !contents.resources.namedColors.isEmpty,
      FileManager.default.fileExists(atPath: contents.file)
    else { return nil }
    let path = URL(fileURLWithPath: contents.file).path
    let folder =
      AssetSearch.project(around: path)
      ?? URL(fileURLWithPath: path).deletingLastPathComponent().path
    let all = libraries[folder] ?? AssetLibrary(below: folder)
    libraries[folder] = all
    return all.near(path)
  }

  /// Returns the color of the view: from the document, or from the live view.
  func known(_ element: ColorElement?, live: UIColor?) -> Known? {
    switch element {
    case .named(let name)?:
      if let color = library?.dynamicColor(named: name, for: AssetTraits()) {
        return Known(color: color)
      }
      guard contents?.resources.namedColors[name] != nil else { return nil }
      return live.map { Known(color: $0, isLightOnly: true) }
    // The app chooses its tint, which the document does not have.
    case .system("tintColor")?: return nil
    case .system?: return live.map { Known(color: $0, isOfSystem: true) }
    case .rgb?, .white?: return live.map { Known(color: $0) }
    case nil: return live.map { Known(color: $0, isOfSystem: $0.variants != nil) }
    }
  }
}
