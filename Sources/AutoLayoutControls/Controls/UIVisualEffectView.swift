public import AutoLayoutCore
public import Foundation

/// An effect on what is behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Safe: an effect never changes, and neither do those below.
}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: see above.

  /// The kinds of blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// The usual one.
    case regular = 4
    /// One that stands out.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// The kind of blur.
  package let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Vibrancy on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: see above.

  /// The blur below.
  package let blurEffect: UIBlurEffect

  /// Makes vibrancy on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect on what is behind it; subviews belong into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that subviews belong into; as large as this one.
  open private(set) var contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
