import UIKit

/// A place: the card, and a button at the bottom, or next to the card if the height is compact.
public final class PlaceController: UIViewController {
  private let card = PlaceCard(
    name: "Harbour", note: "Boats leave at eight and at noon, and come back with fish.")
  private let button = UIButton(configuration: .filled())
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Take me there", for: .normal)
    stack.addArrangedSubview(card)
    stack.addArrangedSubview(button)
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
    arrange()
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isLow = traitCollection.verticalSizeClass == .compact
    stack.axis = isLow ? .horizontal : .vertical
    stack.alignment = isLow ? .center : .fill
  }
}
