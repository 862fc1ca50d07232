import AutoLayout
import Foundation
import Synchronization

enum DecodedPictures {
  private struct State {
    var known: [ImageContent: Result<PixelImage, DecodingFailure>] = [:]
    var byteCount = 0
  }

  private static let state = Mutex(State())

  private static let limit = 32 << 20

  static func pixels(of content: ImageContent) throws(DecodingFailure) -> PixelImage {
    if let known = state.withLock({ $0.known[content] }) { return try known.get() }
    let outcome: Result<PixelImage, DecodingFailure>
    do throws(DecodingFailure) {
      outcome = .success(
        try PixelDecoder.decode(content.data, content.format, size: content.size))
    } catch {
      outcome = .failure(error)
    }
    let size = (try? outcome.get())?.bytes.count ?? 0
    state.withLock { state in
      // Remove everything at once: a document uses all images together.
      if state.byteCount + size > limit {
        state.known = [:]
        state.byteCount = 0
      }
      guard size <= limit else { return }
      state.known[content] = outcome
      state.byteCount += size
    }
    return try outcome.get()
  }
}
