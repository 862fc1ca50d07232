import Foundation
import InterfaceBuilder

enum DocumentSource {
  /// A storyboard with a controller whose view contains the given elements.
  static func storyboard(
    tools: String = "21701", device: String? = "retina4_7", view: String,
    attributes: String = "", resources: String = "", controller: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
    <scenes><scene sceneID="scene"><objects>
    <viewController id="controller">
    <view key="view" id="root" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    </view>
    \(controller)
    </viewController>
    </objects></scene></scenes>
    \(resources)
    </document>
    """
  }

  static func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: "Test.storyboard")
  }
}
