import CMicroHTTPD
import Foundation
import Synchronization

/// A request and the answer; libmicrohttpd calls for the head, each body part, and the end.
final class HTTPExchange: Sendable {
  private struct State {
    var request: HTTPRequest
    var isTooLarge = false
    var isAsked = false
    var response: HTTPResponse?
  }

  private let state: Mutex<State>

  static let bodyLimit = 1 << 20

  init(_ request: HTTPRequest) { state = Mutex(State(request: request)) }

  func add(_ bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      guard !state.isTooLarge else { return }
      if state.request.body.count + bytes.count > Self.bodyLimit {
        state.isTooLarge = true
        state.request.body = Data()
      } else {
        unsafe state.request.body.append(contentsOf: bytes)
      }
    }
  }

  enum Step {
    case answer(HTTPResponse)
    case ask(HTTPRequest)
    case wait
  }

  var step: Step {
    state.withLock { state in
      if let response = state.response { return .answer(response) }
      if state.isTooLarge {
        return .answer(.text(413, "the request has more than \(Self.bodyLimit) bytes"))
      }
      guard !state.isAsked else { return .wait }
      state.isAsked = true
      return .ask(state.request)
    }
  }

  func finish(_ response: HTTPResponse) { state.withLock { $0.response = response } }
}
