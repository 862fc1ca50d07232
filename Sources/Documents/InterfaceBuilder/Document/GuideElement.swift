package struct GuideElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case safeArea
    case contentLayout
    case frameLayout
    case keyboard
    case controllerTop
    case controllerBottom
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
