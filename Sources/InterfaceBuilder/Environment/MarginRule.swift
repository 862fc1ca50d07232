/// The margins a view has by itself on the canvas (F6.29-F6.31).
package enum MarginRule {
  /// The minimum margins of a controller's view: nothing at top and bottom, 16 or 20 at the sides.
  ///
  /// F6.30: 20 from 414 points of width on; canvases of 600 × 600 had 20, but 16 in Xcode 6.
  package static func root(width: Double, device: Device?, tools: ToolsVersion?)
    -> EdgeInsetsElement
  {
    let isOldest = device == nil && (tools.map { $0 < XcodeEra.wideRootMargins } ?? false)
    let side = width >= 414 && !isOldest ? 20.0 : 16.0
    return EdgeInsetsElement(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins of a table cell's content view (F6.31).
  package static func cellContent(
    cell: RectElement?, content: RectElement?, accessory: String?,
    preservesMargins: Bool, device: Device?, tools: ToolsVersion?
  ) -> EdgeInsetsElement {
    if let tools, tools < XcodeEra.wideCellMargins {
      return EdgeInsetsElement(top: 8, left: 8, bottom: 8, right: 8)
    }
    // The device decides, not the cell: 16 on phones of up to 375 points, 20 on all others.
    var side = (device?.width ?? 320) > 375 ? 20.0 : 16.0
    // Xcode 10 and before went by the width of the cell as well.
    if let cell, cell.width >= 414, tools.map({ $0 < XcodeEra.fullHeightContentViews }) ?? false {
      side = 20
    }
    // Cells that hand margins down in documents without safe areas kept 15 until Xcode 12.
    if preservesMargins, side == 16, tools.map({ $0 < XcodeEra.hiddenTableMargins }) ?? false {
      side = 15
    }
    // Next to an accessory that shows more the content keeps only the plain margin.
    let showsMore = accessory == "disclosureIndicator" || accessory == "detailDisclosureButton"
    let high = tools.map { XcodeEra.highCellMargins.contains($0) } ?? false
    let vertical = high ? 15.0 : 11.0
    // A separator takes its share of the bottom margin.
    let separator = (cell?.height ?? 0) - (content?.height ?? cell?.height ?? 0)
    return EdgeInsetsElement(
      top: vertical, left: side, bottom: vertical - max(0, min(1, separator)),
      right: showsMore ? 8 : side)
  }
}
