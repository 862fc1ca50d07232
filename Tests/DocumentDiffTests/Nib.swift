enum Nib {
  static func text(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view contentMode="scaleToFill" userLabel="Card" id="root">
    <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>\(content)</view></objects></document>
    """
  }
}
