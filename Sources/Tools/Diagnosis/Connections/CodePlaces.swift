import CodeDeclarations
import Notation

/// Finds and words the places in code where a name exists now.
struct CodePlaces {
  /// A name that may be meant.
  struct Hint {
    var text = ""
    var related: [Finding.Related] = []
    /// The name in the class itself, or of the class.
    var name: String?
  }

  let project: CodeProject
  var code: ProjectCode { project.code }

  init(_ project: CodeProject) { self.project = project }

  func related(_ reference: ProjectCode.TypeReference, _ text: String) -> Finding.Related {
    place(reference.file, code.type(reference).position, text)
  }

  func related(_ match: MemberMatch, _ text: String) -> Finding.Related {
    place(match.owner.file, match.member.position, text)
  }

  func place(_ file: Int, _ position: Int, _ text: String) -> Finding.Related {
    let source = code.files[file]
    var related = Finding.Related(
      constraint: nil, line: source.declarations.place(of: position).line, text: text)
    related.file = source.path
    return related
  }

  /// The place in words, after a message.
  func at(_ place: Finding.Related) -> String {
    guard let file = place.file?.split(separator: "/").last else { return "" }
    return " (\(file)\(place.line.map { ":\($0)" } ?? ""))"
  }

  // MARK: - Classes

  /// A class that may be meant: spelled differently, or commented out.
  func otherClass(_ name: String) -> Hint {
    let declarations = code.declarations(of: name)
    if let other = declarations.first {
      let place = related(other, name)
      return Hint(text: "; only a type of another kind has the name\(at(place))", related: [place])
    }
    for number in code.files(named: name) {
      let file = code.files[number]
      guard let line = code.commentedLine(of: name, in: number) else { continue }
      var place = Finding.Related(constraint: nil, line: line, text: name)
      place.file = file.path
      return Hint(text: "; it is commented out\(at(place))", related: [place])
    }
    guard let closest = project.classNames.closest(to: name),
      let reference = code.declarations(of: closest).first(where: { code.type($0).isClass })
    else { return Hint() }
    let place = related(reference, "class \(closest)")
    return Hint(text: "; did you mean \(closest)\(at(place))?", related: [place], name: closest)
  }

  // MARK: - Members

  /// A member that may be meant: commented out, in another class, or spelled differently.
  func otherMember(_ name: String, of type: String, isMethod: Bool) -> Hint {
    let chain = code.chain(of: type)
    let base = String(name.prefix { $0 != ":" })
    for file in Set(chain.types.map(\.file)).sorted() {
      guard let line = code.commentedLine(of: base, in: file) else { continue }
      var place = Finding.Related(constraint: nil, line: line, text: name)
      place.file = code.files[file].path
      return Hint(text: "; it is commented out\(at(place))", related: [place])
    }
    let own = chain.types.flatMap { reference in
      code.type(reference).members
        .filter { $0.flags.contains(.isMethod) == isMethod && $0.isConnectable }
        .map { MemberMatch(owner: reference, member: $0) }
    }
    if let closest = own.map(\.member.selector).closest(to: name),
      let match = own.first(where: { $0.member.selector == closest })
    {
      let place = related(match, closest)
      return Hint(
        text: "; did you mean \(closest)\(at(place))?", related: [place], name: closest)
    }
    let others = code.owners(ofMember: base).filter { reference in
      code.type(reference).members.contains {
        $0.name == base && $0.flags.contains(.isMethod) == isMethod && $0.isConnectable
      }
    }
    guard let other = others.first,
      let member = code.type(other).members.first(where: { $0.name == base })
    else { return Hint() }
    let place = related(MemberMatch(owner: other, member: member), name)
    return Hint(text: "; \(code.type(other).name) has it\(at(place))", related: [place])
  }
}

extension MemberDeclaration {
  /// Whether an outlet or action of the document may refer to it.
  var isConnectable: Bool {
    flags.contains(.isOutlet) || flags.contains(.isAction) || flags.contains(.isExposed)
  }
}
