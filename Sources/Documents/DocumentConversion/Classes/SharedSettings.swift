internal import InterfaceBuilder

/// Equal settings for views that have the same class, which loops make.
struct SharedSettings {
  /// A view with the statements in order.
  struct Member {
    var index: ViewIndex
    var name: String
    /// A word for the view in a loop.
    var variable: String
    var statements: [String]
    /// The parts of statements after the view's name that a loop may make.
    var settings: [String]
  }

  private(set) var loops: [SourceLine] = []
  /// The statements that loops do not make, by view.
  private(set) var remaining: [ViewIndex: [String]] = [:]

  /// Makes the loops for views that have the same class.
  mutating func add(_ members: [Member]) {
    var members = members
    while let (holders, settings) = Self.best(of: members) {
      let names = holders.map { members[$0].name }
      let variable = members[holders[0]].variable
      loops += .loop(names.contains(variable) ? "item" : variable, over: names, settings)
      for holder in holders {
        members[holder].settings.removeAll(where: settings.contains)
        let made = settings.map { "\(members[holder].name).\($0)" }
        members[holder].statements.removeAll(where: made.contains)
        remaining[members[holder].index] = members[holder].statements
      }
    }
  }

  /// The views and their common settings whose loop saves most lines; nil if none saves two.
  private static func best(of members: [Member]) -> (holders: [Int], settings: [String])? {
    var holders: [String: [Int]] = [:]
    for (number, member) in members.enumerated() {
      for setting in member.settings { holders[setting, default: []].append(number) }
    }
    var best: (holders: [Int], settings: [String])?
    var most = 1
    var seen: Set<[Int]> = []
    for setting in members.flatMap(\.settings) {
      guard let group = holders[setting], group.count > 1, seen.insert(group).inserted else {
        continue
      }
      let shared = members[group[0]].settings.filter { setting in
        group.allSatisfy { members[$0].settings.contains(setting) }
      }
      let loop = [SourceLine].loop(
        members[group[0]].variable, over: group.map { members[$0].name }, shared)
      let lines = SourcePrinter(loop).text.count { $0 == "\n" }
      let saved = shared.count * group.count - lines
      if saved > most { (best, most) = ((group, shared), saved) }
    }
    return best
  }
}

/// The settings that views of the same class share.
extension ClassWriter {
  var sharedSettings: SharedSettings {
    var order: [String] = []
    var members: [String: [SharedSettings.Member]] = [:]
    for (index, name) in names.properties where Self.sharing.contains(view(index).kind) {
      let member = member(index, Identifier.escaped(name))
      let type = ViewInitializer.type(of: view(index), context)
      if members[type] == nil { order.append(type) }
      members[type, default: []].append(member)
    }
    return order.reduce(into: SharedSettings()) { $0.add(members[$1] ?? []) }
  }

  private static let sharing: Set<ViewKind> = [
    .view, .label, .button, .textField, .textView, .imageView, .stackView, .switch,
  ]

  private func member(_ index: ViewIndex, _ name: String) -> SharedSettings.Member {
    let statements = commonStatements(index)
    let prefix = "\(name)."
    // Their order counts: they come after all others.
    let own = view(index).runtimeAttributes.map(\.keyPath).filter {
      !ReservedNames.runtimeProperties.contains($0)
    }
    let settings = statements.filter { $0.hasPrefix(prefix) && !$0.hasSuffix("{") }
      .map { String($0.dropFirst(prefix.count)) }
      .filter { setting in
        (setting.contains(" = ") || setting.hasPrefix("set"))
          && !Self.contents.contains { setting.hasPrefix($0) }
          && !own.contains { setting.hasPrefix("\($0) = ") }
      }
    let role = OutlineWords.role(of: view(index).kind)
    let word = role == "View" ? "subview" : Identifier.lowerCamel(Identifier.words(role))
    return SharedSettings.Member(
      index: index, name: name,
      variable: Identifier.escaped(word) == word ? word : "item",
      statements: statements, settings: settings)
  }

  /// The settings that belong to a single view.
  private static let contents = [
    "text =", "attributedText", "setTitle(", "setAttributedTitle", "placeholder", "frame",
    "configuration", "image", "setImage", "tag",
  ]
}
