extension DocumentContents {
  /// The frame that the content of a row was laid out in, where that is not the recorded one.
  ///
  /// Early builds recorded the content of a row as it came out of the library, 43 or 83 points
  /// high, and laid it out in the cell, above its separator (F10.44).
  ///
  /// - Parameter content: A view.
  /// - Returns: The frame in the cell, in points; nil where the recorded one holds.
  func contentFrame(of content: ViewElement) -> RectElement? {
    guard content.kind == .tableViewCellContentView,
      header.toolsVersion < XcodeEra.ownContentFrames,
      let recorded = content.frame, let parent = content.parent, let cell = self[parent].frame,
      recorded.height < cell.height - 1
    else { return nil }
    return RectElement(x: recorded.x, y: recorded.y, width: cell.width, height: cell.height - 1)
  }
}
