internal import AutoLayout
internal import Foundation

extension ViewFactory {
  func makeButton(_ element: ButtonElement, _ made: UIView?) -> UIButton {
    let type: UIButton.ButtonType =
      switch element.buttonType {
      case "system", "roundedRect": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
    let button = made as? UIButton ?? UIButton(type: type)
    button.buttonType = type
    button.role =
      switch element.role {
      case "primary": .primary
      case "cancel": .cancel
      case "destructive": .destructive
      default: .normal
      }
    if element.font != nil {
      let size = type == .custom ? UIFont.buttonFontSize : 15
      button.titleLabel?.font = fonts.font(element.font, defaultSize: size)
    }
    // With a configuration, titles of states are for older systems and not shown.
    let showsTitles = element.configuration == nil
    for (name, state) in element.states {
      set(state, named: name, on: button, showsTitle: showsTitles)
    }
    if let mode = FontMaker.lineBreakMode(element.lineBreakMode), mode != .byTruncatingMiddle {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.contentEdgeInsets { button.contentEdgeInsets = insets.insets }
    if let insets = element.titleEdgeInsets { button.titleEdgeInsets = insets.insets }
    if let insets = element.imageEdgeInsets { button.imageEdgeInsets = insets.insets }
    align(button, element)
    button.configuration = element.configuration.map { configuration($0) }
    return button
  }

  /// Replaces the titles of the states, or of the configuration.
  func setTitles(of button: UIButton, _ element: ButtonElement) {
    if let configuration = element.configuration {
      button.configuration = self.configuration(configuration)
      return
    }
    for (name, state) in element.states where state.attributedTitle == nil {
      let title = state.title.flatMap { $0.isEmpty ? nil : $0 }
      button.setTitle(title, for: control(named: name))
    }
  }

  private func control(named name: String) -> UIControl.State {
    switch name {
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    default: .normal
    }
  }

  private func align(_ button: UIButton, _ element: ButtonElement) {
    button.contentHorizontalAlignment =
      switch element.contentHorizontalAlignment {
      case "left": .left
      case "right": .right
      case "fill": .fill
      case "leading": .leading
      case "trailing": .trailing
      default: .center
      }
    button.contentVerticalAlignment =
      switch element.contentVerticalAlignment {
      case "top": .top
      case "bottom": .bottom
      case "fill": .fill
      default: .center
      }
  }

  private func set(
    _ state: ButtonElement.State, named name: String, on button: UIButton, showsTitle: Bool
  ) {
    let control = control(named: name)
    if let attributed = state.attributedTitle, showsTitle {
      button.setAttributedTitle(fonts.text(attributed, defaultSize: 15), for: control)
    } else if let title = state.title, !title.isEmpty, showsTitle {
      button.setTitle(title, for: control)
    }
    if let image = images.image(state.image, symbol: state.symbol) {
      button.setImage(image, for: control)
    }
    if let background = state.backgroundImage {
      let reference = ImageReferenceElement(
        name: background, isSystem: false, symbolScale: nil)
      button.setBackgroundImage(images.image(reference), for: control)
    }
  }

  private func configuration(
    _ element: ButtonConfigurationElement
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element.style {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = element.title ?? element.attributedTitle?.string
    configuration.subtitle = element.subtitle
    configuration.image = images.image(element.image, symbol: element.symbol)
    configuration.imagePadding = CGFloat(element.imagePadding)
    if let padding = element.titlePadding { configuration.titlePadding = CGFloat(padding) }
    configuration.imagePlacement =
      switch element.imagePlacement {
      case "trailing": .trailing
      case "top": .top
      case "bottom": .bottom
      default: .leading
      }
    configuration.buttonSize =
      switch element.buttonSize {
      case "mini": .mini
      case "small": .small
      case "large": .large
      default: .medium
      }
    if let font = element.font {
      configuration.titleFont = fonts.font(font, defaultSize: 15)
    } else if let attributed = element.attributedTitle?.fragments.first?.font {
      configuration.titleFont = fonts.font(attributed, defaultSize: 15)
    }
    if let insets = element.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right))
    }
    return configuration
  }
}
