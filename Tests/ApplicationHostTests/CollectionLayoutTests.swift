import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import ApplicationHost

@MainActor
final class RowLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { [] }
}

@MainActor
final class LeftLayout: UICollectionViewFlowLayout {
  private(set) var isFromDocument = false
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isFromDocument = true
  }
}

@MainActor
final class LayoutNotingView: UICollectionView {
  private(set) var firstLayout: UICollectionViewLayout?
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    firstLayout = collectionViewLayout
  }
}

@MainActor @Suite("Layouts of collection views in documents")
struct CollectionLayoutTests {
  private func view(_ layout: String) throws -> LayoutNotingView {
    let nib = Markup.nib(
      """
      <collectionView contentMode="scaleToFill" id="list" customClass="LayoutNotingView" \
      customModule="ApplicationHostTests"><rect key="frame" x="0" y="0" width="200" height="100"/>
      \(layout)</collectionView>
      """)
    let made = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil).first
    return try #require(made as? LayoutNotingView)
  }

  @Test("a layout has the class of the document, and the view's initializer sees it")
  func classes() throws {
    let own = try view(
      """
      <collectionViewLayout key="collectionViewLayout" id="l" customClass="RowLayout" \
      customModule="ApplicationHostTests"/>
      """)
    #expect(own.collectionViewLayout is RowLayout && own.firstLayout === own.collectionViewLayout)
    #expect(own.collectionViewLayout.collectionView === own)
    let flow = try view(
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="l" \
      customClass="LeftLayout" customModule="ApplicationHostTests">
      <size key="itemSize" width="31" height="32"/></collectionViewFlowLayout>
      """)
    let left = try #require(flow.firstLayout as? LeftLayout)
    #expect(left.isFromDocument && left === flow.collectionViewLayout)
    #expect(left.minimumLineSpacing == 7 && left.itemSize == CGSize(width: 31, height: 32))
    let plain = try view(
      "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"3\" id=\"l\"/>")
    let stock = try #require(plain.firstLayout as? UICollectionViewFlowLayout)
    #expect(type(of: stock) == UICollectionViewFlowLayout.self && stock.minimumLineSpacing == 3)
  }

  @Test("a collection view controller has the layout of the document")
  func controller() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "Base.lproj/Main.storyboard",
      Markup.storyboard(
        """
        <scene sceneID="s"><objects><collectionViewController id="main">
        <collectionView key="view" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewLayout key="collectionViewLayout" id="l" customClass="RowLayout" \
        customModule="ApplicationHostTests"/></collectionView>
        </collectionViewController></objects></scene>
        """, tools: "22155", device: "retina4_7", initial: "main"))
    let bundle = try #require(Bundle(path: folder.path))
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    let controller = try #require(made as? UICollectionViewController)
    controller.loadViewIfNeeded()
    #expect(controller.collectionViewLayout is RowLayout)
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
  }
}
