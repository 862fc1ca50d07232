package struct ConnectionElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case outlet(property: String)
    case collection(property: String)
    /// An event of the source calls a method of the destination; bar items have no event.
    case action(selector: String, event: String?)
  }

  package let kind: Kind
  package let source: String
  package let destination: String
}

/// A placeholder for an object outside the document.
package enum StandInElement: Hashable, Sendable {
  case owner
  case firstResponder
  case exit
}

package struct ClassReference: Hashable, Sendable {
  package var name: String
  package var module: String?
}
