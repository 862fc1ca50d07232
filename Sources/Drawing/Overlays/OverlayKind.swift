/// A kind of mark over a picture of views, which shows an aspect of their layout.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  case frames
  /// Constraints as on Xcode's canvas: blue, orange for ambiguous views, red for conflicts.
  case constraints
  /// The layout margins of the root, and of views whose margins constraints use.
  case margins
  case safeArea = "safe-area"
  /// All layout guides: margins, safe areas, the author's guides, readable content, keyboard.
  case guides
  case baselines
  /// Alignment rectangles, which constraints use in place of frames.
  case alignment
  case ambiguity
  /// Constraints that conflict; the broken one is dashed.
  case conflicts
  /// Frames of the document that differ from the layout, with the differences.
  case misplaced
}
