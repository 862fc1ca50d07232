import AutoLayout
import Foundation

@MainActor final class ContentView: UIView {
  var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { size }
}

@MainActor struct FeedView {
  let root = UIView()
  let width: NSLayoutConstraint
  private(set) var names: [ContentView] = []
  private(set) var bodies: [ContentView] = []

  init(_ cards: [Card]) {
    root.translatesAutoresizingMaskIntoConstraints = false
    width = root.widthAnchor.constraint(equalToConstant: 375)
    var constraints = [width]
    var bottom = root.topAnchor
    for (index, card) in cards.enumerated() {
      let view = Self.add(UIView(), to: root)
      constraints += [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.topAnchor.constraint(equalTo: bottom, constant: index == 0 ? 0 : 8),
      ]
      fill(view, with: card, constraints: &constraints)
      bottom = view.bottomAnchor
    }
    constraints.append(root.bottomAnchor.constraint(equalTo: bottom))
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func fill(
    _ view: UIView, with card: Card, constraints: inout [NSLayoutConstraint]
  ) {
    let avatar = Self.add(UIView(), to: view)
    let name = Self.content(card.nameWidth, 20, in: view)
    let body = Self.content(card.bodyWidth, card.bodyHeight, in: view)
    let buttons = card.buttonWidths.map { Self.content($0, 30, in: view) }
    names.append(name)
    bodies.append(body)
    let pull = body.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8)
    pull.priority = .defaultLow
    constraints += [
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12),
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      body.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      body.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 8),
      body.topAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor, constant: 8),
      pull,
    ]
    for (index, button) in buttons.enumerated() {
      if index == 0 {
        constraints.append(
          button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12))
      } else {
        constraints += [
          button.leadingAnchor.constraint(equalTo: buttons[index - 1].trailingAnchor, constant: 8),
          button.widthAnchor.constraint(equalTo: buttons[0].widthAnchor),
        ]
      }
      constraints.append(button.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8))
    }
    constraints += [
      buttons[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      view.bottomAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 12),
    ]
  }

  private static func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func content(_ width: Int, _ height: Int, in parent: UIView) -> ContentView {
    let view = add(ContentView(), to: parent)
    view.size = CGSize(width: width, height: height)
    return view
  }
}
