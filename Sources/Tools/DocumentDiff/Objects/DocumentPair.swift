internal import InterfaceBuilder

struct DocumentPair {
  let old: ComparedDocument
  let new: ComparedDocument
  let renamings: [String: String]

  init(_ old: ComparedDocument, _ new: ComparedDocument) {
    let matching = ObjectMatching(old.table, new.table)
    renamings = matching.renamings
    self.old = old.renamed(renamings)
    self.new = new
  }

  var laterTools: String {
    Self.laterTools(old, new)
  }

  static func laterTools(_ old: ComparedDocument, _ new: ComparedDocument) -> String {
    let versions = [old, new].map { $0.markup[0].attributes["toolsVersion"] ?? "" }
    return versions.max { number($0) < number($1) } ?? ""
  }

  private static func number(_ version: String) -> Double {
    let parts = version.split(separator: ".").prefix(2).compactMap { Double($0) }
    return (parts.first ?? 0) + (parts.dropFirst().first ?? 0) / 10_000
  }
}
