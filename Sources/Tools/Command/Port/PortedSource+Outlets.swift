extension PortedSource {
  /// Replaces `@IBOutlet weak var` by `@Outlet var`, which a document finds by name.
  mutating func portOutlet(_ place: Int) {
    guard let keyword = self.keyword(after: place, "var"),
      let scope = DeclarationIndex.innermost(place, scopes),
      ["class", "extension"].contains(scope.keyword)
    else {
      edits.remove(text.tokens[place].range, from: text)
      return
    }
    let declaration = VariableDeclaration(keyword, in: text)
    if scope.keyword == "extension" || declaration.accessors == .computed {
      // Such a property is accessed through the class's table.
      edits.remove(text.tokens[place].range, from: text)
      return
    }
    guard !DeclarationIndex.modifiers(before: keyword, in: text).contains("override") else {
      edits.remove(text.tokens[place].range, from: text)
      edits.remark(
        "an outlet that overrides another outlet is not connected; rename either",
        at: text.tokens[place].range.lowerBound)
      return
    }
    edits.replace(text.tokens[place].range, by: "@Outlet")
    let weak = removeOwnership(place..<keyword)
    // A wrapper applies to a single property.
    let words = text.tokens[(place + 1)...keyword].map(\.text)
      .filter { !["weak", "unowned"].contains($0) && $0 != "@objc" }
    for comma in declaration.commas {
      edits.replace(
        text.tokens[comma].range,
        by: "\n\(indentation(of: place))@Outlet \(words.joined(separator: " "))")
    }
    if weak, isDelegate(keyword) {
      edits.remark(
        "the outlet is now a strong reference; set it to nil to break a reference cycle",
        at: text.tokens[place].range.lowerBound, isError: false)
    }
  }

  mutating func portInspectable(_ place: Int) {
    guard let type = DeclarationIndex.typeName(place, scopes), index.superclasses[type] == nil,
      keyword(after: place, "var") != nil
    else { return }
    edits.remark(
      "documents cannot set this property; '\(type)' is not a class in these files",
      at: text.tokens[place].range.lowerBound, isError: false)
  }

  mutating func portAction(_ place: Int) {
    guard let keyword = self.keyword(after: place, "func"),
      let type = DeclarationIndex.typeName(place, scopes)
    else { return }
    let offset = text.tokens[place].range.lowerBound
    guard index.superclasses[type] != nil else {
      edits.remark(
        "documents cannot call this method; '\(type)' is not a class in these files", at: offset)
      return
    }
    guard index.isResponder(type) else {
      edits.remark(
        "documents cannot call this method; the class must be a subclass of UIResponder",
        at: offset)
      return
    }
    let method = index.methods.first { $0.isAction && $0.name == text.tokens[keyword + 1].text }
    if method.map({ $0.labels.count > 2 || $0.isStatic }) == true {
      edits.remark(
        "documents cannot call this method; it takes more than a sender and an event",
        at: offset)
    }
    guard ownClass(type) == nil else { return }
    // The table is in another file.
    for modifier in place..<keyword
    where ["private", "fileprivate"].contains(text.tokens[modifier].text) {
      edits.remove(text.tokens[modifier].range, from: text)
    }
  }

  private func keyword(after place: Int, _ keyword: String) -> Int? {
    let end = text.tokens[place...].firstIndex {
      ["var", "let", "func", "class", "struct", "{", "}"].contains($0.text)
    }
    return end.flatMap { text.is(keyword, at: $0) ? $0 : nil }
  }

  /// Removes `weak` and `unowned`, which wrapped properties do not support.
  private mutating func removeOwnership(_ places: Range<Int>) -> Bool {
    var isRemoved = false
    for place in places where ["weak", "unowned"].contains(text.tokens[place].text) {
      let close = text.is("(", at: place + 1) ? text.closing(place + 1) : nil
      edits.remove(
        text.tokens[place].range.lowerBound..<text.tokens[close ?? place].range.upperBound,
        from: text)
      isRemoved = true
    }
    return isRemoved
  }

  private func isDelegate(_ keyword: Int) -> Bool {
    guard text.tokens.indices.contains(keyword + 1) else { return false }
    let name = text.tokens[keyword + 1].text.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  func ownClass(_ type: String) -> DeclarationIndex.Scope? {
    scopes.first {
      $0.keyword == "class" && DeclarationIndex.typeName($0.body.lowerBound, scopes) == type
    }
  }

  func indentation(of place: Int) -> String {
    let start =
      text.tokens[place].range.lowerBound
      - text.place(
        of: text.tokens[place].range.lowerBound
      ).column + 1
    let blanks = text.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}
