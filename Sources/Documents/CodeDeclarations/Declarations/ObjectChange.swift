/// A place in code that gives an object a label, a title or an image, such as
/// `save.accessibilityLabel = "Save"` or `[self.save setTitle:title forState:0]`.
package struct ObjectChange: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case label
    case title
    case image
  }

  package var kind: Kind
  /// The property with the object, with a small first letter; empty for `self`.
  package var receiver: String
  /// Whether the property belongs to another object than `self`, as in `cell.save.setTitle(…)`.
  package var isForeign = false
  /// The class around the change; empty outside of types.
  package var type: String
}

extension CodeText {
  /// The words that may begin a change, by their length in bytes.
  private static let lengths: Set = [5, 8, 10, 13, 18, 21, 28]

  /// Returns the change at a word, apart from its class; nil for other words.
  func change(_ index: Int) -> ObjectChange? {
    guard Self.lengths.contains(tokens[index].range.count), let kind = changeKind(index) else {
      return nil
    }
    return receiver(index).map { receiver in
      ObjectChange(
        kind: kind, receiver: receiver.name, isForeign: receiver.isForeign, type: "")
    }
  }

  private func changeKind(_ index: Int) -> ObjectChange.Kind? {
    switch text(index) {
    case "accessibilityLabel", "accessibilityAttributedLabel":
      return isAssigned(index + 1) ? .label : nil
    case "setAccessibilityLabel": return isCalled(index) ? .label : nil
    case "setTitle", "setAttributedTitle": return isCalled(index) ? .title : nil
    case "setImage", "setBackgroundImage": return isCalled(index) ? .image : nil
    // The properties that the button's class adds, such as `save.title = "Save"`.
    case "title": return isTitle(index) ? .title : nil
    case "titleLabel":
      return isAssigned(member: ["text", "attributedText"], of: index) ? .title : nil
    case "configuration":
      let isSet =
        isAssigned(index + 1) || isAssigned(member: ["title", "attributedTitle"], of: index)
      return isSet ? .title : nil
    default: return nil
    }
  }

  /// Whether a title is assigned, but not to a configuration, which counts already.
  private func isTitle(_ index: Int) -> Bool {
    isSign(".", at: index - 1) && isAssigned(index + 1)
      && !self.is("configuration", at: index - 2) && !self.is("configuration", at: index - 3)
  }

  private func isAssigned(_ index: Int) -> Bool {
    isSign("=", at: index) && !isSign("=", at: index + 1) && !self.is("nil", at: index + 1)
  }

  private func isAssigned(member names: Set<String>, of index: Int) -> Bool {
    var next = index + 1
    if isSign("?", at: next) || isSign("!", at: next) { next += 1 }
    return isSign(".", at: next) && names.contains(text(next + 1)) && isAssigned(next + 2)
  }

  /// Whether a method is called with another value than nothing.
  private func isCalled(_ index: Int) -> Bool {
    guard isSign(language == .swift ? "(" : ":", at: index + 1) else { return false }
    return !self.is("nil", at: index + 2) && !self.is("\"\"", at: index + 2)
  }

  // MARK: - Receivers

  /// The property before a member; nil for values with no name, such as results.
  private func receiver(_ member: Int) -> (name: String, isForeign: Bool)? {
    let isMessage = language == .objectiveC && !isSign(".", at: member - 1)
    // In Swift, a member with nothing before it belongs to `self`.
    if language == .swift, !isSign(".", at: member - 1) { return ("", false) }
    var last = isMessage ? member - 1 : member - 2
    if isSign("?", at: last) || isSign("!", at: last) { last -= 1 }
    // A message to a getter's result: `[[self save] setTitle:…]`, or an array's element.
    if isSign("]", at: last) {
      if language == .objectiveC, kind(last - 1) == .word {
        let isSelf = self.is("self", at: last - 2)
        return (name(last - 1), !isSelf)
      }
      guard let opening = openingBracket(last) else { return nil }
      last = opening - 1
    }
    guard kind(last) == .word else { return nil }
    if self.is("self", at: last) || self.is("super", at: last) { return ("", false) }
    guard isSign(".", at: last - 1) else { return (name(last), false) }
    let isSelf = self.is("self", at: last - 2) || self.is("self", at: last - 3)
    return (name(last), !isSelf)
  }

  private func openingBracket(_ closing: Int) -> Int? {
    (max(0, closing - 12)..<closing).last { isSign("[", at: $0) && closings[$0] == closing }
  }

  /// A property's name, with no underscore before it.
  private func name(_ index: Int) -> String {
    let word = word(index)
    return MemberName.key(word.hasPrefix("_") ? String(word.dropFirst()) : word)
  }
}

extension ProjectCode {
  /// Returns what code gives to the object in a class's property.
  ///
  /// Changes count in the class, its superclasses and subclasses, and in files that name the class
  /// and reach the property through another object.
  package func changes(through property: String, of type: String) -> Set<ObjectChange.Kind> {
    let classes = Set(chain(of: type).names).union(subclasses(of: type))
    var kinds: Set<ObjectChange.Kind> = []
    for (file, change) in changes(receiver: MemberName.key(property))
    where !kinds.contains(change.kind) {
      let isOwn = classes.contains(change.type) && !change.isForeign
      if isOwn || change.isForeign && mentions(type, in: file) { kinds.insert(change.kind) }
    }
    return kinds
  }

  /// Returns what a class gives to its instances; superclasses count up to Apple's.
  package func changesOfInstances(of type: String) -> Set<ObjectChange.Kind> {
    let classes = Set(projectClasses(of: type))
    var kinds = Set(
      changes(receiver: "").lazy.map(\.change).filter { classes.contains($0.type) }.map(\.kind))
    let members = chain(of: type).types.filter { classes.contains(self.type($0).name) }
      .flatMap { self.type($0).members }
    if members.contains(where: { $0.name == "accessibilityLabel" }) { kinds.insert(.label) }
    return kinds
  }

  /// The class and its superclasses below Apple's classes.
  private func projectClasses(of type: String) -> some Sequence<String> {
    chain(of: type).names.prefix { !SystemClasses.table.isClass($0) }
  }
}
