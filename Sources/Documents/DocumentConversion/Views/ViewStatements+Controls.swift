internal import InterfaceBuilder

/// The properties of controls with values, and of lists.
extension ViewStatements {
  mutating func add(_ control: SegmentedControlElement) {
    if control.apportionsByContent { set("apportionsSegmentWidthsByContent", "true") }
    if view.customClass != nil {
      for (index, segment) in control.segments.enumerated() {
        let title = context.text(segment.title ?? "", "segmentTitles[\(index)]", of: view.id)
        call("insertSegment(withTitle: \(title), at: \(index), animated: false)")
      }
    }
    for (index, segment) in control.segments.enumerated() where segment.width > 0 {
      call("setWidth(\(SwiftLiteral.number(segment.width)), forSegmentAt: \(index))")
    }
    if control.selectedIndex >= 0 { set("selectedSegmentIndex", "\(control.selectedIndex)") }
  }

  mutating func add(_ range: RangeElement) {
    switch view.kind {
    case .progressView: if range.value != 0 { set("progress", SwiftLiteral.number(range.value)) }
    default:
      let usual = view.kind == .stepper ? 100.0 : 1
      if range.maximum != usual { set("maximumValue", SwiftLiteral.number(range.maximum)) }
      if range.minimum != 0 { set("minimumValue", SwiftLiteral.number(range.minimum)) }
      if range.value != 0 { set("value", SwiftLiteral.number(range.value)) }
    }
  }

  mutating func add(_ picker: DatePickerElement) {
    if let mode = picker.mode, ["time", "date", "countDownTimer"].contains(mode) {
      set("datePickerMode", ".\(mode)")
    }
    if let style = picker.style, ["wheels", "compact", "inline"].contains(style) {
      set("preferredDatePickerStyle", ".\(style)")
    }
    if picker.minuteInterval != 1 { set("minuteInterval", "\(picker.minuteInterval)") }
    if let locale = picker.locale {
      set("locale", "Locale(identifier: \(SwiftLiteral.string(locale)))")
    }
  }

  mutating func add(_ table: TableViewElement) {
    add(table.scroll)
    if table.rowHeight > 0 { set("rowHeight", SwiftLiteral.number(table.rowHeight)) }
    if table.estimatedRowHeight >= 0 {
      set("estimatedRowHeight", SwiftLiteral.number(table.estimatedRowHeight))
    }
    if table.sectionHeaderHeight > 0, table.style == "plain" {
      set("sectionHeaderHeight", SwiftLiteral.number(table.sectionHeaderHeight))
    }
    if table.separatorStyle == "none" { set("separatorStyle", ".none") }
    if let inset = table.separatorInset { set("separatorInset", SwiftLiteral.insets(inset)) }
    if let color = table.separatorColor { set("separatorColor", self.color(color)) }
    setFlag("allowsSelection", "allowsSelection", default: true)
    setFlag("allowsMultipleSelection", "allowsMultipleSelection", default: false)
    setFlag(
      "allowsSelectionDuringEditing", "allowsSelectionDuringEditing", default: false)
    if view.layoutMarginsFollowReadableWidth {
      set("cellLayoutMarginsFollowReadableWidth", "true")
    }
  }

  mutating func add(_ cell: TableViewCellElement) {
    if let accessory = CellWords.accessory(cell.accessoryType) {
      set("accessoryType", ".\(accessory)")
    }
    if let style = other["selectionStyle"], ["none", "blue", "gray"].contains(style) {
      set("selectionStyle", ".\(style)")
    }
    if cell.indentationLevel != 0 { set("indentationLevel", "\(cell.indentationLevel)") }
    if cell.indentationWidth != 10 {
      set("indentationWidth", SwiftLiteral.number(cell.indentationWidth))
    }
  }
}
