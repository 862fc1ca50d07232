import AutoLayout
import Foundation

extension ControlsPage {
  private static func button(
    _ title: String?, type: UIButton.ButtonType = .system, change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  static func buttons() -> UIView {
    let image = UIImage(systemName: "star")
    return section(
      "Buttons",
      [
        row([
          named("system", framed(button("Button"))),
          named(
            "custom",
            framed(button("Button", type: .custom) { $0.setTitleColor(.black, for: .normal) })),
          named("disabled", framed(button("Button") { $0.isEnabled = false })),
        ]),
        row([
          named("details", button(nil, type: .detailDisclosure)),
          named("info", button(nil, type: .infoLight)),
          named("add", button(nil, type: .contactAdd)), named("close", button(nil, type: .close)),
        ]),
        row([
          named("image", framed(button(nil) { $0.setImage(image, for: .normal) })),
          named("image and title", framed(button("Star") { $0.setImage(image, for: .normal) })),
          named(
            "insets",
            framed(
              button("Insets") {
                $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
              })),
        ]),
        row([
          named(
            "a long title",
            framed(
              wide(
                110,
                button("A title that is too long for it")))),
          named(
            "of a menu",
            framed(
              button("Choose") { button in
                let names = ["Small", "Medium", "Large"]
                button.changesSelectionAsPrimaryAction = true
                button.menu = UIMenu(
                  children: names.map { name in
                    UIAction(title: name, state: name == "Medium" ? .on : .off) { _ in }
                  })
              })),
        ]),
      ])
  }

  static func configurations() -> UIView {
    let looks: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
      ("borderless", .borderless()), ("bordered", .bordered()),
      ("bordered tinted", .borderedTinted()), ("prominent", .borderedProminent()),
    ]
    let plain = looks.map { name, look -> UIView in
      var look = look
      look.title = "Button"
      return named(name, UIButton(configuration: look))
    }
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    let sized = sizes.map { name, size -> UIView in
      var look = UIButton.Configuration.filled()
      look.title = "Button"
      look.buttonSize = size
      return named(name, UIButton(configuration: look))
    }
    let edges: [(String, NSDirectionalRectEdge)] = [
      ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    let placed = edges.map { name, edge -> UIView in
      var look = UIButton.Configuration.tinted()
      look.title = "Video"
      look.image = UIImage(systemName: "video")
      look.imagePlacement = edge
      look.imagePadding = 6
      return named(name, UIButton(configuration: look))
    }
    var subtitled = UIButton.Configuration.filled()
    subtitled.title = "Title"
    subtitled.subtitle = "with a subtitle"
    subtitled.cornerStyle = .capsule
    var styled = UIButton.Configuration.gray()
    styled.title = "Styled"
    styled.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = UIFont.systemFont(ofSize: 24, weight: .bold)
      return attributes
    }
    var busy = UIButton.Configuration.gray()
    busy.title = "Busy"
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    return section(
      "Button configurations",
      [
        row(Array(plain[..<4])), row(Array(plain[4...])), row(sized), row(placed),
        row([
          named("subtitle, capsule", UIButton(configuration: subtitled)),
          named("transformer", UIButton(configuration: styled)),
          named("activity", UIButton(configuration: busy)),
        ]),
      ])
  }

  static func images() -> UIView {
    let modes: [(String, UIView.ContentMode)] = [
      ("fill", .scaleToFill), ("aspect fit", .scaleAspectFit), ("aspect fill", .scaleAspectFill),
      ("center", .center),
    ]
    let pictures = modes.map { name, mode -> UIView in
      let view = framed(
        UIImageView(image: UIImage(size: CGSize(width: 60, height: 30), name: "photo")))
      view.contentMode = mode
      view.clipsToBounds = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return named(name, wide(70, view))
    }
    let scales: [(String, UIImage.SymbolScale)] = [
      ("small", .small), ("medium", .medium), ("large", .large),
    ]
    let symbols = scales.map { name, scale in
      named(
        name,
        framed(
          UIImageView(
            image: UIImage(systemName: "trash", withConfiguration: .init(scale: scale)))))
    }
    return section("Images and symbols", [row(pictures), row(symbols)])
  }
}
