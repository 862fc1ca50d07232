import Foundation

/// The colours that the system names, in their light appearance.
///
/// Values from Apple's Human Interface Guidelines (Color, "Specifications") and `UIColor`'s
/// documentation.
extension UIColor {
  private convenience init(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  // MARK: Tints

  /// A blue that fits the system.
  public class var systemBlue: UIColor { UIColor(0, 122, 255) }
  /// A brown that fits the system.
  public class var systemBrown: UIColor { UIColor(162, 132, 94) }
  /// A cyan that fits the system.
  public class var systemCyan: UIColor { UIColor(50, 173, 230) }
  /// A green that fits the system.
  public class var systemGreen: UIColor { UIColor(52, 199, 89) }
  /// An indigo that fits the system.
  public class var systemIndigo: UIColor { UIColor(88, 86, 214) }
  /// A mint that fits the system.
  public class var systemMint: UIColor { UIColor(0, 199, 190) }
  /// An orange that fits the system.
  public class var systemOrange: UIColor { UIColor(255, 149, 0) }
  /// A pink that fits the system.
  public class var systemPink: UIColor { UIColor(255, 45, 85) }
  /// A purple that fits the system.
  public class var systemPurple: UIColor { UIColor(175, 82, 222) }
  /// A red that fits the system.
  public class var systemRed: UIColor { UIColor(255, 59, 48) }
  /// A teal that fits the system.
  public class var systemTeal: UIColor { UIColor(48, 176, 199) }
  /// A yellow that fits the system.
  public class var systemYellow: UIColor { UIColor(255, 204, 0) }
  /// The base grey.
  public class var systemGray: UIColor { UIColor(142, 142, 147) }
  /// A second grey, lighter.
  public class var systemGray2: UIColor { UIColor(174, 174, 178) }
  /// A third grey, lighter.
  public class var systemGray3: UIColor { UIColor(199, 199, 204) }
  /// A fourth grey, lighter.
  public class var systemGray4: UIColor { UIColor(209, 209, 214) }
  /// A fifth grey, lighter.
  public class var systemGray5: UIColor { UIColor(229, 229, 234) }
  /// A sixth grey, the lightest.
  public class var systemGray6: UIColor { UIColor(242, 242, 247) }
  /// The tint of controls where none is set.
  public class var tintColor: UIColor { systemBlue }

  // MARK: Text and lines

  /// Text of first rank.
  public class var label: UIColor { UIColor(0, 0, 0) }
  /// Text of second rank.
  public class var secondaryLabel: UIColor { UIColor(60, 60, 67, alpha: 0.6) }
  /// Text of third rank.
  public class var tertiaryLabel: UIColor { UIColor(60, 60, 67, alpha: 0.3) }
  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor { UIColor(60, 60, 67, alpha: 0.18) }
  /// Text that stands in a field until something is typed.
  public class var placeholderText: UIColor { UIColor(60, 60, 67, alpha: 0.3) }
  /// A link.
  public class var link: UIColor { systemBlue }
  /// Text on a light background.
  public class var darkText: UIColor { UIColor(0, 0, 0) }
  /// Text on a dark background.
  public class var lightText: UIColor { UIColor(255, 255, 255, alpha: 0.6) }
  /// A thin line that lets what lies below shine through.
  public class var separator: UIColor { UIColor(60, 60, 67, alpha: 0.29) }
  /// A thin line.
  public class var opaqueSeparator: UIColor { UIColor(198, 198, 200) }

  // MARK: Backgrounds and fills

  /// The background of an interface.
  public class var systemBackground: UIColor { UIColor(255, 255, 255) }
  /// A background on the background.
  public class var secondarySystemBackground: UIColor { UIColor(242, 242, 247) }
  /// A background on the second background.
  public class var tertiarySystemBackground: UIColor { UIColor(255, 255, 255) }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(242, 242, 247) }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(255, 255, 255) }
  /// A background inside a group.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(242, 242, 247) }
  /// The background of grouped tables before iOS 13.
  public class var groupTableViewBackground: UIColor { UIColor(242, 242, 247) }
  /// The fill of thin shapes.
  public class var systemFill: UIColor { UIColor(120, 120, 128, alpha: 0.2) }
  /// The fill of shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(120, 120, 128, alpha: 0.16) }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(118, 118, 128, alpha: 0.12) }
  /// The fill of large areas.
  public class var quaternarySystemFill: UIColor { UIColor(116, 116, 128, alpha: 0.08) }

  // MARK: By name

  /// The colour with a name that Interface Builder writes, such as `secondaryLabelColor`.
  ///
  /// - Parameter name: The name of the class property, with or without `Color` at its end.
  /// - Returns: The colour; nil for a name that is not known.
  package static func system(named name: String) -> UIColor? {
    byName[name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name]
  }

  private static let byName: [String: UIColor] = [
    "systemBlue": systemBlue, "systemBrown": systemBrown, "systemCyan": systemCyan,
    "systemGreen": systemGreen, "systemIndigo": systemIndigo, "systemMint": systemMint,
    "systemOrange": systemOrange, "systemPink": systemPink, "systemPurple": systemPurple,
    "systemRed": systemRed, "systemTeal": systemTeal, "systemYellow": systemYellow,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3,
    "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
    "tintColor": tintColor, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel,
    "placeholderText": placeholderText, "link": link, "darkText": darkText,
    "lightText": lightText, "separator": separator, "opaqueSeparator": opaqueSeparator,
    "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
    "groupTableViewBackground": groupTableViewBackground, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "black": black, "white": white,
    "gray": gray, "darkGray": darkGray, "lightGray": lightGray, "clear": clear, "red": red,
    "green": green, "blue": blue, "cyan": cyan, "yellow": yellow, "magenta": magenta,
    "orange": orange, "purple": purple, "brown": brown,
  ]
}
