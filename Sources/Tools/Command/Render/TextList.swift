import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder

/// Lines about the drawn text of each label in a scene, for statistics.
///
/// Columns: identifier, width and height, recorded width and height, text width with no line
/// breaks, drawn lines, `whole`, `narrower` or `cut`, the amount, and the text with `\n` for line
/// ends.
@MainActor
struct TextList {
  let lines: [String]

  init(_ scene: InstantiatedScene) {
    lines = scene.scene.contents.views.compactMap { record in
      guard let label = scene.view(record.id) as? UILabel, label.text?.isEmpty == false else {
        return nil
      }
      let text = LabelText(label)
      let size = [label.bounds.width, label.bounds.height]
      let recorded = [record.frame?.width ?? -1, record.frame?.height ?? -1]
      let state = text.isCut ? "cut" : text.squeeze < 1 ? "narrower" : "whole"
      let numbers =
        (size.map(Double.init) + recorded + [text.contentWidth]).map { String(format: "%.2f", $0) }
      let words = (label.text ?? "").map { letter in
        letter.isNewline ? "\\n" : letter == "\t" ? " " : String(letter)
      }.joined()
      return
        ([record.id] + numbers + [
          String(text.lineCount), state, String(format: "%.4f", text.squeeze), words,
        ]).joined(separator: "\t")
    }
  }
}
