import UIKit

final class CardView: UIView {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.numberOfLines = 0
    button.setTitle("More", for: .normal)
    let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(
        lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor, constant: 8),
    ])
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .required
    height.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CardController: UIViewController {
  let card = CardView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.layer.cornerRadius = card.bounds.height
  }
}
