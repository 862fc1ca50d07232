/// Reads an element's attributes, and remembers which were read.
struct ElementReader {
  struct Fault {
    var attribute: String
    var value: String
    var kind: DocumentNumber.Fault
    var location: SourceLocation
  }

  let tree: ElementTree
  let element: Int
  private var taken: UInt64 = 0
  private(set) var faults: [Fault] = []

  init(_ tree: ElementTree, _ element: Int) {
    self.tree = tree
    self.element = element
  }

  var name: String { tree.elements[element].name }
  var location: SourceLocation { tree.elements[element].location }
  var children: ElementChildren { tree.children(of: element) }

  mutating func string(_ name: String) -> String? {
    let range = tree.elements[element].attributes
    for offset in range where tree.attributes[Int(offset)].name == name {
      let bit = offset - range.lowerBound
      if bit < 64 { taken |= 1 << UInt64(bit) }
      return tree.attributes[Int(offset)].value
    }
    return nil
  }

  /// Interface Builder's `YES` and `NO`.
  mutating func bool(_ name: String, default value: Bool) -> Bool {
    guard let text = string(name) else { return value }
    return text == "YES"
  }

  mutating func double(_ name: String) -> Double? {
    guard let text = string(name) else { return nil }
    switch DocumentNumber.parse(text) {
    case .success(let value): return value
    case .failure(let kind):
      faults.append(Fault(attribute: name, value: text, kind: kind, location: location))
      return nil
    }
  }

  /// A whole number that is not a measure, so any `Int` is valid.
  mutating func int(_ name: String) -> Int? {
    if let value = tree.value(name, of: element).flatMap({ Int($0) }) {
      _ = string(name)
      return value
    }
    return double(name).map { Int($0) }
  }

  /// A ratio `16:9` or `1: 1.3`, a fraction `1/3` or a decimal, all as a single number (F10.3).
  mutating func ratio(_ name: String) -> Double? {
    guard let text = string(name) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    var kind = DocumentNumber.Fault.notANumber
    do throws(DocumentNumber.Fault) {
      let numbers = try parts.map { part throws(DocumentNumber.Fault) in
        try DocumentNumber.parse(Self.trimmed(part)).get()
      }
      if numbers.count == 1 { return numbers[0] }
      if numbers.count == 2, numbers[1] != 0 {
        let ratio = numbers[0] / numbers[1]
        if abs(ratio) <= DocumentNumber.largest { return ratio }
        kind = .tooLarge
      }
    } catch {
      kind = error
    }
    faults.append(Fault(attribute: name, value: text, kind: kind, location: location))
    return nil
  }

  private static func trimmed(_ part: Substring) -> Substring {
    var part = part.drop(while: \.isWhitespace)
    while part.last?.isWhitespace == true { part.removeLast() }
    return part
  }

  /// A design-time size in an axis; nil for the word `infinite` (F10.13).
  mutating func placeholderSize(_ name: String) -> Double? {
    guard tree.value(name, of: element) != "infinite" else {
      _ = string(name)
      return -1
    }
    return double(name)
  }

  var remaining: [String: String] {
    let range = tree.elements[element].attributes
    var rest: [String: String] = [:]
    for offset in range {
      let bit = offset - range.lowerBound
      guard bit >= 64 || taken & (1 << UInt64(bit)) == 0 else { continue }
      rest[tree.attributes[Int(offset)].name] = tree.attributes[Int(offset)].value
    }
    return rest
  }
}
