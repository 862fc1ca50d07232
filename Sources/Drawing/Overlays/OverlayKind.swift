/// What can be drawn over a picture of views, to show how they are laid out.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The frame of each view, with its size.
  case frames
  /// Constraints as on Xcode's canvas: blue, those of ambiguous views orange, conflicting ones red.
  case constraints
  /// The layout margins of the root, and of views whose margins constraints use.
  case margins
  /// The safe area of the root, and of views whose safe areas constraints use.
  case safeArea = "safe-area"
  /// All layout guides: margins and safe areas, those of the author, readable content, keyboard.
  case guides
  /// The first and last baselines of text.
  case baselines
  /// Alignment rectangles, which constraints hold on to in place of frames.
  case alignment
  /// Views with ambiguous layout, each with another frame that satisfies its constraints.
  case ambiguity
  /// Constraints that conflict; the broken one is dashed.
  case conflicts
  /// Frames of the document that are not those of the layout, with the differences.
  case misplaced
}
