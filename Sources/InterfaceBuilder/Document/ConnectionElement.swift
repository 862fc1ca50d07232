/// An outlet or an action: what one object of a document has to do with another one.
package struct ConnectionElement: Hashable, Sendable {
  /// What connects the objects.
  package enum Kind: Hashable, Sendable {
    /// A property of the source refers to the destination.
    case outlet(property: String)
    /// A list of the source contains the destination.
    case collection(property: String)
    /// An event of the source calls a method of the destination; bar items have no event.
    case action(selector: String, event: String?)
  }

  package let kind: Kind
  /// The identifier of the object that has the outlet or sends the action.
  package let source: String
  package let destination: String
}

/// What stands in a document for an object outside it.
package enum StandInElement: Hashable, Sendable {
  /// Whoever loads the document: File's Owner.
  case owner
  /// Whoever has the keyboard, and those behind it.
  case firstResponder
  /// Where unwind segues lead.
  case exit
}

/// A class by name, as a document writes it.
package struct ClassReference: Hashable, Sendable {
  package var name: String
  /// nil where the document names no module.
  package var module: String?
}
