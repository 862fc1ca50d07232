extension LogRepair {
  /// Converts descriptions by the first versions of SnapKit, with brackets around every object.
  static func withoutNesting(_ line: Substring) -> Substring {
    guard let opening = line.firstRange(of: "<<"),
      let object = bracketed(line[line.index(after: opening.lowerBound)...]),
      object.holds("Constraint")
    else { return line }
    var plain = String(line[...opening.lowerBound])
    var rest = line[opening.lowerBound...].dropFirst()
    while let first = rest.first {
      if let object = bracketed(rest) {
        plain += object
        rest = rest[object.endIndex...].dropFirst()
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    return Substring(plain)
  }

  private static func bracketed(_ text: Substring) -> Substring? {
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return nil }
    let object = text[..<end].dropFirst()
    let name = object.prefix { $0.isPartOfClassName }
    let isObject =
      !name.isEmpty && !name.contains("<") && object[name.endIndex...].hasPrefix(":0x")
    return isObject ? object : nil
  }
}
