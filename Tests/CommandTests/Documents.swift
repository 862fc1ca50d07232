import Foundation
import TestSupport

enum Documents {
  static func xib(
    runtime: String = "iOS.CocoaTouch", type: String = "CocoaTouch", content: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="\(runtime)" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                \(content)
            </view>
        </objects>
    </document>
    """
  }

  static let box = xib(
    content: """
      <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
              <constraints>
                  <constraint firstAttribute="width" constant="100" id="w"/>
                  <constraint firstAttribute="height" constant="50" id="h"/>
              </constraints>
          </view>
      </subviews>
      <constraints>
          \(Markup.pin("box", "leading", 20, id: "l"))
          \(Markup.pin("box", "top", 30, id: "t"))
      </constraints>
      """)

  static let conflict = box.replacingOccurrences(
    of: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
    with: """
      <constraint firstAttribute="height" constant="50" id="h"/>
      <constraint firstAttribute="height" constant="60" id="h2"/>
      """)
}
