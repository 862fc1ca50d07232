/// The margins a view has by itself on the canvas (§6.7 and the corpus notes).
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
    width: Double, accessory: String?, isInsetGrouped: Bool, tools: ToolsVersion?
  ) -> EdgeInsetsElement {
    if let tools, tools < XcodeEra.safeAreas {
      return EdgeInsetsElement(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = width >= 414 || isInsetGrouped ? 20.0 : 16.0
    // Next to an accessory the content keeps only the plain margin (22 of 22 samples).
    let trailing = accessory == "disclosureIndicator" ? 8 : side
    return EdgeInsetsElement(top: 11, left: side, bottom: 11, right: trailing)
  }
}
