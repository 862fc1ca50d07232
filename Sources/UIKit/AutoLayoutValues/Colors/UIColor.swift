public import Foundation

open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Safe: a color never changes; a subclass with variables must guarantee that itself.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  private let own: ColorComponents
  /// The source of the components; nil if the color does not depend on traits.
  package final private(set) var variants: ColorVariants?
  package final private(set) var pattern: UIImage?

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    own = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required init?(coder: NSCoder) {
    func part(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UI\(name)")) }
    own = ColorComponents(
      red: part("Red"), green: part("Green"), blue: part("Blue"), alpha: part("Alpha"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(own.red), forKey: "UIRed")
    coder.encode(Double(own.green), forKey: "UIGreen")
    coder.encode(Double(own.blue), forKey: "UIBlue")
    coder.encode(Double(own.alpha), forKey: "UIAlpha")
  }

  public class var supportsSecureCoding: Bool { true }

  convenience init(_ variants: ColorVariants) {
    let own = variants.plain
    self.init(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
    self.variants = variants
  }

  convenience init(same other: UIColor) {
    let own = other.own
    self.init(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
    variants = other.variants
    pattern = other.pattern
  }

  package final func components(in surroundings: ColorSurroundings?) -> ColorComponents {
    guard let variants, let surroundings else { return own }
    return variants.components(in: surroundings)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience override init() {
    self.init(white: 0, alpha: 1)
  }

  /// Makes a color from components in Display P3; in sRGB they may be outside of 0...1.
  ///
  /// The matrix converts the primaries (SMPTE EG 432-1, IEC 61966-2-1).
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    func linear(_ c: CGFloat) -> CGFloat {
      let size = abs(c) <= 0.04045 ? abs(c) / 12.92 : pow((abs(c) + 0.055) / 1.055, 2.4)
      return c < 0 ? -size : size
    }
    func curved(_ c: CGFloat) -> CGFloat {
      let size = abs(c) <= 0.0031308 ? abs(c) * 12.92 : 1.055 * pow(abs(c), 1 / 2.4) - 0.055
      return c < 0 ? -size : size
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: curved(1.2249402 * r - 0.2249402 * g),
      green: curved(-0.0420570 * r + 1.0420570 * g),
      blue: curved(-0.0196376 * r - 0.0786361 * g + 1.0982737 * b), alpha: alpha)
  }

  /// Makes a pattern color; it is drawn as a gray if only plain colors can be drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
    pattern = image
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if variants != nil { return UIColor(.faded(self, alpha)) }
    return UIColor(red: own.red, green: own.green, blue: own.blue, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return own == other.own && variants == other.variants && pattern == other.pattern
  }

  open override var hash: Int { own.hashValue }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}
