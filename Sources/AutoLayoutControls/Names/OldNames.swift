public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// The old name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The old name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The old name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The old name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The old name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The old name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// The old name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = CGSize.zero
/// The old name of `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

/// The old name of `CGRect.inset(by:)`.
///
/// - Parameters:
///   - rect: The rectangle.
///   - insets: How far its edges move inwards, in points.
/// - Returns: The smaller rectangle.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
