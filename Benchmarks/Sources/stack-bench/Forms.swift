import AutoLayout
import Foundation

@MainActor
func plainCard(_ card: Card) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  card.leaves.forEach { view.addSubview($0) }
  let (picture, name, text, buttons) = (card.picture, card.name, card.text, card.buttons)
  NSLayoutConstraint.activate([
    picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
    picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
    name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
    name.topAnchor.constraint(equalTo: picture.topAnchor),
    name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
    text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
    buttons[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
    buttons[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor, constant: 8),
    buttons[2].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor, constant: 8),
    buttons[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    buttons[1].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
    buttons[2].widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
    buttons[0].topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
    buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
    buttons[2].topAnchor.constraint(equalTo: buttons[0].topAnchor),
    buttons[0].bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
  ])
  return view
}

@MainActor
func plainColumn(_ root: UIView, _ views: [UIView]) {
  var constraints: [NSLayoutConstraint] = []
  var above = root.topAnchor
  for view in views {
    root.addSubview(view)
    constraints += [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: above, constant: constraints.isEmpty ? 0 : 8),
    ]
    above = view.bottomAnchor
  }
  NSLayoutConstraint.activate(constraints)
}

@MainActor
func stackedCard(_ card: Card) -> UIView {
  let head = UIStackView(arrangedSubviews: [card.picture, card.name])
  head.spacing = 8
  head.alignment = .top
  let foot = UIStackView(arrangedSubviews: card.buttons)
  foot.spacing = 8
  foot.distribution = .fillEqually
  let column = UIStackView(arrangedSubviews: [head, card.text, foot])
  column.axis = .vertical
  column.spacing = 8
  column.isLayoutMarginsRelativeArrangement = true
  column.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
  return column
}

@MainActor
func stackedColumn(_ root: UIView, _ views: [UIView]) {
  let column = UIStackView(arrangedSubviews: views)
  column.axis = .vertical
  column.spacing = 8
  column.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(column)
  NSLayoutConstraint.activate([
    column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    column.topAnchor.constraint(equalTo: root.topAnchor),
  ])
}
