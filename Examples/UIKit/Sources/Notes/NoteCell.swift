import UIKit

class NoteCell: UITableViewCell {
  static let reuseIdentifier = "NoteCell"

  private let titleLabel = UILabel()
  private let dateLabel = UILabel()
  private let previewLabel = UILabel()
  private let pinView = UIImageView(image: UIImage(systemName: "pin.fill"))

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d MMM"
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupViews() {
    accessoryType = .disclosureIndicator
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 2
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.adjustsFontForContentSizeCategory = true
    dateLabel.textColor = .secondaryLabel
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.adjustsFontForContentSizeCategory = true
    previewLabel.textColor = .secondaryLabel
    pinView.tintColor = .systemOrange
    pinView.preferredSymbolConfiguration = .init(textStyle: .footnote)
    [titleLabel, dateLabel, previewLabel, pinView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
  }

  private func setupConstraints() {
    let margins = contentView.layoutMarginsGuide
    pinView.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: pinView.leadingAnchor, constant: -8),
      pinView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pinView.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      dateLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      dateLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dateLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      previewLabel.firstBaselineAnchor.constraint(equalTo: dateLabel.firstBaselineAnchor),
      previewLabel.leadingAnchor.constraint(equalTo: dateLabel.trailingAnchor, constant: 8),
      previewLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  func configure(with note: Note) {
    titleLabel.text = note.title
    dateLabel.text = NoteCell.formatter.string(from: note.date)
    previewLabel.text = note.preview
    pinView.isHidden = !note.isPinned
  }
}
