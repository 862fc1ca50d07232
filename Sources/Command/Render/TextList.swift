import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder

/// How the text of each label of a scene is drawn, one a line, for whoever counts them.
///
/// The columns: the label's identifier, its width and height, those that the document records,
/// how wide the text is without line breaks, how many lines are drawn, `whole`, `narrower` or
/// `cut`, how much narrower, and the text with its line ends as `\n`.
@MainActor
struct TextList {
  let lines: [String]

  /// Looks at the labels of a scene that is laid out.
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
