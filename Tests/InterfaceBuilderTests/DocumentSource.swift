import Foundation
import InterfaceBuilder
import TestSupport

enum DocumentSource {
  /// A storyboard with a controller whose view contains the given elements.
  static func storyboard(
    tools: String = "21701", device: String? = "retina4_7", view: String,
    attributes: String = "", resources: String = "", controller: String = ""
  ) -> String {
    Markup.storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="controller">
      <view key="view" id="root" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(view)
      </view>
      \(controller)
      </viewController>
      </objects></scene>
      """, tools: tools, device: device, resources: resources)
  }

  /// A view's elements, with subviews in the top left corner.
  static func corner(_ views: [(id: String, markup: String)]) -> String {
    """
    <subviews>\(views.map(\.markup).joined())</subviews>
    <constraints>\(views.map { Markup.pins($0.id, "top", "leading") }.joined())</constraints>
    """
  }

  static func read(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: "Test.storyboard")
  }

  /// The views' widths and heights in the first scene, by identifier.
  @MainActor
  static func sizes(
    _ document: InterfaceDocument, in environment: LayoutEnvironment = .canvas
  ) -> [String: [Double]] {
    let views = FrameReport(of: document, in: environment).scenes[0].views
    return Dictionary(
      views.map { ($0.id, [$0.frame.width, $0.frame.height]) },
      uniquingKeysWith: { first, _ in first })
  }
}
