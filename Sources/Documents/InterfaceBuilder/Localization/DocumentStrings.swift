internal import Foundation

/// The document's strings in another language, in `de.lproj/Main.strings` next to the document.
///
/// A key is an object's identifier and a property: `"aBc-12-xyz.text" = "Hallo";`.
struct DocumentStrings: Sendable {
  private let table: [String: String]

  static let sizeLimit = 16 << 20

  /// The reason that strings are missing.
  enum Fault: Error {
    case missing
    case unreadable(path: String)
    case refused(path: String, reason: String)
  }

  /// Reads the strings for a language such as `pt-BR`, or for `pt` if `pt-BR` is missing.
  init(locale: String, document path: String) throws(Fault) {
    let document = URL(fileURLWithPath: path)
    var folder = document.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    let name = document.deletingPathExtension().lastPathComponent
    for language in Self.names(of: locale) {
      let file = folder.appendingPathComponent("\(language).lproj/\(name).strings")
      let data: Data
      do {
        data = try Data(contentsOf: file, limit: Self.sizeLimit)
      } catch let error as FileRefusal {
        throw .refused(path: file.path, reason: error.reason)
      } catch {
        continue
      }
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let table = list as? [String: String] else { throw .unreadable(path: file.path) }
      self.table = table
      return
    }
    throw .missing
  }

  private static func names(of locale: String) -> [String] {
    let dashed = locale.replacingOccurrences(of: "_", with: "-")
    let language = dashed.prefix { $0 != "-" }
    var names = [locale, dashed, dashed.replacingOccurrences(of: "-", with: "_"), String(language)]
    var seen: Set<String> = []
    names.removeAll { !seen.insert($0).inserted }
    return names
  }

  subscript(object: String, property: String) -> String? { table["\(object).\(property)"] }
}

extension ViewElement {
  func localized(_ strings: DocumentStrings) -> ViewElement {
    var view = self
    func replace(_ text: inout String?, _ property: String) {
      if let string = strings[id, property] { text = string }
    }
    switch view.details {
    case .label(var label):
      replace(&label.text, "text")
      view.details = .label(label)
    case .textField(var field):
      replace(&field.text, "text")
      replace(&field.placeholder, "placeholder")
      view.details = .textField(field)
    case .textView(var textView):
      replace(&textView.text, "text")
      view.details = .textView(textView)
    case .button(var button):
      for name in button.states.keys {
        replace(&button.states[name, default: .init()].title, "\(name)Title")
      }
      if var configuration = button.configuration {
        replace(&configuration.title, "configuration.title")
        replace(&configuration.subtitle, "configuration.subtitle")
        button.configuration = configuration
      }
      view.details = .button(button)
    case .segmentedControl(var control):
      for index in control.segments.indices {
        replace(&control.segments[index].title, "segmentTitles[\(index)]")
      }
      view.details = .segmentedControl(control)
    default: break
    }
    return view
  }
}

extension DocumentContents {
  /// The strings for a language, next to the document.
  func strings(_ locale: String) throws(DocumentStrings.Fault) -> DocumentStrings {
    let read = derived.value(locale) {
      Result { () throws(DocumentStrings.Fault) in
        try DocumentStrings(locale: locale, document: file)
      }
    }
    return try read.get()
  }
}
