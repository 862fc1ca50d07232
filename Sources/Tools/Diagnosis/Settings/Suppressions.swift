import Foundation
import InterfaceBuilder

/// The rules disabled for objects and their subtrees, by `autolayout:disable` with names.
///
/// It is in Xcode's field "Notes", or in an XML comment inside the element.
struct Suppressions {
  private let contents: DocumentContents
  private var rules: [String: Set<String>] = [:]
  private var exempt: Set<String> = []

  init(_ contents: DocumentContents) {
    self.contents = contents
    for note in contents.notes {
      for names in Self.names(in: note) {
        let owner = note.owner ?? ""
        if names.isEmpty {
          exempt.insert(owner)
        } else {
          rules[owner, default: []].formUnion(names)
        }
      }
    }
  }

  /// The words after each `autolayout:disable`, up to the end of the line.
  static func names(in note: NoteElement) -> [[String]] {
    note.text.split(whereSeparator: \.isNewline).compactMap { line in
      line.range(of: "autolayout:disable").map { start in
        line[start.upperBound...].split { !($0.isLetter || $0 == "-") }.map(String.init)
      }
    }
  }

  func cover(_ finding: Finding) -> Bool {
    guard !rules.isEmpty || !exempt.isEmpty else { return false }
    return objects(of: finding).contains { id in
      exempt.contains(id) || rules[id]?.contains(finding.rule) == true
    }
  }

  private func objects(of finding: Finding) -> [String] {
    var objects = [finding.constraint].compactMap(\.self)
    var owner = finding.view.flatMap { contents.viewsByID[$0] }
    if owner == nil, let view = finding.view { objects.append(view) }
    while let index = owner {
      let view = contents[index]
      objects.append(view.id)
      if view.parent == nil, let controller = view.controller {
        objects.append(contents[controller].id)
      }
      owner = view.parent
    }
    return objects + [""]
  }
}
