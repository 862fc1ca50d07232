import CMicroHTTPD
import Foundation
import Synchronization

/// One request and its answer, from the first line to the last byte.
///
/// The library calls for a request several times: with the head, with each part of the body, at its
/// end, and once more when an answer that took time is there.
final class HTTPExchange: Sendable {
  private struct State {
    var request: HTTPRequest
    var isTooLarge = false
    var isAsked = false
    var response: HTTPResponse?
  }

  private let state: Mutex<State>

  /// The most bytes of a body.
  static let bodyLimit = 1 << 20

  init(_ request: HTTPRequest) { state = Mutex(State(request: request)) }

  /// Takes a part of the body.
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

  /// What is to be done next for the request.
  enum Step {
    case answer(HTTPResponse)
    case ask(HTTPRequest)
    /// The answer is not there yet.
    case wait
  }

  /// What is to be done, now that all of the request is there.
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

  /// Takes the answer.
  func finish(_ response: HTTPResponse) { state.withLock { $0.response = response } }
}
