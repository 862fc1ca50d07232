import ConstraintMaker
import UIKit

/// A row's content and cached height.
final class CellModel {
  let name: String
  let company: String
  let content: String
  /// The measured height of the row, or 0.
  var cacheHeight: CGFloat = 0

  init(name: String, company: String, content: String) {
    self.name = name
    self.company = company
    self.content = content
  }
}

/// A row with a picture at the left and three labels next to it.
final class CodeLayoutCell: UITableViewCell {
  let cellImageView = UIImageView()
  let nameLabel = UILabel()
  let contentLabel = UILabel()
  let companyLabel = UILabel()
  /// The last constraint of the labels: the article's, or the constraint that fixes the picture.
  private var chainEnd: MadeConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [cellImageView, nameLabel, contentLabel, companyLabel] {
      contentView.addSubview(view)
    }
    // The picture: 10 from the left, centered, at least 10 from top and bottom.
    cellImageView.makeConstraints { make in
      make.left.equalTo(contentView).offset(10)
      make.centerY.equalTo(contentView)
      make.top.greaterThanOrEqualTo(contentView).offset(10)
      make.bottom.lessThanOrEqualTo(contentView).offset(-10)
    }
    nameLabel.makeConstraints { make in
      make.left.equalTo(cellImageView.layout.right).offset(6)
      make.right.lessThanOrEqualTo(contentView).offset(-10)
      make.top.equalTo(contentView).offset(10)
    }
    contentLabel.numberOfLines = 0
    contentLabel.makeConstraints { make in
      make.left.equalTo(nameLabel)
      make.top.equalTo(nameLabel.layout.bottom).offset(6)
    }
    companyLabel.makeConstraints { make in
      make.left.equalTo(contentLabel)
      make.right.lessThanOrEqualTo(contentView).offset(-10)
      make.top.equalTo(contentLabel.layout.bottom).offset(6)
    }
    endChainAtBottom()
    for label in [nameLabel, contentLabel, companyLabel] {
      label.setContentHuggingPriority(.required, for: .vertical)
    }
  }

  /// The article's end of the chain: the last label is 10 above the bottom, which may compress the
  /// picture.
  private func endChainAtBottom() {
    chainEnd =
      companyLabel.makeConstraints { make in
        make.bottom.equalTo(contentView).offset(-10)
      }.first
  }

  /// Our answer to the article's question: the last label is *at least* 10 above the bottom.
  func leaveRoomForPicture() {
    chainEnd?.deactivate()
    companyLabel.makeConstraints { make in
      make.bottom.lessThanOrEqualTo(contentView).offset(-10)
    }
  }

  override func layoutSubviews() {
    // Picture and margins take 10 + 118 at the left, 6 between, 10 at the right.
    contentLabel.preferredMaxLayoutWidth = contentView.frame.width - 128 - 10 - 6
    super.layoutSubviews()
  }

  func show(_ model: CellModel, imageHeight: CGFloat) {
    cellImageView.image = UIImage(size: CGSize(width: 118, height: imageHeight), name: "photo")
    nameLabel.text = model.name
    contentLabel.text = model.content
    companyLabel.text = model.company
  }

  var parts: KeyValuePairs<String, UIView> {
    [
      "content": contentView, "imageView": cellImageView, "nameLabel": nameLabel,
      "contentLabel": contentLabel,
      "companyLabel": companyLabel,
    ]
  }
}
