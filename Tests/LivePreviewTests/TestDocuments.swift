import Foundation
import TestSupport

final class TestDocuments: Sendable {
  private let folder = TemporaryFolder()

  init() throws { try write("Box.xib", Self.box()) }

  var path: String { folder.path }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name), options: .atomic)
  }

  func read(_ name: String) throws -> String { try folder.read(name) }

  static func box(x: Int = 20, hasConflict: Bool = false) -> String {
    let conflict =
      hasConflict ? #"<constraint firstAttribute="width" constant="140" id="w2"/>"# : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                          <rect key="frame" x="20" y="30" width="100" height="50"/>
                          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="100" id="w"/>\(conflict)
                              <constraint firstAttribute="height" constant="50" id="h"/>
                          </constraints>
                      </view>
                      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                          <rect key="frame" x="128" y="30" width="43" height="21"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(x)" id="x"/>
                      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="y"/>
                      <constraint firstItem="label" firstAttribute="leading" secondItem="box" secondAttribute="trailing" constant="8" id="lx"/>
                      <constraint firstItem="label" firstAttribute="top" secondItem="box" secondAttribute="top" id="ly"/>
                      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" constant="8" id="lt"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
  }
}
