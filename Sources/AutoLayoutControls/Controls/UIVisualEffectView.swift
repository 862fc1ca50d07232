public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

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

  private final func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
