internal import AutoLayout
internal import Foundation

struct ProgramTraits: Hashable, Sendable {
  let collection: UITraitCollection
  let scale: Double
  let width: SizeClass
  let height: SizeClass
  let isDark: Bool
  let idiom: Device.Idiom

  @MainActor
  init(_ collection: UITraitCollection) {
    self.collection = collection
    scale = Double(collection.displayScale)
    width = collection.horizontalSizeClass == .regular ? .regular : .compact
    height = collection.verticalSizeClass == .compact ? .compact : .regular
    isDark = collection.userInterfaceStyle == .dark
    idiom = collection.userInterfaceIdiom == .pad ? .pad : .phone
  }
}
