internal import CNibRules

/// The rules of the compiler (F16.7), read once from `Rules.txt`.
struct NibRules: Sendable {
  struct Element: Sendable {
    var name: String
    var className: String
    /// Whether compiled documents of Apple prove the rules.
    var isProven: Bool
    /// The rules in order, the rules of the bases at the end, grouped by key.
    var keys: [(key: String, rules: [Rule])]
    /// The attributes that a rule reads.
    var attributes: Set<String>
    /// This element and its bases.
    var lineage: [String]
  }

  struct Rule: Sendable {
    /// The element whose rule it is.
    var owner = ""
    var value: Value
    var conditions: [Condition]
  }

  enum Value: Hashable, Sendable {
    case none
    case literal(NibValue)
    case string(String)
    case number(attribute: String, kind: NumberKind, fallback: Double?)
    case text(String)
    case flag(String)
    case choice(attribute: String, words: [String: Int64], fallback: Int64?)
    case color(String)
    case font(String)
    case system(String)
    case image(String)
    case numbers(child: String, attributes: [String])
    /// A part that code writes, by name and argument.
    case part(NibPart, String)
  }

  enum NumberKind: Hashable, Sendable { case integer, float, double }

  enum Condition: Hashable, Sendable {
    case attribute(String, String, isEqual: Bool)
    case has(attribute: String, Bool)
    case hasChild(key: String, name: String?, Bool)
    /// Versions as major · 100 + minor · 10.
    case xcode(Bound)
    case target(Bound)
  }

  /// All versions from a version on, or all versions before it.
  struct Bound: Hashable, Sendable {
    var version: Int
    var isLower: Bool

    func admits(_ version: Int) -> Bool {
      isLower ? version >= self.version : version < self.version
    }
  }

  struct SystemFont: Sendable {
    var xcode: Int
    var size: Double
    var weight: String
    var name: String
    var traits: Int64
    var usages: [String]
  }

  private(set) var elements: [String: Element] = [:]
  private(set) var fallbacks: [String: [String]] = [:]
  private(set) var fonts: [SystemFont] = []
  private(set) var styleSizes: [(xcode: Int, style: String, size: Double)] = []
  private(set) var matrices: [(space: String, xcode: Int, numbers: [Double])] = []
  private(set) var systemColors: [String: [Double]] = [:]
  /// The attributes that need no rule.
  private(set) var knownAttributes: Set<String> = []
  /// The attributes and elements whose rules no compiled document shows.
  private(set) var unproven: [String] = []
  /// The attributes with no known key that are written like runtime attributes of that name.
  private(set) var runtimeFlags: Set<String> = []
  /// The elements inside others that are read.
  private(set) var knownChildren: Set<String> = []
  /// The system colors that are hues, such as blue.
  private(set) var hues: Set<String> = []
  private(set) var builds: [(build: Int, xcode: Int)] = []
  private(set) var targets: [(target: Int, xcode: Int)] = []
  /// The lines that could not be read; tests keep it empty.
  private(set) var faults: [String] = []

  static let standard = NibRules(text: embeddedText)

  private static var embeddedText: String {
    var count = 0
    let bytes = unsafe nib_rules(&count)
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  init(text: String) {
    var current: Element?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "builds" where words.count == 3:
        builds.append((Int(words[1]) ?? 0, NibVersion.number(words[2]) ?? 0))
      case "targets" where words.count == 3:
        targets.append((NibVersion.number(words[1]) ?? 0, NibVersion.number(words[2]) ?? 0))
      case "fallback" where words.count == 3: fallbacks[words[1]] = [words[2]]
      case "font" where words.count >= 7:
        fonts.append(
          SystemFont(
            xcode: NibVersion.number(words[1]) ?? 0, size: Double(words[2]) ?? 0, weight: words[3],
            name: words[4], traits: Int64(words[5]) ?? 0,
            usages: words[6...].filter { $0 != "-" }))
      case "inside": knownChildren.formUnion(words.dropFirst())
      case "known": knownAttributes.formUnion(words.dropFirst())
      case "unproven": unproven += words.dropFirst()
      case "runtime": runtimeFlags.formUnion(words.dropFirst())
      case "hues": hues = Set(words.dropFirst())
      case "style" where words.count == 4:
        styleSizes.append((NibVersion.number(words[1]) ?? 0, words[2], Double(words[3]) ?? 17))
      case "matrix" where words.count == 12:
        matrices.append(
          (words[1], NibVersion.number(words[2]) ?? 0, words[3...].compactMap(Double.init)))
      case "system": systemColors[words[1]] = words[2...].compactMap(Double.init)
      case "element" where words.count == 4:
        if let current { elements[current.name] = current }
        current = element(words)
      default:
        guard let parsed = NibRuleParser(line).parse() else {
          faults.append(String(line))
          continue
        }
        current?.add(parsed.rule, for: parsed.key)
      }
    }
    if let current { elements[current.name] = current }
  }

  private func element(_ words: [String]) -> Element {
    let marked = words[1].dropLast()
    let name = marked.hasSuffix("*") ? marked.dropLast() : marked
    let base = elements[words[2]]
    return Element(
      name: String(name), className: words[3], isProven: !marked.hasSuffix("*"),
      keys: base?.keys.map { ($0.key, $0.rules) } ?? [], attributes: base?.attributes ?? [],
      lineage: [String(name)] + (base?.lineage ?? []))
  }

  /// The first version of Xcode whose builds include the build.
  func xcode(build: Int) -> Int { builds.last { $0.build <= build }?.xcode ?? 600 }

  /// The oldest Xcode that compiles for a deployment target.
  func oldestXcode(target: Int) -> Int { targets.last { $0.target <= target }?.xcode ?? 600 }

  func matrix(_ space: String, xcode: Int) -> [Double] {
    matrices.last { $0.space == space && $0.xcode <= xcode }?.numbers ?? []
  }

  func size(style: String, xcode: Int) -> Double {
    styleSizes.last { $0.style == style && $0.xcode <= xcode }?.size ?? 17
  }

  func font(_ weight: String, size: Double, xcode: Int) -> SystemFont? {
    let named = fonts.filter { $0.weight == weight && $0.xcode <= xcode }
    let newest = named.map(\.xcode).max()
    return named.last { $0.xcode == newest && $0.size <= size }
  }
}

extension NibRules.Element {
  fileprivate mutating func add(_ added: NibRules.Rule, for key: String) {
    var rule = added
    rule.owner = name
    attributes.formUnion(rule.readAttributes)
    guard let place = keys.firstIndex(where: { $0.key == key }) else {
      keys.append((key, [rule]))
      return
    }
    // An element's rules precede the rules of its base, in the order of the text.
    let own = keys[place].rules.prefix { $0.owner == name }.count
    keys[place].rules.insert(rule, at: own)
  }
}

extension NibRules.Rule {
  fileprivate var readAttributes: Set<String> {
    var found: Set<String> = []
    switch value {
    case .number(let attribute, _, _), .text(let attribute), .flag(let attribute),
      .choice(let attribute, _, _), .image(let attribute):
      found.insert(attribute)
    case .part(_, let argument): found.insert(argument)
    case .none, .literal, .string, .color, .font, .system, .numbers: break
    }
    for condition in conditions {
      switch condition {
      case .attribute(let name, _, _), .has(let name, _): found.insert(name)
      case .hasChild, .xcode, .target: break
      }
    }
    return found
  }
}

/// Versions as numbers: 820 is 8.2.
package enum NibVersion {
  package static func number(_ text: String) -> Int? {
    let parts = text.split(separator: ".")
    guard let first = parts.first, let major = Int(first), (0..<1000).contains(major) else {
      return nil
    }
    let minor = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return major * 100 + min(9, max(0, minor)) * 10
  }
}
