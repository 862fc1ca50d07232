/// A property or method that was found.
package struct MemberMatch: Hashable, Sendable {
  package var owner: ProjectCode.TypeReference
  package var member: MemberDeclaration

  package init(owner: ProjectCode.TypeReference, member: MemberDeclaration) {
    self.owner = owner
    self.member = member
  }
}

/// The answer to a search for the target of the connection.
package enum MemberLookup: Hashable, Sendable {
  case visible(MemberMatch)
  /// Declared, but not visible to Objective-C.
  case hidden(MemberMatch)
  /// A method with the same name, but with another selector.
  case otherSelector(MemberMatch)
  /// The class accepts every key.
  case acceptsAll
  /// The chain of superclasses leaves the sources at classes that are not Apple's.
  case unknown(Set<String>)
  case missing
}

extension ProjectCode {
  /// Searches the property that an outlet or an attribute sets, as key-value coding does.
  package func property(_ key: String, of name: String) -> MemberLookup {
    let chain = chain(of: name)
    let search = PropertySearch(key)
    var hidden: MemberMatch?
    var acceptsAll = false
    for reference in chain.types {
      let type = type(reference)
      for member in type.members {
        if member.flags.contains(.isMethod) {
          if search.isSetter(member) {
            return .visible(MemberMatch(owner: reference, member: member))
          }
          if member.name == "setValue", member.selector.contains("forUndefinedKey") {
            acceptsAll = true
          }
          continue
        }
        guard search.matches(member, type.language), !member.flags.contains(.isStatic) else {
          continue
        }
        let match = MemberMatch(owner: reference, member: member)
        if isVisible(member, type, chain) { return .visible(match) }
        hidden = hidden ?? match
      }
    }
    if acceptsAll { return .acceptsAll }
    if !chain.unknown.isEmpty { return .unknown(chain.unknown) }
    return hidden.map { .hidden($0) } ?? .missing
  }

  /// Searches the method that an action calls.
  package func method(_ selector: String, of name: String) -> MemberLookup {
    let chain = chain(of: name)
    var hidden: MemberMatch?
    var other: MemberMatch?
    let base = selector.prefix { $0 != ":" }
    for reference in chain.types {
      let type = type(reference)
      for member in type.members {
        let match = MemberMatch(owner: reference, member: member)
        guard member.flags.contains(.isMethod) else {
          if Self.setter(member.name) == selector, isVisible(member, type, chain) {
            return .visible(match)
          }
          continue
        }
        guard !member.flags.contains(.isStatic) else { continue }
        let isOld = member.oldSelector == selector
        if member.selector == selector || isOld && swiftVersion < 3 {
          if isVisible(member, type, chain) { return .visible(match) }
          hidden = hidden ?? match
        } else if isOld || member.name == base || member.selector.hasPrefix(base + "With") {
          if other == nil || isOld { other = match }
        }
      }
    }
    if !chain.unknown.isEmpty { return .unknown(chain.unknown) }
    return hidden.map { .hidden($0) } ?? other.map { .otherSelector($0) } ?? .missing
  }

  static func setter(_ name: String) -> String { "set\(MemberName.capitalized(name)):" }

  private func isVisible(
    _ member: MemberDeclaration, _ type: TypeDeclaration, _ chain: ClassChain
  ) -> Bool {
    guard type.language == .swift else { return true }
    let flags = member.flags
    if flags.contains(.isExposed) || flags.contains(.isOverride) { return true }
    if type.exposesMembers || chain.exposesMembers { return true }
    guard swiftVersion < 4 else { return false }
    return flags.contains(.isDynamic) || flags.contains(.isMethod) || !flags.contains(.isPrivate)
  }
}

/// The names by which key-value coding finds a property.
private struct PropertySearch {
  let key: String
  let lower: String
  let variables: Set<String>
  let setters: Set<String>

  init(_ key: String) {
    self.key = key
    lower = MemberName.key(key)
    let capitalized = MemberName.capitalized(key)
    variables = ["_\(key)", "is\(capitalized)", "_is\(capitalized)"]
    setters = ["set\(capitalized):", "_set\(capitalized):"]
  }

  func isSetter(_ member: MemberDeclaration) -> Bool {
    guard member.name.hasPrefix("set") || member.name.hasPrefix("_set") else { return false }
    return setters.contains(member.selector) || member.oldSelector.map(setters.contains) == true
  }

  func matches(_ member: MemberDeclaration, _ language: CodeLanguage) -> Bool {
    if member.name == key || member.selector == key { return true }
    if MemberName.key(member.name) == lower { return true }
    return language == .objectiveC && variables.contains(member.name)
  }
}
