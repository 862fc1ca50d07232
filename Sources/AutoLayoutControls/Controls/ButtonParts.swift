import AutoLayoutCore
import AutoLayoutValues
import Foundation
import TextMetrics

/// The parts of a button and their sizes, from the old properties or a configuration.
struct ButtonParts {
  var titleMeasures: TextMeasurement?
  /// The size of the title and the subtitle, in whole pixels.
  var titleSize = CGSize.zero
  var imageSize = CGSize.zero
  /// The maximum height that the image contributes next to a title.
  var imageHeightLimit = CGFloat.infinity
  var insets = UIEdgeInsets.zero
  /// The distance between image and title.
  var spacing: CGFloat = 0
  /// The edge of the title next to the image.
  var placement = NSDirectionalRectEdge.leading
  var minimum = CGSize.zero
  var titleOffset = UIEdgeInsets.zero
  var imageOffset = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isRightToLeft = false

  private var isHorizontal: Bool { placement == .leading || placement == .trailing }

  private var contentSize: CGSize {
    let gap = imageSize == .zero || titleSize == .zero ? 0 : spacing
    return isHorizontal
      ? CGSize(
        width: imageSize.width + gap + titleSize.width,
        height: max(min(imageSize.height, imageHeightLimit), titleSize.height))
      : CGSize(
        width: max(imageSize.width, titleSize.width),
        height: imageSize.height + gap + titleSize.height)
  }

  var size: CGSize {
    let content = contentSize
    return CGSize(
      width: max(minimum.width, content.width + insets.left + insets.right),
      height: max(minimum.height, content.height + insets.top + insets.bottom))
  }

  func titleRect(in bounds: CGRect) -> CGRect { titleRect(inContent: bounds.inset(by: insets)) }

  func titleRect(inContent rect: CGRect) -> CGRect {
    place(titleSize, isTitle: true, in: rect.inset(by: titleOffset))
  }

  func imageRect(inContent rect: CGRect) -> CGRect {
    place(imageSize, isTitle: false, in: rect.inset(by: imageOffset))
  }

  /// Places the image or the title next to the other part, as the content alignment requires.
  private func place(_ part: CGSize, isTitle: Bool, in rect: CGRect) -> CGRect {
    let content = contentSize
    let width = min(content.width, rect.width)
    let fromLeft = isRightToLeft ? 1 - leadingShare : leadingShare
    let left = rect.minX + (rect.width - width) * fromLeft
    let top = rect.minY + (rect.height - content.height) * verticalShare
    let imageIsLeft = (placement == .leading) != isRightToLeft
    let isFirst = isHorizontal ? isTitle != imageIsLeft : isTitle == (placement == .bottom)
    if isHorizontal {
      let own = min(part.width, width)
      return CGRect(
        x: isFirst ? left : left + width - own,
        y: rect.minY + (rect.height - part.height) * verticalShare, width: own, height: part.height)
    }
    return CGRect(
      x: rect.minX + (rect.width - part.width) * fromLeft,
      y: isFirst ? top : top + content.height - part.height,
      width: min(part.width, rect.width), height: part.height)
  }

  private var leadingShare: CGFloat {
    switch horizontal {
    case .left: isRightToLeft ? 1 : 0
    case .right: isRightToLeft ? 0 : 1
    case .leading: 0
    case .trailing: 1
    case .center, .fill: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}

@MainActor
extension ButtonParts {
  private init(of button: UIButton) {
    horizontal = button.contentHorizontalAlignment
    vertical = button.contentVerticalAlignment
    isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    imageSize = button.currentImage?.size ?? .zero
  }

  /// Uses the symbol of a button kind as its image if the button has no other content.
  private mutating func showSign(of button: UIButton) {
    guard button.buttonType.isSign, imageSize == .zero, titleMeasures == nil else { return }
    let size = button.controlMetrics.size(
      button.buttonType == .close ? .closeButton : .infoButton)
    imageSize = button.pixelCeiling.up(size)
  }

  /// Measures a button from its titles, images and insets.
  ///
  /// A title is rounded up to whole points, the height of an attributed one to the nearest pixel
  /// (F9.48). A button with a title, without an image and without insets has 6 points above and
  /// below the title and a minimum width of 30 (F9.24). An image or any insets remove both (IB: 22
  /// buttons with both are as high as the higher of the two).
  init(_ button: UIButton) {
    self.init(of: button)
    titleOffset = button.titleEdgeInsets
    imageOffset = button.imageEdgeInsets
    insets = button.contentEdgeInsets
    let attributed = button.currentAttributedTitle
    let plain = attributed == nil ? button.currentTitle ?? "" : ""
    if attributed != nil || !plain.isEmpty {
      let font = button.titleFont.textFont
      let text =
        attributed.map { StyledText($0, font: font, paragraph: ParagraphStyle()) }
        ?? StyledText(plain, font: font)
      let measures = button.textMeasurer.measure(text, in: .oneLine)
      titleMeasures = measures
      titleSize = PixelCeiling(scale: 1).up(measures.size)
      if attributed != nil {
        titleSize.height = CGFloat(button.pixelCeiling.nearest(measures.height))
      }
    }
    showSign(of: button)
    if titleMeasures == nil, !button.buttonType.isSign || button.currentTitle != nil {
      // Without a title the height of a line remains, also next to an image (F9.40, F11.70): an
      // empty button is 30 × 34, or 30 × 30 with the system style (IB).
      let line = button.textMeasurer.metrics(of: button.titleFont.textFont).lineHeight
      titleSize.height = CGFloat(PixelCeiling(scale: 1).up(line))
    }
    if insets == .zero, imageSize == .zero {
      insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      minimum.width = 30
    }
    if let background = button.currentBackgroundImage {
      minimum.width = max(minimum.width, background.size.width)
      minimum.height = max(minimum.height, background.size.height)
    }
  }

  init(_ button: UIButton, configuration: UIButton.Configuration) {
    self.init(of: button)
    insets = configuration.contentInsets.absolute(button.effectiveUserInterfaceLayoutDirection)
    spacing = configuration.imagePadding
    placement = configuration.imagePlacement
    let grid = button.pixelCeiling
    let font = button.configuredTitleFont ?? button.titleFont
    let styled = button.currentAttributedTitle.map {
      StyledText($0, font: font.textFont, paragraph: ParagraphStyle())
    }
    if let title = button.currentTitle, !title.isEmpty {
      let measures = button.textMeasurer.measure(
        styled ?? StyledText(title, font: font.textFont), in: .oneLine)
      titleMeasures = measures
      titleSize = grid.up(measures.size)
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let font = TextFont.preferred(.footnote)
      let measures = button.textMeasurer.measure(StyledText(subtitle, font: font), in: .oneLine)
      let below = grid.up(measures.size)
      titleSize.height += below.height + (titleMeasures == nil ? 0 : configuration.titlePadding)
      titleSize.width = max(titleSize.width, below.width)
      titleMeasures = titleMeasures ?? measures
    }
    // The button is as high as with a title (IB, 40 image-only buttons), except that the line
    // height of a missing title is not rounded up (F9.28).
    func line(_ font: TextFont) -> CGFloat {
      CGFloat(grid.nearest(button.textMeasurer.metrics(of: font).lineHeight))
    }
    minimum.height = line(font.textFont) + insets.top + insets.bottom
    // A symbol counts at most a line of its font (IB: 50 buttons with 11 symbols).
    if let symbol = button.currentImage?.symbolConfiguration {
      imageHeightLimit = line(.system(symbol.pointSize.map(Double.init) ?? font.textFont.pointSize))
    }
    if imageSize == .zero, button.buttonType.isSign {
      showSign(of: button)
      imageHeightLimit = line(font.textFont)
    }
    if configuration.showsActivityIndicator {
      imageSize = button.controlMetrics.size(.activityIndicatorMedium)
    }
  }
}
