import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// A cell's configured background, in a container inside the insets.
final class ConfiguredBackgroundView: UIView {
  private final let configuration: UIBackgroundConfiguration
  private final let inside = UIView()
  private final let line = UIView()

  init(_ configuration: UIBackgroundConfiguration, frame: CGRect, tint: UIColor) {
    self.configuration = configuration
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inside.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    inside.layer.cornerRadius = configuration.cornerRadius
    inside.clipsToBounds = configuration.cornerRadius > 0
    addSubview(inside)
    if let image = configuration.image {
      let view = UIImageView(image: image)
      view.contentMode = configuration.imageContentMode
      fill(with: view)
    }
    if let view = configuration.customView { fill(with: view) }
    guard configuration.strokeWidth > 0 else { return }
    line.isUserInteractionEnabled = false
    line.layer.borderWidth = configuration.strokeWidth
    line.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private final func fill(with view: UIView) {
    view.frame = inside.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inside.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    // The cell's direction counts, because semantic content attributes are not inherited.
    let direction = (superview ?? self).effectiveUserInterfaceLayoutDirection
    if let superview {
      let margins = superview.layoutMargins.directional(direction)
      let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    inside.frame = bounds.inset(by: insets.absolute(direction))
    let outset = configuration.strokeOutset
    line.frame = inside.frame.insetBy(dx: -outset, dy: -outset)
    // A stroke around rounded corners keeps a constant distance from them.
    line.layer.cornerRadius =
      configuration.cornerRadius > 0 ? configuration.cornerRadius + outset : 0
  }
}
