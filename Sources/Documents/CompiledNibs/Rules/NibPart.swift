/// The parts of objects that code writes, by their names in `Rules.txt`.
enum NibPart: String, Hashable, Sendable {
  case bounds, center, mask, cellMask, untranslated, subviews, hugging, huggingAlways, compression
  case layoutGuides, constraints, child, localized, text, attributedText, defaultTextColor
  case minimumScaleFactor, minimumFontSize, symbolConfiguration, buttonStates, buttonFont
  case textContentType, arrangedSubviews, textContentSize, tableContentSize, dataDetectors
  case tablePrototypes, collectionPrototypes, cellSubviews, collectionCellSubviews, cellPart, date
  case segments, visualEffect, items, barBounds, barCenter, barMask, barDelegate, navigationItems
  case tabItems, navigationItemBar, barItems, tapImplementation, restorationIdentifier
  case sceneIdentifier, tableRows, toolbarItems, segues, parentController, childControllers,
    viewNib, ownView, keptObjects
}
