import Cards
import Drawing
import UIKit

let card = CardView(
  title: "The lighthouse at the end of the pier",
  body: "Go in the evening, when the boats come in and the whole town walks out to meet them.",
  name: "Recommended by Ada Lovelace")

for width: CGFloat in [240, 320, 480] {
  // A fixed width, and the height that the content wants.
  let size = card.systemLayoutSizeFitting(
    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  card.frame = CGRect(origin: .zero, size: size)
  card.layoutIfNeeded()
  print("\(Int(width)) points wide: \(size.height) high")

  let picture = DisplayList(showing: card, style: .plain)
  try picture.write(to: "card-\(Int(width)).png", scale: 2)
  try picture.write(to: "card-\(Int(width)).pdf")
}
