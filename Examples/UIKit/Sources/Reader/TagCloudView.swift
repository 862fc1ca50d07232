import UIKit

/// Words in rounded boxes, in as many rows as they need.
///
/// The view lays its labels out in code, and its intrinsic height follows from its width.
public final class TagCloudView: UIView {
  private var labels: [UILabel] = []
  private let spacing: CGFloat = 6
  private var laidOutWidth: CGFloat = 0

  public var tags: [String] = [] {
    didSet {
      guard tags != oldValue else { return }
      labels.forEach { $0.removeFromSuperview() }
      labels = tags.map(makeLabel)
      labels.forEach(addSubview)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 8
    label.layer.masksToBounds = true
    return label
  }

  private func places(in width: CGFloat) -> [CGRect] {
    var places: [CGRect] = []
    var origin = CGPoint.zero
    for label in labels {
      var size = label.intrinsicContentSize
      size.width = min(size.width + 16, width)
      size.height += 8
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: (places.last?.maxY ?? 0) + spacing)
      }
      places.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
    }
    return places
  }

  public override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 300
    return CGSize(width: UIView.noIntrinsicMetric, height: places(in: width).last?.maxY ?? 0)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width).last?.maxY ?? 0)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (label, place) in zip(labels, places(in: bounds.width)) {
      label.frame =
        isMirrored ? place.offsetBy(dx: bounds.width - place.maxX - place.minX, dy: 0) : place
    }
    if bounds.width != laidOutWidth {
      laidOutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
