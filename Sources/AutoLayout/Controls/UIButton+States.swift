public import Foundation

/// What a button shows in each of its states.
struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// What is shown in a state: its own, else that of the normal state.
  static func resolve<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State) -> Value?
  {
    values[state] ?? values[.normal]
  }
}

extension UIButton {
  /// Gives a state a title.
  public func setTitle(_ title: String?, for state: State) {
    contents.titles[state] = title
    contentDidChange()
  }

  /// Gives a state a title with attributes; it counts before the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents.attributedTitles[state] = title
    contentDidChange()
  }

  /// Gives a state a colour of the title.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    contents.titleColors[state] = color
  }

  /// Gives a state an image.
  public func setImage(_ image: UIImage?, for state: State) {
    contents.images[state] = image
    contentDidChange()
  }

  /// Gives a state an image behind the content.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state] = image
    contentDidChange()
  }

  /// Says how symbols of the system are shown in a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents.symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// The title of a state.
  public func title(for state: State) -> String? {
    ButtonContents.resolve(contents.titles, state)
  }

  /// The title of a state with its attributes.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    ButtonContents.resolve(contents.attributedTitles, state)
  }

  /// The colour of the title of a state.
  public func titleColor(for state: State) -> UIColor? {
    ButtonContents.resolve(contents.titleColors, state)
  }

  /// The image of a state.
  public func image(for state: State) -> UIImage? {
    ButtonContents.resolve(contents.images, state)
  }

  /// The image behind the content of a state.
  public func backgroundImage(for state: State) -> UIImage? {
    ButtonContents.resolve(contents.backgroundImages, state)
  }

  /// The title that is shown now.
  public var currentTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? title(for: state)
  }

  /// The title that is shown now, with its attributes.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title that is shown now.
  public var currentTitleColor: UIColor {
    let chosen = configuration?.baseForegroundColor ?? titleColor(for: state)
    return chosen ?? (buttonType == .system ? tintColor : .white)
  }

  /// The image that is shown now, symbols in their configuration.
  ///
  /// Where nothing else is said, a button shows symbols large, but medium beside a configured title; a configured button's
  /// in the size of its font (recorded sizes).
  public var currentImage: UIImage? {
    guard let image = configuration?.image ?? image(for: state), image.isSymbolImage else {
      return configuration?.image ?? image(for: state)
    }
    let hasConfiguredTitle = configuration != nil && !(currentTitle ?? "").isEmpty
    let usual = UIImage.SymbolConfiguration(
      pointSize: configuredTitleFont?.pointSize, weight: nil,
      scale: hasConfiguredTitle ? .default : .large)
    let asked =
      configuration?.preferredSymbolConfigurationForImage
      ?? ButtonContents.resolve(contents.symbolConfigurations, state)
    let own = image.symbolConfiguration.map { usual.applying($0) } ?? usual
    return image.applyingSymbolConfiguration(asked.map { own.applying($0) } ?? own)
  }

  /// The image behind the content that is shown now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
