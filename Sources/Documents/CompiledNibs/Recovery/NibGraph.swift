/// Access to a nib's objects; missing and wrong values are nil.
struct NibGraph {
  let archive: NibArchive

  init(_ archive: NibArchive) { self.archive = archive }

  func className(_ object: Int) -> String { archive.objects[object].className }

  func has(_ key: String, _ object: Int) -> Bool { archive.objects[object][key] != nil }

  func value(_ key: String, _ object: Int) -> NibValue? { archive.objects[object][key] }

  func object(_ key: String, _ object: Int) -> Int? {
    guard case .object(let index)? = value(key, object) else { return nil }
    return index
  }

  func flag(_ key: String, _ object: Int) -> Bool? {
    switch value(key, object) {
    case .bool(let flag)?: flag
    case .integer(let number)?: number != 0
    default: nil
    }
  }

  func number(_ key: String, _ object: Int) -> Double? { value(key, object)?.number }

  func numbers(_ key: String, _ count: Int, _ object: Int) -> [Double]? {
    guard let numbers = value(key, object)?.numbers, numbers.count == count,
      numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 })
    else { return nil }
    return numbers
  }

  /// The text in a string object.
  func text(_ object: Int?) -> String? {
    guard let object, case .data(let bytes)? = value("NS.bytes", object) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  func text(_ key: String, _ object: Int) -> String? { text(self.object(key, object)) }

  /// The objects in an array or set.
  func items(_ collection: Int?) -> [Int] {
    guard let collection else { return [] }
    return archive.objects[collection].values.compactMap { pair in
      guard pair.key == "UINibEncoderEmptyKey" || pair.key.hasPrefix("NS.object."),
        case .object(let index) = pair.value
      else { return nil }
      return index
    }
  }

  func items(_ key: String, _ object: Int) -> [Int] { items(self.object(key, object)) }

  func pairs(_ key: String, _ object: Int) -> [(key: Int, value: Int)] {
    let all = items(key, object)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  /// The number in an NSNumber.
  func boxed(_ object: Int?) -> Double? {
    guard let object else { return nil }
    return number("NS.dblval", object) ?? number("NS.intval", object)
      ?? number("NS.boolval", object)
  }

  /// The class of the object before a custom class replaced it, and the custom class.
  func classes(_ object: Int) -> (base: String, custom: String?) {
    let name = className(object)
    guard name == "UIClassSwapper" else { return (name, nil) }
    let base = text("UIOriginalClassName", object) ?? "NSObject"
    let custom = text("UIClassName", object)
    // Controllers of scenes are swapped even for the same class.
    return (base, custom == base ? nil : custom)
  }
}

extension NibValue {
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .float(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .data, .null, .object: nil
    }
  }
}
