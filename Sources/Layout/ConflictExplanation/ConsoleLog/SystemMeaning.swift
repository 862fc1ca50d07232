package struct SystemMeaning: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case autoresizing, encapsulated, temporary, fitting, hiddenArranged, stackView, margins,
      safeArea
    case contentSize, prototyping, layoutSupport, barButtons, keyboard, cellContent
  }

  package let sentence: String
  let origin: Origin

  private enum Key {
    case identifier(String)
    case prefix(String)
    case className(String)
  }

  /// The identifiers and classes of the system's constraints, identifiers first (F2.29; F5.9,
  /// F7.16, F7.17, F8.2, F8.5).
  private static let table: [(key: Key, origin: Origin, sentence: String)] = [
    (
      .identifier("UIView-Encapsulated-Layout-Height"), .encapsulated,
      "the height set by the host: of a cell by its table, at first the estimated row height, or of a root view by its window"
    ),
    (
      .identifier("UIView-Encapsulated-Layout-Width"), .encapsulated,
      "the width set by the host: of a cell by its table or collection view, or of a root view by its window"
    ),
    (
      .prefix("UIView-Encapsulated-Layout-"), .encapsulated,
      "the position of a root view, set by its host"
    ),
    (
      .prefix("_UITemporaryLayout"), .temporary,
      "a temporary size of a view that is being measured or has no final frame yet"
    ),
    (
      .prefix("fittingSize"), .fitting,
      "the target size of systemLayoutSizeFitting, active only while a cell or a view is measured"
    ),
    (
      .identifier("UISV-hiding"), .hiddenArranged,
      "the stack view collapses a hidden arranged view"
    ),
    (
      .identifier("UISV-canvas-connection"), .stackView,
      "the stack view pins its first and last arranged views to its own edges"
    ),
    (.identifier("UISV-alignment"), .stackView, "the alignment of the stack view"),
    (.identifier("UISV-spacing"), .stackView, "the spacing of the stack view"),
    (
      .identifier("UISV-fill-equally"), .stackView,
      "the stack view's distribution fillEqually: arranged views of the same size"
    ),
    (
      .identifier("UISV-fill-proportionally"), .stackView,
      "the stack view's distribution fillProportionally: sizes in proportion to the content"
    ),
    (.prefix("UISV-"), .stackView, "the stack view arranges its views"),
    (.prefix("NSStackView."), .stackView, "the stack view arranges its views"),
    (
      .prefix("UIViewSafeAreaLayoutGuide-"), .safeArea,
      "the safe area: what bars and the shape of the screen leave free"
    ),
    (.prefix("UIButtonBar."), .barButtons, "the layout of the system's bar buttons"),
    (.prefix("UINavItemContentGuide-"), .barButtons, "the layout of a navigation bar"),
    (.prefix("UINav_"), .barButtons, "the layout of a navigation bar"),
    (.prefix("BIB_"), .barButtons, "the layout of a navigation bar's back button"),
    (.prefix("CB_Leading_"), .barButtons, "the layout of the system's bar buttons"),
    (.prefix("CB_Trailing_"), .barButtons, "the layout of the system's bar buttons"),
    (.prefix("TB_Leading_"), .barButtons, "the layout of the system's bar buttons"),
    (.prefix("TB_Trailing_"), .barButtons, "the layout of the system's bar buttons"),
    (.identifier("assistantHeight"), .keyboard, "the bar above the system's keyboard"),
    (.prefix("assistantView."), .keyboard, "the bar above the system's keyboard"),
    (.prefix("accessoryView."), .keyboard, "the input accessory view of the system's keyboard"),
    (.prefix("UIInputSetHostView"), .keyboard, "the position of the system's keyboard"),
    (
      .prefix("NSView-Encapsulated-Layout-"), .encapsulated,
      "the size or position set by the host: of a root view by its window, or of a cell by its table"
    ),
    (.prefix("NSWindow-current-"), .encapsulated, "the size of the window"),
    (
      .prefix("IB auto generated"), .prototyping,
      "added by Interface Builder at build time, because the view has no constraints or too few"
    ),
    (
      .className("NSIBPrototypingLayoutConstraint"), .prototyping,
      "added by Interface Builder at build time, because the view has no constraints or too few"
    ),
    (
      .className("NSAutoresizingMaskLayoutConstraint"), .autoresizing,
      "the view's frame as a constraint, because translatesAutoresizingMaskIntoConstraints is true"
    ),
    (
      .className("NSContentSizeLayoutConstraint"), .contentSize,
      "the intrinsic content size of the view"
    ),
    (
      .className("_UILayoutSupportConstraint"), .layoutSupport,
      "the top or bottom layout guide: the space of the bars"
    ),
  ]

  package init?(_ constraint: LogConstraint) {
    let view = constraint.first.item.className ?? ""
    // The cell lays out this view by frames, which an app cannot replace.
    if constraint.className == "NSAutoresizingMaskLayoutConstraint",
      view.hasSuffix("CellContentView") || view.hasSuffix("HeaderFooterContentView")
    {
      self.init(
        sentence: "the frame of the cell's content view, at first of the estimated height",
        origin: .cellContent)
      return
    }
    self.init(className: constraint.className, identifier: constraint.identifier)
  }

  package init?(className: String, identifier: String?) {
    let identifier = identifier ?? ""
    let row = Self.table.first { row in
      switch row.key {
      case .identifier(let name): identifier == name
      case .prefix(let prefix): identifier.hasPrefix(prefix)
      case .className(let name): className == name
      }
    }
    if let row {
      self.init(sentence: row.sentence, origin: row.origin)
    } else if identifier.hasPrefix("UIView-"), identifier.hasSuffix("Margin-guide-constraint") {
      self.init(sentence: "the layout margins of the view", origin: .margins)
    } else {
      return nil
    }
  }

  private init(sentence: String, origin: Origin) {
    self.sentence = sentence
    self.origin = origin
  }
}
