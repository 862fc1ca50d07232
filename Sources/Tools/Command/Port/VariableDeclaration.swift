struct VariableDeclaration {
  enum Accessors {
    case observers
    case computed
  }

  let accessors: Accessors?
  let commas: [Int]

  init(_ keyword: Int, in text: SourceText) {
    var commas: [Int] = []
    var accessors: Accessors?
    var place = keyword + 1
    while text.tokens.indices.contains(place) {
      let token = text.tokens[place]
      // A declaration ends with the line, unless the next line continues it.
      if token.beginsLine, place > keyword + 1,
        !["{", ":", "=", ",", ".", "?"].contains(token.text),
        !text.is(",", at: place - 1), !text.is("=", at: place - 1), !text.is(":", at: place - 1)
      {
        break
      }
      if ["}", ";", ")"].contains(token.text) { break }
      if token.text == "{", !text.is("=", at: place - 1) {
        let first = text.tokens.indices.contains(place + 1) ? text.tokens[place + 1].text : ""
        accessors = ["didSet", "willSet"].contains(first) ? .observers : .computed
        break
      }
      if token.text == "," { commas.append(place) }
      let isBracket = ["(", "[", "{", "<"].contains(token.text)
      place = (isBracket ? text.closing(place) ?? place : place) + 1
    }
    self.accessors = accessors
    self.commas = commas
  }
}
