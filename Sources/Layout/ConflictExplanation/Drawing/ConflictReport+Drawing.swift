extension ConflictReport {
  /// The drawings of the conflicts as JSON: for each block a list.
  package var drawingText: String {
    let blocks = blocks.map { block in
      ReportValue.list(block.conflicts.map { ConflictPlacement($0, of: block).value })
    }
    return ReportValue.list(blocks).json
  }
}

extension ConflictPlacement {
  fileprivate var value: ReportValue {
    .fields([
      ("items", .list(items.map { $0.value })), ("measures", .list(measures.map { $0.value })),
      ("reason", ReportValue(reason)),
    ])
  }
}

extension ConflictPlacement.Item {
  fileprivate var value: ReportValue {
    .fields([
      ("label", .text(label)), ("display", .text(display)),
      ("superview", superview.map { .integer($0) } ?? .none), ("x", .number(x)),
      ("y", .number(y)), ("width", .number(width)), ("height", .number(height)),
    ])
  }
}

extension ConflictPlacement.Measure {
  fileprivate var value: ReportValue {
    .fields([
      ("constraint", .integer(constraint)), ("isHorizontal", .flag(isHorizontal)),
      ("first", .integer(first)), ("second", second.map { .integer($0) } ?? .none),
      ("start", .number(start)), ("end", .number(end)), ("wanted", .number(wanted)),
      ("gives", .flag(gives)),
    ])
  }
}
