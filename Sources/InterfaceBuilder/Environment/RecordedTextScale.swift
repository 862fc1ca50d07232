internal import AutoLayout
internal import TextMetrics

/// Whether the canvas that recorded a document rounded text up to whole points.
///
/// Interface Builder rounds the sizes of text to the pixels of the screen it is drawn on, not to
/// those of the device: on a plain screen a line of 17 points is 21 high (F9.2). The document does
/// not name that screen, but its labels show it: those whose lines are no whole number of points
/// high were recorded either at the next pixel or at the next point.
struct RecordedTextScale {
  /// The votes of the labels of one scene or of all.
  private struct Votes {
    var pixels = 0
    var points = 0

    /// Whether more labels are whole points high; nil without any vote.
    var areWhole: Bool? { pixels + points == 0 ? nil : points > pixels }
  }

  private var scenes: [Votes]
  private var document = Votes()

  /// Reads the record of a document.
  ///
  /// - Parameters:
  ///   - contents: The document.
  ///   - scale: The pixels in a point of the canvas' device.
  /// - Complexity: O(*n*) in the number of views.
  init(_ contents: DocumentContents, scale: Double) {
    let system = XcodeEra.systemGeneration(contents.header.toolsVersion)
    let measurer = TextSystem.measurer(forSystemGeneration: system)
    let styles = CanvasTextStyles(tools: contents.header.toolsVersion)
    scenes = Array(repeating: Votes(), count: contents.scenes.count)
    var sceneOfView = [Int](repeating: 0, count: contents.views.count)
    for (scene, record) in contents.scenes.enumerated() {
      for root in record.roots { sceneOfView[root.offset] = scene }
    }
    for (offset, view) in contents.views.enumerated() {
      if let parent = view.parent { sceneOfView[offset] = sceneOfView[parent.offset] }
      guard let frame = view.frame,
        !view.translatesAutoresizingMask || view.parent.map({ contents[$0].kind }) == .stackView
      else { continue }
      let text: Text?
      switch view.details {
      case .label(let label): text = Text(label, height: frame.height, styles, measurer)
      case .button(let button): text = Text(button, system: system, measurer)
      default: text = nil
      }
      guard let text else { continue }
      let pixels = PixelCeiling(scale: scale).up(text.height) + text.padding
      let points = PixelCeiling(scale: 1).up(text.height) + text.padding
      guard points - pixels > 0.1 else { continue }
      if abs(frame.height - pixels) < 0.02 {
        scenes[sceneOfView[offset]].pixels += 1
        document.pixels += 1
      } else if abs(frame.height - points) < 0.02 {
        scenes[sceneOfView[offset]].points += 1
        document.points += 1
      }
    }
  }

  /// Whether a scene's text was rounded up to whole points.
  ///
  /// - Parameter scene: The scene's place in the document.
  /// - Returns: What most of its labels show; those of the whole document where it has none to
  ///   show.
  func isWhole(scene: Int) -> Bool {
    scenes[scene].areWhole ?? document.areWhole ?? false
  }
}

/// The lines of a view, and the room above and below them, in points.
private struct Text {
  var height: Double
  var padding = 0.0

  /// As many lines of a label as there is room for.
  init?(
    _ label: LabelElement, height: Double, _ styles: CanvasTextStyles,
    _ measurer: some TextMeasuring
  ) {
    guard label.attributedText == nil, let font = label.font?.textFont(styles) else { return nil }
    let line = measurer.metrics(of: font).lineHeight
    guard line > 0 else { return nil }
    self.height = line * (label.numberOfLines == 1 ? 1 : max(1, (height / line).rounded(.down)))
  }

  /// The title of a button with a plain configuration: 17 points and 7 above and below, from iOS 16
  /// on.
  init?(_ button: ButtonElement, system: Int, _ measurer: some TextMeasuring) {
    guard system >= 16, let configuration = button.configuration, configuration.title != nil,
      configuration.subtitle == nil, configuration.image == nil, configuration.font == nil,
      configuration.buttonSize == nil, configuration.contentInsets == nil, button.font == nil
    else { return nil }
    height = measurer.metrics(of: .system(17)).lineHeight
    padding = 14
  }
}

extension FontElement {
  /// The font as text measuring sees it, in the user's default text size; nil without a size.
  fileprivate func textFont(_ styles: CanvasTextStyles) -> TextFont? {
    switch face {
    case .textStyle(let name):
      return styles.font(name, for: .large).textFont
    case .named(let name, _):
      return pointSize.map { TextFont(family: .named(name), pointSize: $0) }
    default:
      return pointSize.map { .system($0) }
    }
  }
}
