import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// What cutting, copying and the like do to a text of one of the system's views.
@MainActor
struct EditActions {
  let document: TextDocument
  /// Whether the text may be changed.
  var isEditable = true
  /// Whether the text is hidden, so that it is not given away.
  var isSecret = false

  /// The text that is chosen.
  private var chosen: String {
    (document.text as NSString).substring(with: document.selection)
  }

  /// Whether one of the standard actions can be done now; nil for any other action.
  func canPerform(_ action: Selector) -> Bool? {
    let length = document.text.utf16.count
    let isChosen = document.selection.length > 0
    switch action {
    case .cutAction: return isChosen && isEditable && !isSecret
    case .copyAction: return isChosen && !isSecret
    case .deleteAction: return isChosen && isEditable
    case .pasteAction: return isEditable && UIPasteboard.general.hasStrings
    case .selectAction: return !isChosen && length > 0
    case .selectAllAction: return document.selection.length < length
    default: return nil
    }
  }

  /// Keeps what is chosen on the pasteboard; nothing where nothing is chosen.
  func copy() {
    if document.selection.length > 0, !isSecret { UIPasteboard.general.string = chosen }
  }

  /// The whole text.
  var everything: NSRange { NSRange(location: 0, length: document.text.utf16.count) }

  /// The word at the place where text would be written, or the one before it.
  var word: NSRange {
    let text = document.text as NSString
    let letters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "'’_"))
    func isLetter(_ index: Int) -> Bool {
      Unicode.Scalar(text.character(at: index)).map(letters.contains) ?? true
    }
    var (start, end) = (document.selection.location, document.selection.location)
    while start > 0, isLetter(start - 1) { start -= 1 }
    while end < text.length, isLetter(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
}
