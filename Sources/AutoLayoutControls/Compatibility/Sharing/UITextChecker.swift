public import Foundation

/// Looks for misspelled words; there is no dictionary here, so that none is found.
open class UITextChecker: NSObject {
  private static let learned = LearnedWords()

  /// The languages that are known: none.
  open class var availableLanguages: [String] { [] }

  /// The first misspelled word of a part of a text.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part.
  ///   - startingOffset: Where to begin.
  ///   - wrapFlag: Whether to go on at the beginning.
  ///   - language: The language.
  /// - Returns: Not found: without a dictionary no word is wrong.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// What may be meant by a word.
  ///
  /// - Parameters:
  ///   - range: The word.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: nil, since nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// How a word may go on.
  ///
  /// - Parameters:
  ///   - range: What there is of it.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: nil, since nothing is known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  open var ignoredWords: [String]?
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// No longer takes a word as right.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}

/// The words that all checkers take as right.
private final class LearnedWords: @unchecked Sendable {
  // Safe: the words are only used under the lock.
  private let lock = NSLock()
  private var words: Set<String> = []

  func insert(_ word: String) { lock.withLock { _ = words.insert(word) } }
  func contains(_ word: String) -> Bool { lock.withLock { words.contains(word) } }
  func remove(_ word: String) { lock.withLock { _ = words.remove(word) } }
}
