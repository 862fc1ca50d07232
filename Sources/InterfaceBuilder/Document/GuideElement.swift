package struct GuideElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case safeArea
    /// A scroll view's content.
    case contentLayout
    /// A scroll view's visible frame.
    case frameLayout
    case keyboard
    /// The top guide of a controller, before safe areas.
    case controllerTop
    /// The bottom guide of a controller, before safe areas.
    case controllerBottom
    /// An unknown key.
    case other(String)
  }

  package enum Owner: Hashable, Sendable {
    case view(ViewIndex)
    case controller(ControllerIndex)
  }

  package let id: String
  package let kind: Kind
  package let owner: Owner
  package let location: SourceLocation
}
