import AutoLayoutCore
import AutoLayoutValues
import Foundation

@MainActor
struct EditActions {
  let document: TextDocument
  var isEditable = true
  var isSecret = false

  private var chosen: String {
    (document.text as NSString).substring(with: document.selection)
  }

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

  func copy() {
    if document.selection.length > 0, !isSecret { UIPasteboard.general.string = chosen }
  }

  var everything: NSRange { NSRange(location: 0, length: document.text.utf16.count) }

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
