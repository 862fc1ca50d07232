import AutoLayout
import CCairoPango
import Foundation

extension DrawnDocument {
  /// Draws the pages of a PDF; an empty document has an empty page.
  func encoded() throws(DrawingError) -> Data {
    let shown = pages.isEmpty ? [Page(recording: GraphicsRecording(size: size))] : pages
    for page in shown {
      let size = page.recording.size
      guard (1...Self.largestSide).contains(size.width),
        (1...Self.largestSide).contains(size.height)
      else { throw .impossibleSize(width: size.width, height: size.height) }
    }
    let surface = CairoSurface(.pdf, width: 1, height: 1)
    for (key, text) in information { surface.set(key, text) }
    let canvas = Canvas(CairoContext(surface))
    let known = Set(shown.flatMap(\.destinations).map(\.name))
    var named: Set<String> = []
    for page in shown {
      surface.setPageSize(page.recording.size)
      let items = RecordingPainter().items(of: page.recording)
      canvas.draw(DisplayList(size: page.recording.size, items: items))
      for destination in page.destinations where named.insert(destination.name).inserted {
        canvas.context.add(destination)
      }
      for link in page.links {
        // Cairo fails on links to unknown destinations.
        if case .destination(let name) = link.target, !known.contains(name) { continue }
        canvas.context.add(link)
      }
      canvas.context.endPage()
    }
    try canvas.context.check()
    return try surface.finish()
  }

  private static let largestSide = 14400.0
}

extension CairoSurface {
  fileprivate func set(_ key: String, _ text: String) {
    let known: [String: cairo_pdf_metadata_t] = [
      "kCGPDFContextTitle": CAIRO_PDF_METADATA_TITLE,
      "kCGPDFContextAuthor": CAIRO_PDF_METADATA_AUTHOR,
      "kCGPDFContextSubject": CAIRO_PDF_METADATA_SUBJECT,
      "kCGPDFContextKeywords": CAIRO_PDF_METADATA_KEYWORDS,
      "kCGPDFContextCreator": CAIRO_PDF_METADATA_CREATOR,
    ]
    guard let kind = known[key] else { return }
    // Safe: the surface is alive, and cairo copies the text.
    unsafe cairo_pdf_surface_set_metadata(pointer, kind, text)
  }

  fileprivate func setPageSize(_ size: CGSize) {
    // Safe: the surface is alive, and nothing is drawn on the page yet.
    unsafe cairo_pdf_surface_set_size(pointer, size.width, size.height)
  }
}

extension CairoContext {
  fileprivate func add(_ destination: DrawnDocument.Destination) {
    let point = destination.point
    guard point.x.isFinite, point.y.isFinite else { return }
    add(
      CAIRO_TAG_DEST, "name=\(Self.quoted(destination.name)) x=\(point.x) y=\(point.y)")
  }

  fileprivate func add(_ link: DrawnDocument.Link) {
    let frame = link.frame
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    let place = "rect=[\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)]"
    switch link.target {
    case .address(let address): add(CAIRO_TAG_LINK, "\(place) uri=\(Self.quoted(address))")
    case .destination(let name): add(CAIRO_TAG_LINK, "\(place) dest=\(Self.quoted(name))")
    }
  }

  fileprivate func endPage() { unsafe cairo_show_page(pointer) }

  private func add(_ tag: String, _ attributes: String) {
    // Safe: the context is alive, and cairo copies both texts.
    unsafe cairo_tag_begin(pointer, tag, attributes)
    unsafe cairo_tag_end(pointer, tag)
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "'\(escaped)'"
  }
}
