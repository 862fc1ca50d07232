import Cards
import LayoutPreviews
import UIKit

@MainActor
func lighthouse() -> CardView {
  CardView(
    title: "The lighthouse at the end of the pier",
    body: "Go in the evening, when the boats come in and the whole town walks out to meet them.",
    name: "Recommended by Ada Lovelace")
}

PreviewList {
  Preview("Card", traits: .fittingLayout(width: 320)) { lighthouse() }
  Preview("Narrow card", traits: .fittingLayout(width: 240)) { lighthouse() }
  Preview("Few words", traits: .fittingLayout(width: 320)) {
    CardView(title: "Museum", body: "Closed on Mondays.", name: "Ada")
  }
  Preview("On a screen") {
    let controller = UIViewController()
    let card = lighthouse()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.backgroundColor = .secondarySystemBackground
    controller.view.addSubview(card)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(
        equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return controller
  }
}.run()
