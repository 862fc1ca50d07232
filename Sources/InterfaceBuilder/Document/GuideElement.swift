/// A guide that constraints may name.
package struct GuideElement: Hashable, Sendable {
  /// Which guide of its owner it is.
  package enum Kind: Hashable, Sendable {
    /// A view's safe area.
    case safeArea
    /// A scroll view's content.
    case contentLayout
    /// A scroll view's visible frame.
    case frameLayout
    /// The keyboard.
    case keyboard
    /// The top guide of a controller, before safe areas.
    case controllerTop
    /// The bottom guide of a controller, before safe areas.
    case controllerBottom
    /// A key that is not understood.
    case other(String)
  }

  /// Whose guide it is.
  package enum Owner: Hashable, Sendable {
    case view(ViewIndex)
    case controller(ControllerIndex)
  }

  package let id: String
  package let kind: Kind
  package let owner: Owner
  package let location: SourceLocation
}
