public import Foundation
import TextMetrics

extension UIImage {
  struct Symbol: Equatable {
    var name: String
    var proportions: CGSize
    var configuration = SymbolConfiguration.unspecified
    var displayScale: CGFloat
  }

  /// Makes a system symbol; any name is accepted, because the list of symbols is unknown.
  public convenience init?(systemName name: String) {
    self.init(symbol: name, proportions: nil, configuration: .unspecified)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(symbol: name, proportions: nil, configuration: configuration ?? .unspecified)
  }

  /// Makes a symbol; `proportions` are width and height in any unit, square if nil.
  package convenience init?(
    symbol name: String, proportions: CGSize?, configuration: SymbolConfiguration,
    displayScale: CGFloat? = nil
  ) {
    guard !name.isEmpty else { return nil }
    let given = proportions ?? CGSize(width: 1, height: 1)
    let longer = max(given.width, given.height, .leastNormalMagnitude)
    let symbol = Symbol(
      name: name,
      proportions: CGSize(width: given.width / longer, height: given.height / longer),
      configuration: configuration,
      displayScale: displayScale ?? CGFloat(CurrentTraits.displayScale))
    var facts = Facts(
      size: symbol.size, scale: symbol.displayScale, name: name,
      alignmentRectInsets: symbol.alignmentRectInsets, renderingMode: .automatic, symbol: symbol)
    facts.paint(configuration.color)
    self.init(facts: facts)
  }

  package final var shownSymbol: (name: String, weight: Int)? {
    guard let symbol = facts.symbol else { return nil }
    let weight = symbol.configuration.weight ?? .regular
    return (symbol.name, (weight == .unspecified ? .regular : weight).rawValue * 100)
  }

  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    // Safe: a configuration never changes.

    package let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale
    /// The color of the first layer; symbols are drawn in a single color.
    let color: UIColor?

    package init(
      pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale, color: UIColor? = nil
    ) {
      self.color = color
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: nil, scale: .default)
    }

    /// Makes a configuration from palette colors; symbols are drawn in a single color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: nil, scale: .default, color: paletteColors.first)
    }

    /// Makes a configuration from a hierarchical color; symbols are drawn in a single color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: nil, scale: .default, color: hierarchicalColor)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, scale: .default)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .default)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .default)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: Optional(font.pointSize),
        weight: SymbolWeight(fontWeight: font.textFont.weight),
        scale: scale)
    }

    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: otherConfiguration.pointSize ?? pointSize,
        weight: otherConfiguration.weight ?? weight,
        scale: otherConfiguration.scale == .default ? scale : otherConfiguration.scale,
        color: otherConfiguration.color ?? color)
    }

    var resolvedPointSize: CGFloat { pointSize ?? UIFont.labelFontSize }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.pointSize == pointSize && other.weight == weight && other.scale == scale
        && other.color == color
    }

    open override var hash: Int { Int(resolvedPointSize * 16) ^ scale.rawValue }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    init(fontWeight: Double) {
      let limits = [-0.7, -0.5, -0.2, 0.1, 0.26, 0.35, 0.48, 0.6]
      self = Self(rawValue: 1 + limits.count { $0 <= fontWeight }) ?? .regular
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.795
      case .large: 1.29
      default: 1
      }
    }

    /// The share of the line height used for alignment, recorded for six large symbols.
    var alignedShare: CGFloat { self == .large ? 0.935 : 1 }
  }
}

extension UIImage.Facts {
  /// Sets the color in the symbol configuration, which overrides the tint.
  mutating func paint(_ color: UIColor?) {
    guard let color else { return }
    tint = color
    renderingMode = .alwaysOriginal
  }
}

extension UIImage.Symbol {
  private var extent: SymbolExtent { SymbolExtent(name: name, proportions: proportions) }

  private var unit: CGFloat { configuration.resolvedPointSize * configuration.scale.factor }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    (length * displayScale).rounded() / displayScale
  }

  var size: CGSize {
    let (em, unit) = (extent.size, unit)
    return CGSize(width: onPixels(em.width * unit), height: onPixels(em.height * unit))
  }

  /// The insets of the alignment rectangle: a line high, as wide as the symbol (F10.16).
  var alignmentRectInsets: UIEdgeInsets {
    let pointSize = configuration.resolvedPointSize
    let line = TextSystem.measurer.metrics(of: .system(Double(pointSize))).lineHeight
    let aligned = CGFloat(line) * configuration.scale.alignedShare
    let extent = extent
    let excess = (extent.size.height * unit - aligned) / 2
    let rise = extent.rise * pointSize / 2
    return UIEdgeInsets(
      top: onPixels(excess + rise), left: 0, bottom: onPixels(excess - rise), right: 0)
  }
}
