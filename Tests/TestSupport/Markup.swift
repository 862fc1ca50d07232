/// Interface documents as text.
package enum Markup {
  /// A nib with the given top-level objects.
  package static func nib(
    _ objects: String, tools: String = "22505", device: String? = "retina6_12",
    usesSafeAreas: Bool = true, resources: String = ""
  ) -> String {
    document(
      "XIB", "<objects>\(objects)</objects>\(resources)", tools: tools, device: device,
      attributes: usesSafeAreas ? #" useSafeAreas="YES""# : "")
  }

  /// A storyboard with the given scenes.
  package static func storyboard(
    _ scenes: String, tools: String = "22505", device: String? = "retina6_12",
    usesSafeAreas: Bool = true, initial: String? = nil, resources: String = ""
  ) -> String {
    document(
      "Storyboard.XIB", "<scenes>\(scenes)</scenes>\(resources)", tools: tools, device: device,
      attributes: (usesSafeAreas ? #" useSafeAreas="YES""# : "")
        + (initial.map { #" initialViewController="\#($0)""# } ?? ""))
  }

  private static func document(
    _ type: String, _ content: String, tools: String, device: String?, attributes: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES"\(attributes)>
    \(device.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? "")
    \(content)
    </document>
    """
  }

  /// A view with a width and a height from constraints, and with a recorded frame.
  package static func box(
    _ id: String, _ width: Int, _ height: Int, frame: [Int]? = nil, kind: String = "view",
    _ attributes: String = ""
  ) -> String {
    let frame = frame ?? [0, 0, width, height]
    return """
      <\(kind) contentMode="scaleToFill" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
      <constraints>
      <constraint firstAttribute="width" constant="\(width)" id="\(id)-width"/>
      <constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
      </constraints>
      </\(kind)>
      """
  }

  /// A view's subviews and constraints.
  package static func content(_ views: String, _ constraints: String) -> String {
    "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
  }

  /// A constraint between attributes of two items.
  ///
  /// - Parameters:
  ///   - item: The identifier of the first item.
  ///   - attribute: The attribute of the first item.
  ///   - constant: The constant.
  ///   - other: The identifier of the second item.
  ///   - second: The attribute of the second item; nil for the same attribute.
  ///   - priority: The priority.
  ///   - id: The identifier of the constraint; nil for the item and the attribute.
  package static func pin(
    _ item: String, _ attribute: String, _ constant: Int = 0, to other: String = "root",
    at second: String? = nil, priority: Int = 1000, id: String? = nil
  ) -> String {
    let constant = constant == 0 ? "" : #" constant="\#(constant)""#
    let priority = priority == 1000 ? "" : #" priority="\#(priority)""#
    return """
      <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(second ?? attribute)"\(constant)\(priority) \
      id="\(id ?? "\(item)-\(attribute)")"/>
      """
  }

  /// Constraints between the same attributes of two items, which are the edges by default.
  package static func pins(
    _ item: String, _ attributes: String..., to other: String = "root"
  ) -> String {
    let attributes = attributes.isEmpty ? ["top", "leading", "bottom", "trailing"] : attributes
    return attributes.map { pin(item, $0, to: other) }.joined(separator: "\n")
  }
}
