extension ElementTree {
  /// The notes for this software, in document order by kind: Xcode's field "Notes", or
  /// `userComments`.
  var notes: [NoteElement] {
    var notes = comments.map { note($0.text, in: $0.element, of: $0.element) }
    for element in elements.indices {
      guard let text = noteText(element), text.contains(NoteElement.keyword) else { continue }
      let isObject = value("userComments", of: element) != nil
      let holder = isObject ? element : Int(elements[element].parent)
      notes.append(note(text, in: element, of: holder))
    }
    return notes
  }

  private func note(_ text: String, in element: Int, of holder: Int) -> NoteElement {
    NoteElement(owner: owner(of: holder), location: elements[element].location, text: text)
  }

  private func noteText(_ element: Int) -> String? {
    if let text = value("userComments", of: element) { return text }
    switch elements[element].name {
    case "string", "mutableString", "attributedString":
      guard value("key", of: element) == "userComments" else { return nil }
    default: return nil
    }
    if let text = elements[element].text { return text }
    return children(of: element).map { fragment in
      value("content", of: fragment) ?? text(of: fragment, key: "content") ?? ""
    }.joined()
  }

  func owner(of element: Int) -> String? {
    var element = element
    while element >= 0 {
      if let id = value("id", of: element) { return id }
      element = Int(elements[element].parent)
    }
    return nil
  }
}
