public import Foundation

open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Safe: an effect never changes, and the subclasses below do not either.
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: see above.

  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: see above.

  package let blurEffect: UIBlurEffect

  package let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// The material of bars and controls from iOS 26 on, drawn as a plain blur.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: an effect is changed only before it is set.

  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  public let style: Style
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .regular) }
}

/// A container whose glass effects merge within a spacing in points; they stay apart here.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: an effect is changed only before it is set.
  open var spacing: CGFloat = 0
}
