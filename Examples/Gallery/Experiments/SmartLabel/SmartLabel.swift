import ConstraintMaker
import UIKit

/// A label composed of views: the content size is the title's size on a single line, 50 high.
final class SmartLabel: UIView {
  private let titleLabel = UILabel()
  private let tipLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = Paint.gray
    titleLabel.font = SmartLabel.font
    titleLabel.textColor = .systemGreen
    addSubview(titleLabel)
    titleLabel.makeConstraints { make in
      make.leading.top.trailing.equalTo(self)
      make.height.equalTo(25)
    }
    // The inner labels must not determine the width: intrinsicContentSize does.
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    tipLabel.font = SmartLabel.font
    tipLabel.textColor = .systemBlue
    addSubview(tipLabel)
    tipLabel.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)
      make.top.equalTo(titleLabel.layout.bottom)
    }
    tipLabel.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tipLabel.text = "width: \(Int(bounds.width.rounded()))"
  }

  var title = "" {
    didSet {
      titleLabel.text = title
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: SmartLabel.width(of: title), height: 50)
  }

  /// Returns a text's single-line width in whole points.
  static func width(of title: String) -> CGFloat {
    title.size(withAttributes: [.font: font]).width.rounded(.up)
  }

  private static let font = UIFont.systemFont(ofSize: 12)
}
