import Foundation

extension UIColor {
  // MARK: Tints

  public class var systemBlue: UIColor { SystemColors.systemBlue }
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  public class var systemCyan: UIColor { SystemColors.systemCyan }
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  public class var systemMint: UIColor { SystemColors.systemMint }
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  public class var systemPink: UIColor { SystemColors.systemPink }
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  public class var systemRed: UIColor { SystemColors.systemRed }
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  public class var systemGray: UIColor { SystemColors.systemGray }
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  public class var systemGray6: UIColor { SystemColors.systemGray6 }
  public class var tintColor: UIColor { systemBlue }

  // MARK: Text and lines

  public class var label: UIColor { SystemColors.label }
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  public class var link: UIColor { SystemColors.link }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var separator: UIColor { SystemColors.separator }
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  // MARK: Backgrounds and fills

  public class var systemBackground: UIColor { SystemColors.systemBackground }
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
  public class var systemFill: UIColor { SystemColors.systemFill }
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

  // MARK: By name

  /// Returns the system color for an Interface Builder name such as `secondaryLabelColor`, or nil.
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
    "groupTableViewBackground": groupTableViewBackground,
    // Names in Xcode documents that `UIColor` does not have.
    "tableBackground": systemBackground,
    "tableCellGroupedBackground": secondarySystemGroupedBackground, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "black": black, "white": white,
    "gray": gray, "darkGray": darkGray, "lightGray": lightGray, "clear": clear, "red": red,
    "green": green, "blue": blue, "cyan": cyan, "yellow": yellow, "magenta": magenta,
    "orange": orange, "purple": purple, "brown": brown,
  ]
}
