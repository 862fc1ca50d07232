import TestSupport

enum Nib {
  static func text(_ content: String) -> String {
    Markup.nib(
      """
      <view contentMode="scaleToFill" userLabel="Card" id="root">
      <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>\(content)</view>
      """, device: nil, usesSafeAreas: false)
  }
}
