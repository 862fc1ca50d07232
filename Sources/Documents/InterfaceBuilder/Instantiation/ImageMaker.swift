internal import AssetCatalog
internal import AutoLayout
internal import Foundation

@MainActor
struct ImageMaker {
  let resources: ResourceElements
  let scale: CGFloat
  let assets: AssetLibrary?
  let traits: AssetTraits

  func image(
    _ reference: ImageReferenceElement?, symbol: SymbolConfigurationElement? = nil
  ) -> UIImage? {
    guard let reference else { return nil }
    guard reference.isSystem else {
      let size = resources.images[reference.name].map {
        CGSize(width: $0.width, height: $0.height)
      }
      if let found = assets?.image(named: reference.name, for: traits, size: size) { return found }
      return size.map { UIImage(size: $0, scale: scale, name: reference.name) }
    }
    let proportions = resources.systemImages[reference.name].map {
      CGSize(width: $0.width, height: $0.height)
    }
    var configuration = UIImage.SymbolConfiguration.unspecified
    if let scale = Self.scale(reference.symbolScale) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    if let symbol { configuration = configuration.applying(Self.configuration(symbol)) }
    return UIImage(
      symbol: reference.name, proportions: proportions, configuration: configuration,
      displayScale: scale)
  }

  static func configuration(_ element: SymbolConfigurationElement) -> UIImage.SymbolConfiguration {
    var configuration = UIImage.SymbolConfiguration.unspecified
    if let size = element.pointSize {
      configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: CGFloat(size)))
    }
    if let weight = weight(element.weight) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = scale(element.scale) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return configuration
  }

  private static func scale(_ name: String?) -> UIImage.SymbolScale? {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    default: nil
    }
  }

  private static func weight(_ name: String?) -> UIImage.SymbolWeight? {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }
}
