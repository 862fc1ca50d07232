import TextMetrics

extension Font {
  init(_ font: TextFont) {
    let family: Family =
      switch font.family {
      case .system, .systemMonospacedDigit: .system
      case .systemMonospaced: .monospacedSystem
      case .systemRounded: .roundedSystem
      case .systemSerif: .serifSystem
      case .named(let name): .named(name)
      case .custom(let custom): .custom(custom)
      }
    self.init(
      family, size: font.pointSize, weight: Font.weight(font.weight), isItalic: font.isItalic)
    hasTabularFigures = font.family == .systemMonospacedDigit
  }

  private static let weights: [(uiKit: Double, openType: Int)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  private static func weight(_ value: Double) -> Int {
    weights.min { abs($0.uiKit - value) < abs($1.uiKit - value) }?.openType ?? 400
  }
}
