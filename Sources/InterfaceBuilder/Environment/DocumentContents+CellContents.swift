extension DocumentContents {
  /// The frame in points that a row's content was laid out in; nil if it is the recorded one.
  func contentFrame(of content: ViewElement) -> RectElement? {
    guard content.kind == .tableViewCellContentView, let recorded = content.frame,
      let parent = content.parent, let cell = self[parent].frame
    else { return nil }
    // Early builds recorded the library's size, and laid the content out in the cell (F10.44).
    if header.toolsVersion < XcodeEra.ownContentFrames, recorded.height < cell.height - 1 {
      return RectElement(x: recorded.x, y: recorded.y, width: cell.width, height: cell.height - 1)
    }
    // Later ones laid it out half a point lower than recorded (F10.47).
    let missing = cell.height - recorded.height
    if XcodeEra.wholeContentFrames.contains(header.toolsVersion), header.device != nil,
      missing == 0 || missing == 1, hasSeparator(self[parent])
    {
      var frame = recorded
      frame.height = cell.height - 0.5
      return frame
    }
    return nil
  }

  /// Whether a line is drawn below a cell: always, unless the table turns it off.
  private func hasSeparator(_ cell: ViewElement) -> Bool {
    guard let table = cell.parent, case .tableView(let details) = self[table].details else {
      return true
    }
    return details.separatorStyle != "none"
  }
}
