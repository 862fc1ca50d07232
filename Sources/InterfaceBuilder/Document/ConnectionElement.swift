/// An outlet or an action between two objects of a document.
package struct ConnectionElement: Hashable, Sendable {
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

/// A placeholder for an object outside the document.
package enum StandInElement: Hashable, Sendable {
  /// File's Owner: the object that loads the document.
  case owner
  /// The first responder and the responder chain after it.
  case firstResponder
  /// The destination of unwind segues.
  case exit
}

/// A class name as written in a document.
package struct ClassReference: Hashable, Sendable {
  package var name: String
  /// nil if the document does not name a module.
  package var module: String?
}
