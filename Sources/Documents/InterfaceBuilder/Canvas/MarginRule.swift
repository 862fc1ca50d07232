internal import AutoLayout
internal import Foundation

/// The default margins of views on the canvas (F6.29-F6.31).
package enum MarginRule {
  /// The minimum margins of a controller's view (F6.30): 20 at the sides from 400 points of width
  /// on; canvases of 600 × 600 had 20, but 16 in Xcode 6.
  package static func root(width: Double, device: Device?, tools: ToolsVersion?)
    -> EdgeInsetsElement
  {
    let isOldest = device == nil && (tools.map { $0 < XcodeEra.wideRootMargins } ?? false)
    let side = width >= 400 && !isOldest ? 20.0 : 16.0
    return EdgeInsetsElement(top: 0, left: side, bottom: 0, right: side)
  }

  /// The minimum margins of root views at run time (F6.30).
  static func root(width: Double, on device: Device) -> EdgeInsetsElement {
    let side = Double(BarDistances.margin(CGFloat(min(width, device.width, device.height))))
    return EdgeInsetsElement(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins of content views in cells on the canvas (F6.31).
  package static func cellContent(
    _ place: CellPlace, device: Device?, tools: ToolsVersion?
  ) -> EdgeInsetsElement {
    if let tools, tools < XcodeEra.wideCellMargins {
      return EdgeInsetsElement(top: 8, left: 8, bottom: 8, right: 8)
    }
    return cellContent(place, side: cellSide(place, device: device, tools: tools), tools: tools)
  }

  /// The margins of content views in cells at run time (F6.31).
  static func cellContent(_ place: CellPlace, on device: Device) -> EdgeInsetsElement {
    cellContent(place, side: root(width: .infinity, on: device).left, tools: nil)
  }

  private static func cellContent(
    _ place: CellPlace, side: Double, tools: ToolsVersion?
  ) -> EdgeInsetsElement {
    // Next to a disclosure or detail accessory the content keeps only the plain margin.
    let showsMore = ["disclosureIndicator", "detailDisclosureButton", "detailButton"]
      .contains(place.accessory)
    let high = tools.map { XcodeEra.highCellMargins.contains($0) } ?? false
    let vertical = high ? 15.0 : 11.0
    // A separator takes space from the bottom margin.
    let separator =
      (place.cell?.height ?? 0) - (place.content?.height ?? place.cell?.height ?? 0)
    return EdgeInsetsElement(
      top: vertical, left: side, bottom: vertical - max(0, min(1, separator)),
      right: showsMore ? 8 : side, isDirectional: true)
  }

  private static func cellSide(
    _ place: CellPlace, device: Device?, tools: ToolsVersion?
  ) -> Double {
    let isWideX =
      device?.id == "retina5_9" && tools.map { XcodeEra.wideMarginsOnX.contains($0) } ?? false
    let isNarrow = (device?.width ?? 320) <= 375 && !isWideX
    // 15 points in nibs of Xcode 11, and in rows of inner tables from Xcode 9.3 to 12.0.
    if isNarrow, device != nil, let tools {
      let era = place.isNib ? XcodeEra.narrowCellMargins : XcodeEra.innerTableMargins
      if era.contains(tools), place.isNib || place.isInnerTable { return 15 }
    }
    // The device decides, not the cell, unless it was drawn as narrow as the smallest phone.
    let isSmall = tools != nil && (place.cell?.width ?? 375) <= 320
    guard !isNarrow, !isSmall else {
      if let cell = place.cell, cell.width >= 414,
        tools.map({ $0 < XcodeEra.fullHeightContentViews }) ?? false
      {
        return 20
      }
      return 16
    }
    return 20
  }
}

/// The place for a table cell's content view, as needed for the margins.
package struct CellPlace: Hashable, Sendable {
  package var cell: RectElement?
  package var content: RectElement?
  package var accessory: String?
  package var isNib: Bool
  package var isInnerTable: Bool

  package init(
    cell: RectElement?, content: RectElement?, accessory: String?, isNib: Bool,
    isInnerTable: Bool
  ) {
    self.cell = cell
    self.content = content
    self.accessory = accessory
    self.isNib = isNib
    self.isInnerTable = isInnerTable
  }
}
