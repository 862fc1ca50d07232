internal import InterfaceBuilder

/// The parts of views that code writes.
extension NibUnit {
  func write(_ part: NibPart, _ argument: String, key: String, of element: Int, into object: Int) {
    if let value = geometry(part, of: element) ?? content(part, argument, of: element, object)
      ?? structure(part, argument, of: element, object)
    {
      set(key, value, of: object)
    }
  }

  // MARK: - Geometry

  private func geometry(_ part: NibPart, of element: Int) -> NibValue? {
    switch part {
    case .bounds:
      guard let frame = writtenFrame(of: element) else { return nil }
      return .packed([0, 0, frame.width, frame.height])
    case .center:
      guard let frame = writtenFrame(of: element) else { return nil }
      return .packed([frame.x + frame.width / 2, frame.y + frame.height / 2])
    case .mask: return mask(of: element, absent: 36)
    case .cellMask: return mask(of: element, absent: 36)
    case .untranslated:
      let isOff =
        document.attribute("translatesAutoresizingMaskIntoConstraints", of: element) == "NO"
      return isOff && !isTranslated(element) ? .bool(true) : nil
    case .hugging: return priorities("HuggingPriority", absent: 250, of: element)
    case .huggingAlways:
      return priorities("HuggingPriority", absent: 250, of: element)
        ?? .object(string("{250, 250}"))
    case .compression: return priorities("CompressionResistancePriority", absent: 750, of: element)
    case .barBounds, .barCenter, .barMask: return barGeometry(part, of: element)
    default: return nil
    }
  }

  /// Whether a view with a fixed frame is placed by its mask instead of constraints.
  func isTranslated(_ element: Int) -> Bool {
    document.attribute("fixedFrame", of: element) == "YES"
      && (xcode >= 800 || document.child("autoresizingMask", of: element) != nil)
  }

  struct Frame { var x, y, width, height: Double }

  func frame(of element: Int) -> Frame? {
    let name = document.name(element)
    let isCell = name == "tableViewCell" || name == "collectionViewCell"
    let recorded = recordedFrame(of: element)
    if isCell { return cellFrame(of: element, recorded) }
    guard document.attribute("key", of: element) == "contentView",
      let cell = markup[element].parent, var frame = recorded,
      let old = recordedFrame(of: cell), let new = self.frame(of: cell)
    else { return recorded }
    frame.width += new.width - old.width
    frame.height += new.height - old.height
    // Old builds stored an outdated height (F8.38).
    if document.isOfOldBuild, name == "tableViewCellContentView", new.height - frame.height > 2 {
      frame.height = new.height - 1
    }
    return frame
  }

  private func recordedFrame(of element: Int) -> Frame? {
    guard let rect = document.child("frame", of: element, named: "rect") else { return nil }
    func number(_ name: String) -> Double { document.number(name, of: rect) ?? 0 }
    return Frame(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// The cell's frame in its list, also where the document has none or an outdated size (F8.39).
  private func cellFrame(of cell: Int, _ recorded: Frame?) -> Frame? {
    guard recorded == nil || document.isOfOldBuild && document.child("contentView", of: cell) != nil
    else { return recorded }
    var list = markup[cell].parent
    while let place = list, !["tableView", "collectionView"].contains(document.name(place)) {
      guard ["prototypes", "cells", "tableViewSection", "sections"].contains(document.name(place))
      else { return recorded }
      list = markup[place].parent
    }
    guard let list else { return recorded }
    if document.name(list) == "collectionView" {
      let layout = document.child("collectionViewLayout", of: list)
      let size =
        document.child("customSize", of: cell)
        ?? layout.flatMap { document.child("itemSize", of: $0) }
      guard var frame = recorded, let size, let width = document.number("width", of: size),
        let height = document.number("height", of: size), width > 0, height > 0
      else { return recorded }
      (frame.width, frame.height) = (width, height)
      return frame
    }
    guard let width = recordedFrame(of: list)?.width else { return recorded }
    let heights = [cell, list].compactMap { document.number("rowHeight", of: $0) }
    var frame =
      recorded ?? Frame(x: 0, y: 0, width: width, height: heights.first { $0 > 0 } ?? 44)
    frame.width = width
    return frame
  }

  /// The frame in the nib (F16.9): ibtool lays out a cell's content if the cell changed.
  private func writtenFrame(of element: Int) -> Frame? {
    guard var frame = frame(of: element) else {
      // A view that the canvas never laid out.
      return isRootView(element) ? nil : Frame(x: 0, y: 0, width: 1000, height: 1000)
    }
    if isRootView(element) { (frame.x, frame.y) = (0, 0) }
    guard document.kind(element) == "tableViewCellContentView", xcode < 1000,
      let cell = markup[element].parent, let whole = self.frame(of: cell)
    else { return frame }
    if document.attribute("accessoryType", of: cell) == "disclosureIndicator" {
      frame.width = whole.width - 26
    }
    let difference = whole.height - frame.height
    if xcode >= 700, xcode < 800 {
      frame.height = whole.height - 1
    } else if !(0..<1).contains(difference) {
      frame.height = whole.height - 0.5
    }
    return frame
  }

  /// Whether a view is at the top of the nib; the bars above it are not part of its place.
  private func isRootView(_ element: Int) -> Bool {
    guard let parent = markup[element].parent else { return false }
    return document.name(parent) == "objects"
      || document.unit[element] == element
        && document.isController(parent)
  }

  private static let maskBits = [
    ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8),
    ("heightSizable", 16), ("flexibleMaxY", 32),
  ]

  private func mask(of element: Int, absent: Int64) -> NibValue? {
    guard let mask = document.child("autoresizingMask", of: element, named: "autoresizingMask")
    else { return .integer(absent) }
    let bits = Self.maskBits.reduce(0) { sum, bit in
      document.attribute(bit.0, of: mask) == "YES" ? sum + bit.1 : sum
    }
    return bits == 0 ? nil : .integer(Int64(bits))
  }

  private func priorities(_ name: String, absent: Int, of element: Int) -> NibValue? {
    let values = ["horizontal", "vertical"].map { document.number($0 + name, of: element) }
    guard values.contains(where: { $0 != nil }) else { return nil }
    let texts = values.map { NibText.number($0 ?? Double(absent)) }
    return .object(string("{\(texts[0]), \(texts[1])}"))
  }

  // MARK: - Content

  private func content(
    _ part: NibPart, _ argument: String, of element: Int, _ object: Int
  ) -> NibValue? {
    switch part {
    case .text: return text("text", of: element).map { .object(localized($0, "text", of: element)) }
    case .localized:
      return text(argument, of: element).map { .object(localized($0, argument, of: element)) }
    case .attributedText:
      return document.child("attributedText", of: element).map { .object(attributedText($0)) }
    case .defaultTextColor: return defaultTextColor(of: element).map { .object($0) }
    case .minimumScaleFactor, .minimumFontSize: return minimumFont(part, of: element)
    case .buttonStates: return buttonStates(of: element)
    case .buttonFont: return buttonFont(of: element).map { .object($0) }
    case .textContentType:
      guard let type = document.attribute("textContentType", of: element) else { return nil }
      return .object(string(type))
    case .textContentSize, .tableContentSize: return contentSize(part, of: element)
    case .dataDetectors: return dataDetectors(of: element)
    case .date:
      let date = document.child("date", of: element)
      let seconds = date.flatMap { document.number("timeIntervalSinceReferenceDate", of: $0) } ?? 0
      let index = add("NSDate")
      set("NS.time", .double(seconds), of: index)
      return .object(index)
    case .symbolConfiguration: return symbolConfiguration(of: element)
    default: return nil
    }
  }

  /// A text as an attribute, or as a child element if it has several lines.
  func text(_ key: String, of element: Int) -> String? {
    if let text = document.attribute(key, of: element) { return text }
    guard
      let child = document.child(key, of: element, named: "string")
        ?? document.child(key, of: element, named: "mutableString")
    else { return nil }
    return elementText(child)
  }

  func elementText(_ element: Int) -> String {
    let text = markup[element].text
    guard document.attribute("base64-UTF8", of: element) == "YES" else { return text }
    return NibText.decodedBase64(text) ?? text
  }

  /// The color for texts with the default color, or with no color.
  private func defaultTextColor(of element: Int) -> Int? {
    let isDefault = document.child("textColor", of: element) != nil
    if xcode >= 1100, isDefault || !hidesSystemColors {
      return systemColor("labelColor", components: [0, 1])
    }
    guard isDefault || (800..<1100).contains(xcode) else { return plainColor([0, 0, 0, 1]) }
    return systemColor("blackColor", components: [0, 1])
  }

  /// Whether the nib is only for systems before iOS 13.
  var hidesSystemColors: Bool {
    (1100..<1140).contains(xcode) && (1..<1300).contains(document.target)
  }

  private func minimumFont(_ part: NibPart, of element: Int) -> NibValue? {
    let font = document.child("fontDescription", of: element)
    let style = font.flatMap { document.attribute("style", of: $0) }
    let size =
      style.map { document.rules.size(style: $0, xcode: xcode) } ?? font.map { pointSize(of: $0) }
      ?? 17
    let scale = document.number("minimumScaleFactor", of: element)
    let minimum = document.number("minimumFontSize", of: element)
    let isScale = part == .minimumScaleFactor
    // A size from a scale is rounded to quarters.
    if let scale { return .float(Float(isScale ? scale : (scale * size * 4).rounded() / 4)) }
    let least = minimum ?? 0
    return .float(Float(isScale ? (size > 0 ? least / size : 0) : least))
  }

  private func contentSize(_ part: NibPart, of element: Int) -> NibValue? {
    guard let frame = frame(of: element) else { return nil }
    guard part == .tableContentSize else { return nil }
    if document.child("contentSize", of: element) != nil { return nil }
    // Tables record their width with the older form of prototypes only.
    guard xcode < 900 else { return nil }
    return .packed([frame.width, 0])
  }

  private static let detectors = [
    ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8),
  ]

  private func dataDetectors(of element: Int) -> NibValue? {
    guard let child = document.child("dataDetectorTypes", of: element) else {
      return document.name(element) == "webView" ? .integer(1) : nil
    }
    let bits = Self.detectors.reduce(0) { sum, bit in
      document.attribute(bit.0, of: child) == "YES" ? sum + bit.1 : sum
    }
    return bits == 0 ? nil : .integer(Int64(bits))
  }

  // MARK: - Structure

  private func structure(
    _ part: NibPart, _ argument: String, of element: Int, _ object: Int
  ) -> NibValue? {
    switch part {
    case .subviews: return subviews(of: element, object)
    case .arrangedSubviews:
      let views = installedSubviews(of: element)
      return views.isEmpty
        ? nil : .object(collection("NSArray", views.map { self.object(for: $0) }))
    case .constraints: return constraints(of: element, object)
    case .layoutGuides: return layoutGuides(of: element)
    case .child:
      guard let child = document.child(argument, of: element),
        document.name(child) != "nil"
      else { return nil }
      return .object(self.object(for: child))
    case .cellSubviews: return cellSubviews(of: element, object)
    case .collectionCellSubviews:
      guard let content = document.child("contentView", of: element) else {
        return .object(collection("NSMutableArray", []))
      }
      return .object(collection("NSMutableArray", [self.object(for: content)]))
    case .cellPart:
      guard let id = document.attribute(argument, of: element), let child = document.ids[id] else {
        return .null
      }
      return .object(self.object(for: child))
    case .tablePrototypes: return tablePrototypes(of: element, object)
    case .collectionPrototypes: return collectionPrototypes(of: element, object)
    case .segments: return segments(of: element, object)
    case .visualEffect: return visualEffect(of: element)
    case .tapImplementation: return tapImplementation(of: element)
    default: return storyboardPart(part, argument, of: element, object)
    }
  }

  /// The subviews that the any-any size class has.
  func installedSubviews(of element: Int) -> [Int] {
    let excluded = excludedReferences(of: element, "subviews")
    return document.contents("subviews", of: element).filter { view in
      !excluded.contains(document.attribute("id", of: view) ?? "")
    }
  }

  private func subviews(of element: Int, _ object: Int) -> NibValue? {
    var views = installedSubviews(of: element).map { self.object(for: $0) }
    for key in ["tableHeaderView", "tableFooterView"] where document.name(element) == "tableView" {
      if key == "tableHeaderView", let view = document.child(key, of: element) {
        views.append(self.object(for: view))
      }
    }
    makeControllerGuides(of: element, object)
    views += guideViews[element] ?? []
    return views.isEmpty ? nil : .object(collection("NSMutableArray", views))
  }

  private func cellSubviews(of element: Int, _ object: Int) -> NibValue? {
    var views: [Int] = []
    if let content = document.child("contentView", of: element) {
      views.append(self.object(for: content))
    }
    if let frame = frame(of: element) { views.append(separator(of: element, frame)) }
    return .object(collection("NSMutableArray", views))
  }

  /// The line below a cell, which iOS moves when it lays out the cell.
  private func separator(of cell: Int, _ frame: Frame) -> Int {
    let content = document.child("contentView", of: cell).flatMap { self.frame(of: $0) }
    let isHair = (800..<1000).contains(xcode) || xcode < 700 && content?.height != frame.height
    let height = isHair ? 0.5 : 1
    let inset = document.child("separatorInset", of: cell).flatMap {
      document.number("minX", of: $0)
    }
    let left = inset.map { (900..<1000).contains(xcode) ? $0 + 8 : $0 } ?? (xcode >= 1300 ? 8 : 15)
    let index = add("_UITableViewCellSeparatorView")
    set("UIBounds", .packed([0, 0, frame.width - left, height]), of: index)
    set(
      "UICenter", .packed([left + (frame.width - left) / 2, frame.height - height / 2]), of: index)
    if xcode >= 800 { set("UIDeepDrawRect", .bool(true), of: index) }
    set("UIOpaque", .bool(true), of: index)
    set("UIAutoresizeSubviews", .bool(true), of: index)
    if xcode >= 700 { set("UIViewSemanticContentAttribute", .integer(0), of: index) }
    if xcode >= 1100 { set("UIViewLargeContentStoredProperties", .null, of: index) }
    return index
  }

  private func segments(of element: Int, _ object: Int) -> NibValue? {
    let items = document.contents("segments", of: element)
    guard !items.isEmpty else { return nil }
    let views = items.enumerated().map { offset, item in
      reportUnwritten(item, ["title", "image", "catalog"])
      let index = add("UISegment")
      if let title = text("title", of: item) {
        set("UISegmentInfo", .object(string(title)), of: index)
      } else if let image = image("image", of: item) {
        set("UISegmentInfo", .object(image), of: index)
      }
      set("UISegmentPosition", .integer(Int64(offset)), of: index)
      return index
    }
    return .object(collection("NSMutableArray", views))
  }

  private func visualEffect(of element: Int) -> NibValue? {
    guard let blur = markup[element].children.first(where: { document.name($0) == "blurEffect" })
    else { return nil }
    let styles = [
      "extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5,
    ]
    let index = add("UIBlurEffect")
    let style = styles[document.attribute("style", of: blur) ?? "light"] ?? 1
    set("UIBlurEffectStyle", .integer(Int64(style)), of: index)
    return .object(index)
  }

  private func tapImplementation(of element: Int) -> NibValue? {
    let index = add("UITapRecognizer")
    for (attribute, key) in [
      ("numberOfTapsRequired", "UITapRecognizer.numberOfTapsRequired"),
      ("numberOfTouchesRequired", "UITapRecognizer.numberOfTouchesRequired"),
    ] {
      if let number = document.number(attribute, of: element) {
        set(key, .integer(Int64(number)), of: index)
      }
    }
    return .object(index)
  }
}
