import AutoLayout
import Foundation
import Testing

@Suite("Thumbnails and prepared images")
@MainActor
struct ThumbnailTests {
  private let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }()

  @Test("a thumbnail has the requested size, and the image's scale")
  func thumbnails() async throws {
    let size = CGSize(width: 10, height: 5)
    let small = try #require(image.preparingThumbnail(of: size))
    #expect(small.size == size && small.scale == 2)
    #expect(small.cgImage?.width == 20)
    let awaited = await image.byPreparingThumbnail(ofSize: size)
    #expect(awaited?.size == size)
    image.prepareThumbnail(of: size) { #expect($0?.size == size) }
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: size) == nil)
  }

  @Test("an image needs no preparation")
  func display() async {
    #expect(image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
    image.prepareForDisplay { #expect($0 != nil) }
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test("a tiled layer keeps the settings")
  func tiles() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
    layer.tileSize = CGSize(width: 512, height: 512)
    #expect(layer.tileSize.width == 512)
  }

  @Test("renderers of pictures and documents have descriptions of their formats")
  func renderers() {
    let format = UIGraphicsImageRendererFormat.default()
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 1, y: 2, width: 3, height: 4), format: format)
    #expect(renderer.allowsImageOutput && renderer.format === format)
    #expect(format.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    let base: UIGraphicsRenderer = UIGraphicsPDFRenderer(bounds: format.bounds)
    #expect(!base.allowsImageOutput && base.format is UIGraphicsPDFRendererFormat)
  }
}
