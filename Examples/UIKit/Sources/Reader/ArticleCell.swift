import UIKit

/// A row of the list: title, author and a dot for an unread article.
public final class ArticleCell: UITableViewCell {
  public static let reuseIdentifier = "ArticleCell"

  public let titleLabel = UILabel()
  public let authorLabel = UILabel()
  public let dot = UIView()
  private lazy var dotWidth = dot.widthAnchor.constraint(equalToConstant: 10)

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    authorLabel.font = .preferredFont(forTextStyle: .subheadline)
    authorLabel.textColor = .secondaryLabel
    for label in [titleLabel, authorLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5

    for view in [titleLabel, authorLabel, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor, constant: -5),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dotWidth,
      titleLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      authorLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      authorLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      authorLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      authorLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  public func show(_ article: Article, isUnread: Bool) {
    titleLabel.text = article.title
    authorLabel.text = article.author
    dot.isHidden = !isUnread
    dotWidth.constant = isUnread ? 10 : 0
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    authorLabel.text = nil
  }
}
