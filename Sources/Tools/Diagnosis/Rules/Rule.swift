/// A check that `autolayout check` performs, such as `truncated-text`.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The name in settings, notes and reports, such as `off-screen`.
  public let id: String
  /// The severity if the settings give no other.
  public let severity: Severity
  /// Whether the rule applies if the settings do not name it.
  public let isOnByDefault: Bool
  /// Whether only `check --accessibility` applies the rule, unless the settings name it.
  package let isOfAccessibility: Bool
  /// A phrase in sentence case, with no full stop.
  public let title: String
  /// The cause and the remedy, in sentences.
  public let explanation: String

  init(
    _ id: String, severity: Severity, isOnByDefault: Bool = true, title: String,
    explanation: String, isOfAccessibility: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.title = title
    self.explanation = explanation
    self.isOfAccessibility = isOfAccessibility
  }

  /// The Markdown page that `autolayout check --explain-rule` prints.
  public var page: String {
    """
    # \(id)

    \(title). Severity: \(circumstances).

    \(explanation)
    """
  }

  /// The severity, and the option that the rule needs.
  package var circumstances: String {
    guard isOfAccessibility else {
      return severity.rawValue + (isOnByDefault ? "" : ", off by default")
    }
    return "\(severity.rawValue), with `--accessibility\(isOnByDefault ? "" : "=all")`"
  }

  /// Returns the rule with an identifier, or nil.
  ///
  /// - Complexity: O(*n*) in the number of rules.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// All rules: for constraints, the laid-out scene, translations, accessibility and connections to
  /// code.
  public static let all: [Rule] =
    constraintRules + layoutRules + translationRules + accessibilityRules + ConnectionCheck.rules

  static let constraintRules: [Rule] = [
    .unsatisfiable, .givenSize, .ambiguousWidth, .ambiguousHeight, .ambiguousX, .ambiguousY,
    .ambiguousContent, .equalHugging, .equalCompression, .duplicate, .leftRight, .fixedTextWidth,
    .invalidConstraint, .unusableValue,
  ]

  package static let unsatisfiable = Rule(
    "unsatisfiable-constraints", severity: .error, title: "Conflicting required constraints",
    explanation: """
      The required constraints cannot all be satisfied. At run time UIKit logs "Unable to
      simultaneously satisfy constraints" and breaks one of them. The finding lists a minimal set:
      if any member is removed, the others can be satisfied. The finding also names the member that
      iOS 26 breaks, and says why: mostly the member is on the last view in the set, counted level
      by level in subview order. To choose yourself, remove a member, or lower the member's priority
      below 1000.
      """)
  static let givenSize = Rule(
    "given-size-conflict", severity: .warning,
    title: "Required constraints that conflict with the host's size",
    explanation: """
      The host determines the size of cells and of top-level views in nibs. The host is a table, a
      collection view, or the code that loads the nib. Required constraints from edge to edge need a
      size that differs from the document's size. This is harmless where the host lets the view have
      the size of the content; where it does not (a fixed row height, the time before the first
      measurement), UIKit logs "Unable to simultaneously satisfy constraints". Give a constraint
      along the axis, preferably the last, the priority 999, or save the document with the size that
      the constraints need. For the height of a self-sizing row the finding is only a note.
      """)
  static let ambiguousWidth = Rule(
    "ambiguous-width", severity: .warning, title: "Ambiguous width",
    explanation: """
      Several widths satisfy the constraints equally well, so the width may differ from one layout
      to the next. Views with no intrinsic content size (plain views, empty image views) need a
      width, or both a leading and a trailing edge. The finding names a constraint that is verified
      to fix it. If the view's code defines the intrinsic content size, set a placeholder size in
      Interface Builder.
      """)
  static let ambiguousHeight = Rule(
    "ambiguous-height", severity: .warning, title: "Ambiguous height",
    explanation: """
      Several heights satisfy the constraints equally well, so the height may differ from one layout
      to the next. Views with no intrinsic content size need a height, or both a top and a bottom
      edge. The finding names a constraint that is verified to fix it. If the view's code defines
      the intrinsic content size, set a placeholder size in Interface Builder.
      """)
  static let ambiguousX = Rule(
    "ambiguous-horizontal-position", severity: .warning, title: "Ambiguous horizontal position",
    explanation: """
      No constraint determines where the view is on the horizontal axis: no constraint connects the
      view's leading edge, trailing edge or center to something whose position is known. The finding
      names a constraint that is verified to fix it.
      """)
  static let ambiguousY = Rule(
    "ambiguous-vertical-position", severity: .warning, title: "Ambiguous vertical position",
    explanation: """
      No constraint determines where the view is on the vertical axis: no constraint connects the
      view's top, bottom, baseline or center to something whose position is known. The finding names
      a constraint that is verified to fix it.
      """)
  static let ambiguousContent = Rule(
    "ambiguous-content-size", severity: .warning, title: "Ambiguous scrollable content size",
    explanation: """
      Constraints from inside a scroll view to the scroll view's edges, or to the content layout
      guide, define the size of the content. They have to form an unbroken chain from edge to edge,
      and the views in the chain need sizes of their own: a view that stretches with the content
      cannot define the content's size. Constrain the size of the content view to the frame layout
      guide, or to a constant.
      """)
  static let equalHugging = Rule(
    "equal-hugging", severity: .note,
    title: "Equal content hugging priorities where a view has to grow",
    explanation: """
      There is more space than the views' intrinsic content sizes fill, and several views have the
      same content hugging priority, so it is ambiguous which of them grows. Lower the content
      hugging priority of the view that should grow. The room must be larger than errors of
      measuring, and must remain in rows that size themselves and after placeholder constraints
      are removed. Interface Builder's frames must show it, or its mark.
      """)
  static let equalCompression = Rule(
    "equal-compression", severity: .note,
    title: "Equal compression resistance priorities where a view has to shrink",
    explanation: """
      There is less space than the views' intrinsic content sizes need, and several views have the
      same compression resistance priority, so it is ambiguous which of them shrinks. Lower the
      content compression resistance priority of the view that should shrink. The conditions of
      "equal-hugging" apply.
      """)
  static let duplicate = Rule(
    "duplicate-constraint", severity: .warning, title: "Duplicate constraint",
    explanation: """
      Two constraints that are installed together relate the same attributes of the same items by
      the same multiplier and constant. The second constraint has no effect; as soon as only one of
      them is changed, they conflict. Remove either.
      """)
  static let leftRight = Rule(
    "left-right-attribute", severity: .note,
    title: "Left or right where leading or trailing is meant",
    explanation: """
      Left and right do not flip in a right-to-left language, so the layout is not mirrored. Use
      leading and trailing, or set the view's semantic content attribute if the content has a fixed
      direction.
      """)
  static let fixedTextWidth = Rule(
    "fixed-text-width", severity: .note, title: "Fixed width around text",
    explanation: """
      Text becomes wider in other languages and at larger text sizes; a fixed width does not. Use
      "greater than or equal", or constraints to neighboring views, and let the text have the
      intrinsic width. Titles that are not shown, because a configuration or an image replaces them,
      do not count.
      """)
  static let invalidConstraint = Rule(
    "invalid-constraint", severity: .error,
    title: "Constraint that UIKit refuses or cannot resolve",
    explanation: """
      The constraint refers to an item that does not exist, or relates attributes that cannot be
      related. At run time it raises an exception or has no effect; the check ignores it.
      """)
  static let unusableValue = Rule(
    "unusable-value", severity: .warning, title: "Value that cannot be used as written",
    explanation: """
      A number that is malformed or outside -10,000,000 to 10,000,000, a priority outside 0 to 1000, an
      unknown relation or device, an unknown rule in a note, or an identifier that two objects have.
      The usual cause is a merge or a script. The layout continues with the value named in the
      message. Other findings of the scene may follow from that value: correct it first.
      """)

  static let layoutRules: [Rule] = [
    .misplaced, .unconfirmedFrame, .truncatedText, .clippedText, .overlapping, .offScreen,
    .unsafeArea, .zeroSize, .missingFont,
  ]

  package static let misplaced = Rule(
    "misplaced-view", severity: .warning, title: "Frame that will be different at run time",
    explanation: """
      The frame in the document differs by more than half a point from the frame that the
      constraints give on the document's own device. Interface Builder shows the frame in the
      document. Use "Update Frames" in Xcode or "autolayout frames --update", or correct the
      constraints if you want the frame in the document. The difference is only reported if a
      required constraint of the view, to another view or to a size, contradicts the frames in the
      document. Differences that come from a neighboring view, the size of a text, bars or margins
      are not reported.
      """)
  static let unconfirmedFrame = Rule(
    "unconfirmed-frame", severity: .note, isOnByDefault: false,
    title: "Frame that the layout does not confirm",
    explanation: """
      The frame in the document differs by more than half a point from the frame that the layout
      gives on the document's own device, but no constraint of the view contradicts the frames in
      the document. Either the document is out of date, or the document's device had other bars,
      margins or text sizes than this layout: the document does not say which. The rule is off
      unless the settings give it a severity, or "--only" names it.
      """)
  static let truncatedText = Rule(
    "truncated-text", severity: .warning, title: "Truncated text",
    explanation: """
      The text is wider than the view, or has more lines than the view may show: an ellipsis replaces a
      part of the text. Let the view grow, allow more lines (0 removes the limit), or allow the
      text to shrink. Widths in fonts that are not known, and in classes of the app, are uncertain by
      a fifth; less is not reported. Icons in such fonts, rows of dashes, the titles "Label" and
      "Button", and keys that a runtime attribute repeats are ignored.
      """)
  static let clippedText = Rule(
    "clipped-text", severity: .warning, title: "Clipped text",
    explanation: """
      The lines of the text are taller than the view: some of them are missing or cut off. Remove the
      fixed height, or make it "greater than or equal". On the canvas this and the following rules
      trust Interface Builder: a frame that it stored with no mark, and that has no such fault, shows
      that the cause is not in the document. In nibs a fault must remain at the height of the content
      and at the drawn height. It must remain with compact date pickers, in cells of the size that
      the list names, and, if it is about a text, at run time on the document's own device.
      """)
  static let overlapping = Rule(
    "overlapping-controls", severity: .note, title: "Overlapping controls or texts",
    explanation: """
      Two controls or texts cover a part of each other: there, one of them cannot be read or
      touched. Only visible content counts: a label's text, not the empty rest of the frame. Where
      text meets a button with no background, only the title and the image count.
      Something that lies completely on another view, such as a title on a button's background, is
      taken as intended.
      """)
  static let offScreen = Rule(
    "off-screen", severity: .warning, title: "Content outside the screen",
    explanation: """
      A text or a control extends beyond the edge of the screen, or of the top-level view, and is not
      inside a scroll view: that part cannot be seen or touched.
      """)
  static let unsafeArea = Rule(
    "outside-safe-area", severity: .note, title: "Content outside the safe area",
    explanation: """
      A text or a control extends into the part of the screen that is taken by bars, the camera, the
      rounded corners or the home indicator. Constrain it to the safe area instead of the superview's
      edge. A button's background may reach beyond; the title and the image may not.
      """)
  static let missingFont = Rule(
    "missing-font", severity: .note, title: "Font that the project lacks",
    explanation: """
      The document names a font that iOS does not have, and no font file of the project has that
      name. An app that lacks the font shows the system font instead, with other widths and line
      heights. Add the file to the project and to "UIAppFonts" in the Info.plist, or give the folder
      of the fonts with "--fonts". Documents outside projects, and fonts in folders of dependencies
      such as "Pods", are not searched.
      """)
  static let zeroSize = Rule(
    "zero-size", severity: .note, title: "View with no width or height",
    explanation: """
      The view has content, but the width or the height is 0: nothing of it is visible. Hidden
      views, and views to which a constraint with the constant 0 gives that size, are not reported.
      """)
}
