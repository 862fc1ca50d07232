struct MarkupFault {
  /// The number of libxml2's error (`xmlParserErrors`).
  let code: Int
  let openElement: String
  let hasRoot: Bool
  let hasEntities: Bool

  /// The description, which completes a sentence: the file is not well-formed XML.
  var reason: String {
    switch code {
    case 4 where !hasRoot: "it does not begin with an XML element"
    case 5 where hasRoot && openElement == "document":
      "it ends inside <document>, or something follows the end of the document"
    case 5, 73, 77: "it ends inside <\(openElement)>; the file is truncated"
    case 6...10:
      "it contains a control character, which XML does not allow, or bytes that are not UTF-8"
    case 13...18, 26...30, 88, 89:
      hasEntities
        ? "it declares entities, which Xcode's documents never do; they are not expanded"
        : "it uses an undefined entity; entities of other files are not read"
    case 22, 23:
      "an & inside <\(openElement)> does not begin an entity; write &amp; for the character"
    case 31, 32, 79: "its encoding is unknown; Xcode's documents are UTF-8"
    case 38: "an attribute's value in an element after <\(openElement)> contains <; write &lt;"
    case 33, 34, 39...42, 65, 75: "malformed attribute in an element after <\(openElement)>"
    case 45, 80: "a comment inside <\(openElement)> does not end, or contains --"
    case 62, 63: "a CDATA section inside <\(openElement)> does not end, or ends twice"
    case 64: "an XML declaration follows the beginning; a document has one, at its beginning"
    case 68:
      "missing or malformed name after < or &, which are written &lt; and &amp; as characters; are "
        + "there merge conflict markers?"
    case 76: "an end tag does not match <\(openElement)>"
    case 81: "it contains bytes that are not UTF-8"
    default: "XML error \(code) near <\(openElement)>"
    }
  }
}
