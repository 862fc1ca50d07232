extension DocumentContents {
  /// The frame in points that a row's content was laid out in; nil if the recorded frame applies.
  func contentFrame(of content: ViewElement) -> RectElement? {
    guard content.kind == .tableViewCellContentView, let recorded = content.frame,
      let parent = content.parent, let cell = self[parent].frame
    else { return nil }
    // Early builds recorded the library's size, and laid the content out in the cell (F10.44).
    if header.toolsVersion < XcodeEra.ownContentFrames, recorded.height < cell.height - 1 {
      return RectElement(x: recorded.x, y: recorded.y, width: cell.width, height: cell.height - 1)
    }
    return nil
  }
}
