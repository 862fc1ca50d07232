/// The layers of overlays, back to front; raw values are the names in commands.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  case frames
  /// Constraints as on Xcode's canvas: blue, orange for ambiguous views, red for conflicts.
  case constraints
  case margins
  case safeArea = "safe-area"
  case guides
  case baselines
  case alignment
  case ambiguity
  /// Constraints that conflict; the broken constraint is dashed.
  case conflicts
  /// Frames of the document that differ from the layout, with the differences.
  case misplaced
  /// Elements in VoiceOver's order, and findings of accessibility; only for documents.
  case accessibility
}
