import Foundation

struct SnapshotDifference {
  let message: String
  let pieces: [SnapshotArtifacts.Piece]

  private static let lineLimit = 80

  /// Compares two snapshots; returns nil if the form allows all differences.
  init?(_ known: Data, _ taken: Data, _ form: SnapshotForm) throws(SnapshotFailure) {
    // Equal bytes are equal in every form.
    guard known != taken else { return nil }
    let kind = form.fileExtension
    func pieces(_ difference: Data) -> [SnapshotArtifacts.Piece] {
      [
        SnapshotArtifacts.Piece(role: "before", fileExtension: kind, data: known),
        SnapshotArtifacts.Piece(role: "after", fileExtension: kind, data: taken),
        SnapshotArtifacts.Piece(role: "difference", fileExtension: kind, data: difference),
      ]
    }
    switch form.kind {
    case .frames, .constraints:
      let (old, new) = (Self.text(known), Self.text(taken))
      // Line endings and a final newline depend on the editor.
      guard old != new else { return nil }
      let text = Self.textMessage(old, new, withMovements: form.kind == .frames)
      message = text.short
      self.pieces = pieces(Data(text.whole.utf8))
    case .picture(let precision, let perceptualPrecision, _):
      guard
        let difference = try PictureDifference(
          known, taken, precision: precision, perceptualPrecision: perceptualPrecision)
      else { return nil }
      message = difference.message
      self.pieces = pieces(difference.picture ?? Data()).filter { !$0.data.isEmpty }
    }
  }

  private static func text(_ data: Data) -> String {
    var text = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// Describes the difference of two texts: moved views, then the lines.
  static func textMessage(
    _ old: String, _ new: String, withMovements: Bool
  ) -> (short: String, whole: String) {
    let lines = LineDifference(old, new)
    let moved = withMovements ? FrameMovement.all(old, new) : []
    var head = "\(lines.removed) lines removed, \(lines.added) added"
    if !moved.isEmpty {
      head =
        moved.count == 1
        ? "1 view differs in place or size" : "\(moved.count) views differ in place or size"
      head += moved.prefix(20).map { "\n  \($0)" }.joined()
      if moved.count > 20 { head += "\n  and \(moved.count - 20) more" }
    }
    let all = lines.unified()
    var shown = all.prefix(lineLimit).joined(separator: "\n")
    if all.count > lineLimit { shown += "\n… \(all.count - lineLimit) more lines" }
    return ("\(head)\n\(shown)", all.joined(separator: "\n") + "\n")
  }
}
