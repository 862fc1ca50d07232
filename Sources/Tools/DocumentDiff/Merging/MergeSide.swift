/// A version that a merge combines with the other.
package enum MergeSide: String, Codable, CaseIterable, Sendable {
  case ours
  case theirs

  package var other: MergeSide { self == .ours ? .theirs : .ours }

  /// The position of the side in lists of three versions, after the base.
  var index: Int { self == .ours ? 1 : 2 }
}

/// The words of several documents as numbers: equal words have equal numbers.
final class MergeWords {
  private var numbers: [String: Int32] = [:]
  private(set) var words: [String] = []

  /// Known words, with fixed numbers.
  static let known = [
    "", "id", "sceneID", "key", "scene", "document", "constraint", "resources", "constraints",
  ]
  static let none: Int32 = 0
  static let id: Int32 = 1
  static let sceneID: Int32 = 2
  static let key: Int32 = 3
  static let scene: Int32 = 4
  static let document: Int32 = 5
  static let constraint: Int32 = 6
  static let resources: Int32 = 7
  static let constraints: Int32 = 8

  init() {
    for word in Self.known { _ = number(word) }
  }

  func number(_ word: String) -> Int32 {
    if let number = numbers[word] { return number }
    let number = Int32(words.count)
    numbers[word] = number
    words.append(word)
    return number
  }

  subscript(number: Int32) -> String { words[Int(number)] }
}
