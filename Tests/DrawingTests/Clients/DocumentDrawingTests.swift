import AutoLayout
import Drawing
import Foundation
import Testing

@Suite("PDF documents from client code", .serialized)
@MainActor
struct DocumentDrawingTests {
  private let sheet = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func decoding(_ body: () throws -> Void) rethrows {
    ImageSource.useDecoders()
    defer { ImageSource.useDecoders(false) }
    try body()
  }

  @Test("each page has the requested size, and the document has the metadata")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Bill", kCGPDFContextKeywords: ["paid", "late"]]
    let renderer = UIGraphicsPDFRenderer(bounds: sheet, format: format)
    #expect(renderer.format === format && format.bounds == sheet)
    #expect(!renderer.allowsImageOutput)
    try decoding {
      var bounds: [CGRect] = []
      let data = renderer.pdfData { context in
        context.beginPage()
        bounds.append(context.pdfContextBounds)
        UIColor.red.setFill()
        context.fill(CGRect(x: 10, y: 10, width: 50, height: 20))
        context.beginPage(withBounds: CGRect(x: 30, y: 40, width: 90, height: 300), pageInfo: [:])
        bounds.append(context.pdfContextBounds)
        "second".draw(at: CGPoint(x: 40, y: 50), withAttributes: nil)
      }
      let document = try #require(ReadDocument(data))
      #expect(document.pages == [sheet.size, CGSize(width: 90, height: 300)])
      #expect(document.title == "Bill" && document.keywords == "paid, late")
      #expect(bounds == [sheet, CGRect(x: 30, y: 40, width: 90, height: 300)])
    }
  }

  @Test("a page is drawn in the rectangle's coordinates, with the usual colors")
  func coordinates() throws {
    try decoding {
      let bounds = CGRect(x: 30, y: 40, width: 20, height: 10)
      let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        // A new page resets the graphics state.
        context.cgContext.translateBy(x: 100, y: 100)
        UIColor.red.setFill()
        context.beginPage()
        context.cgContext.fill(CGRect(x: 30, y: 40, width: 10, height: 10))
      }
      let page = try #require(UIImage(data: data))
      let view = UIImageView(image: page)
      #expect(view.bounds.size == CGSize(width: 20, height: 10))
      let pixels = try Pixels(DisplayList(showing: view))
      #expect(pixels[5, 5] == [0, 0, 0, 255])
      #expect(pixels[15, 5] == [255, 255, 255, 255])
    }
  }

  @Test("links lead to addresses and to named points of the document")
  func links() throws {
    let address = try #require(URL(string: "https://example.org/it's"))
    try decoding {
      let data = UIGraphicsPDFRenderer(bounds: sheet).pdfData { context in
        context.beginPage()
        context.setURL(address, for: CGRect(x: 10, y: 20, width: 30, height: 10))
        context.setDestinationWithName("end", for: CGRect(x: 50, y: 0, width: 30, height: 10))
        context.setDestinationWithName("nowhere", for: CGRect(x: 90, y: 0, width: 30, height: 10))
        context.beginPage()
        context.addDestination(withName: "end", at: CGPoint(x: 0, y: 100))
      }
      let links = try #require(ReadDocument(data)).links.sorted { $0.frame.minX < $1.frame.minX }
      #expect(
        links == [
          ReadDocument.Link(
            frame: CGRect(x: 10, y: 20, width: 30, height: 10), address: address.absoluteString),
          ReadDocument.Link(frame: CGRect(x: 50, y: 0, width: 30, height: 10)),
        ])
    }
  }

  @Test("a complete document is written only if there are decoders")
  func writing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = UIGraphicsPDFRenderer(bounds: sheet)
    #expect(renderer.pdfData { $0.beginPage() }.isEmpty)
    #expect(throws: CocoaError.self) { try renderer.writePDF(to: file) { $0.beginPage() } }
    #expect(!FileManager.default.fileExists(atPath: file.path()))
    try decoding {
      try renderer.writePDF(to: file) { $0.beginPage() }
      #expect(ReadDocument(try Data(contentsOf: file))?.pages == [sheet.size])
    }
  }

  @Test("C functions also draw documents")
  func functions() throws {
    try decoding {
      let data = NSMutableData()
      UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextAuthor: "Ann"])
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
      UIRectFill(CGRect(x: 1, y: 1, width: 9, height: 9))
      UIGraphicsBeginPDFPageWithInfo(sheet, nil)
      UIGraphicsEndPDFContext()
      #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
      let document = try #require(ReadDocument(data as Data))
      #expect(document.pages == [CGSize(width: 612, height: 792), sheet.size])
      #expect(document.author == "Ann")
      #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", sheet, nil))
    }
  }
}
