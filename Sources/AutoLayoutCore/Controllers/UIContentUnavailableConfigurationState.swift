public import AutoLayoutValues

public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil where nothing is.
  public var searchText: String?

  /// Makes the state of a controller in which nothing is searched for.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
