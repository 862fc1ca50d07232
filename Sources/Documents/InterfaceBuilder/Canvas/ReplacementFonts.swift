internal import Synchronization
internal import TextMetrics

/// Fonts with the outlines of files and the measures of the font that replaced them on a canvas.
final class ReplacementFonts: Sendable {
  private let fonts = Mutex<[CustomFont: CustomFont]>([:])
  private let measurer: any TextMeasuring

  init(_ measurer: some TextMeasuring) { self.measurer = measurer }

  func font(of file: CustomFont) -> CustomFont {
    fonts.withLock { [measurer] fonts in
      if let known = fonts[file] { return known }
      let replacement = TextFont.substitute(for: "", pointSize: 1)
      let made = CustomFont(
        names: file.names, file: file.file, weight: file.weight, isItalic: file.isItalic,
        metrics: measurer.metrics(of: replacement)
      ) { text, _ in
        let run = TextRun(text, font: replacement)
        let known = measurer.advances(of: run)
        // Characters for private use have no known advance; the replacement has.
        return zip(text, known).map { character, advance in
          advance
            ?? measurer.measure(StyledText(String(character), font: replacement), in: .oneLine)
            .width
        }
      }
      fonts[file] = made
      return made
    }
  }
}
