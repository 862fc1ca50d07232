extension InterfaceScene {
  /// The name above the scene on the canvas (F10.36); in a nib, the name of the top-level object.
  public var title: String {
    guard let controller else {
      return record.roots.first.map { OutlineName.of(contents[$0]) } ?? id
    }
    let reference = reference.flatMap { $0.identifier ?? $0.storyboard }
    let own = [
      controller.userLabel, controller.title, controller.navigationItem?.title, reference,
      controller.tabBarItem?.title,
    ]
    return own.lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? controller.customClass.map { Self.words(ofClass: $0) } ?? controllerKind
  }

  /// The kind of the scene's controller in Interface Builder's words: `Navigation Controller`.
  package var controllerKind: String {
    switch controller?.elementName {
    case "avPlayerViewController": "AV Player View Controller"
    case "glkViewController": "GLKit View Controller"
    case let name: Self.spaced(name ?? "")
    }
  }

  /// Converts `WXLoginViewController` to `Login View Controller`: omits the prefix of capitals.
  private static func words(ofClass name: String) -> String {
    let letters = Array(name.split(separator: "_").joined(separator: " "))
    var start = 0
    while start + 2 < letters.count,
      letters[start].isUppercase || start > 0 && letters[start].isNumber,
      letters[start + 1].isUppercase || letters[start + 1].isNumber
    { start += 1 }
    // The prefix ends before a capital followed by a small letter.
    guard start > 0, letters[start].isUppercase, letters[start + 1].isLowercase else {
      return spaced(String(letters))
    }
    return spaced(String(letters[start...]))
  }

  /// Inserts a space before each capital that begins a word.
  private static func spaced(_ name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let isFollowed = index + 1 < letters.count && letters[index + 1].isLowercase
      if index > 0, letter.isUppercase, isFollowed, letters[index - 1] != " " { words.append(" ") }
      words.append(index == 0 ? Character(letter.uppercased()) : letter)
    }
    return words
  }
}
