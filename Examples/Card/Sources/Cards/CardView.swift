import UIKit

/// A card for a place: a photo, a title, a text, and the name of who recommends it.
public final class CardView: UIView {
  private let photo = UIImageView()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private let nameLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  public init(title: String, body: String, name: String) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray4.cgColor
    clipsToBounds = true

    photo.backgroundColor = .systemTeal
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.numberOfLines = 0
    bodyLabel.text = body
    bodyLabel.font = .systemFont(ofSize: 15)
    bodyLabel.textColor = .darkGray
    bodyLabel.numberOfLines = 0
    nameLabel.text = name
    nameLabel.font = .systemFont(ofSize: 13)
    nameLabel.textColor = .gray
    saveButton.setTitle("Save", for: .normal)
    // The name is compressed first, the button never.
    saveButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    saveButton.setContentHuggingPriority(.required, for: .horizontal)
    build()
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func build() {
    let avatar = UIView()
    avatar.backgroundColor = .systemOrange
    avatar.layer.cornerRadius = 14

    let footer = UIStackView(arrangedSubviews: [avatar, nameLabel, saveButton])
    footer.spacing = 8
    footer.alignment = .center
    let text = UIStackView(arrangedSubviews: [titleLabel, bodyLabel, footer])
    text.axis = .vertical
    text.spacing = 8
    text.setCustomSpacing(16, after: bodyLabel)

    for view in [photo, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: topAnchor),
      photo.leadingAnchor.constraint(equalTo: leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: trailingAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 9.0 / 16),

      text.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),

      avatar.widthAnchor.constraint(equalToConstant: 28),
      avatar.heightAnchor.constraint(equalToConstant: 28),
    ])
  }
}
