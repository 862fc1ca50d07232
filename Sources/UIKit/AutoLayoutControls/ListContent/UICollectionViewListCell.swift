public import AutoLayoutCore
package import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { placeContent() } }
  open var indentationWidth: CGFloat = 10 { didSet { placeContent() } }

  package final var rowPlace: RowPlace? {
    didSet { if rowPlace != oldValue { RowPlace.exchange(oldValue, rowPlace, of: self) } }
  }
  package final var hasSeparator = false
  package final var separatorInset: UIEdgeInsets {
    var inset = CellMetrics(traitCollection).separatorInset(bounds.width)
    inset.left += contentRoom.leading
    if let guide = separatorGuide, !guide.layoutFrame.isEmpty {
      inset.left = guide.layoutFrame.minX
      inset.right = bounds.width - guide.layoutFrame.maxX
    }
    return separators?.insets(inset) ?? inset
  }
  final var separators: UIListSeparatorConfiguration?
  open var accessories: [UICellAccessory] = [] {
    didSet {
      showAccessories()
      invalidateIntrinsicContentSize()
    }
  }
  final var shownAccessories = ShownAccessories()

  open var indentsAccessories = true
  private final var separatorGuide: UILayoutGuide?
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorGuide = guide
    let usual = [
      guide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1),
    ]
    for constraint in usual { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(usual)
    return guide
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  override func placeContent() {
    super.placeContent()
    let room = contentRoom
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? room.trailing : room.leading, bottom: 0,
        right: isMirrored ? room.leading : room.trailing))
    placeAccessories(room.step)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let room = contentRoom
    let beside = room.leading + room.trailing
    guard beside > 0,
      let part = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    part.frame.size.width = max(0, part.frame.width - beside)
    let fitted = super.preferredLayoutAttributesFitting(part)
    fitted.frame.size.width += beside
    return fitted
  }
}
