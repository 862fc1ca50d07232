/// Parts of file names made from names of tests and snapshots.
enum FileNamePart {
  /// Returns the name's letters, digits and underscores, with single hyphens for all else.
  static func of(_ name: String) -> String {
    var part = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        part.append(character)
      } else if let last = part.last, last != "-" {
        part.append("-")
      }
    }
    if part.last == "-" { part.removeLast() }
    return part.isEmpty ? "unnamed" : part
  }
}
