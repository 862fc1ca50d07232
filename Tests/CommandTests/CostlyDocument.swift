import TestSupport

enum CostlyDocument {
  static func stack(_ count: Int) -> String {
    let labels = (0..<count).map {
      """
      <label text="word" translatesAutoresizingMaskIntoConstraints="NO" id="l\($0)">\
      <rect key="frame" x="0" y="0" width="10" height="10"/></label>
      """
    }
    return Documents.xib(
      content: """
        <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">\
        <rect key="frame" x="0" y="0" width="10" height="10"/>\
        <subviews>\(labels.joined())</subviews></stackView></subviews>\
        <constraints>\(Markup.pins("s", "top", "bottom"))</constraints>
        """)
  }

  static func widths(_ count: Int) -> String {
    let constraints = (0..<count).map {
      "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"\($0 + 1)\" id=\"c\($0)\"/>"
    }
    return Documents.xib(
      content: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">\
        <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>\
        <constraints>\(constraints.joined())</constraints>
        """)
  }
}
