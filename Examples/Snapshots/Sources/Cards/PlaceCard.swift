import UIKit

/// A card for a place: a colored dot, the name, and a short note.
public final class PlaceCard: UIView {
  private let dot = UIView()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()

  public init(name: String, note: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    dot.backgroundColor = .systemTeal
    dot.layer.cornerRadius = 10
    dot.accessibilityIdentifier = "dot"
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    noteLabel.text = note
    noteLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.adjustsFontForContentSizeCategory = true
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    build()
  }

  public required init?(coder: NSCoder) { nil }

  private func build() {
    for view in [dot, nameLabel, noteLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
