public import Foundation

/// A spell checker that finds no errors, because it has no dictionary.
open class UITextChecker: NSObject {
  private static let learned = UserDictionary()

  /// The supported languages, always empty.
  open class var availableLanguages: [String] { [] }

  /// Returns a range with the location `NSNotFound`: no dictionary exists.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns nil: no dictionary exists.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// Returns nil: no dictionary exists.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  open var ignoredWords: [String]?
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}

private final class UserDictionary: @unchecked Sendable {
  // Safe: the words are only used under the lock.
  private let lock = NSLock()
  private var words: Set<String> = []

  func insert(_ word: String) { lock.withLock { _ = words.insert(word) } }
  func contains(_ word: String) -> Bool { lock.withLock { words.contains(word) } }
  func remove(_ word: String) { lock.withLock { _ = words.remove(word) } }
}
