import Foundation

/// Sends bytes to a port of this machine as they are, so that requests can be wrong.
struct LoopbackClient: Sendable {
  let port: UInt16

  /// What came back.
  struct Answer: Sendable {
    /// All bytes, as text.
    var text: String

    /// The status; 0 where the server has hung up.
    var status: Int {
      let parts = text.prefix { $0 != "\r\n" }.split(separator: " ")
      return parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    }

    /// What follows the head.
    var body: String {
      text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
    }
  }

  /// Opens a connection; nil where there is no room for another one.
  func connect() -> Int32? {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(socket, $0, size)
      }
    }
    guard status == 0 else {
      close(socket)
      return nil
    }
    return socket
  }

  /// Sends a text, and reads until the server has said all.
  ///
  /// - Parameters:
  ///   - text: What is sent.
  ///   - patience: How long to wait for more, in milliseconds; minutes unless silence is expected,
  ///     as other tests of the same process may hold every thread that answers are worked out on.
  ///   - isDone: Whether what has come is enough; by default a whole response.
  /// - Returns: What has come until then.
  func exchange(
    _ text: String, patience: Int = 600_000,
    isDone: (String) -> Bool = LoopbackClient.isWhole
  ) -> Answer {
    guard let socket = connect() else { return Answer(text: "") }
    defer { close(socket) }
    var limit = timeval(tv_sec: patience / 1000, tv_usec: patience % 1000 * 1000)
    _ = unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let bytes = Array(text.utf8)
    _ = unsafe send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isDone(answer) {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return Answer(text: answer)
  }

  /// Whether a response has as many bytes as it announces.
  static func isWhole(_ text: String) -> Bool {
    guard let end = text.range(of: "\r\n\r\n"),
      let line = text.lowercased().range(of: "content-length: ")
    else { return false }
    let count = Int(text[line.upperBound...].prefix { $0.isNumber }) ?? 0
    return text[end.upperBound...].utf8.count >= count
  }

  /// A request of the page's own.
  func request(
    _ method: String, _ path: String, body: String = "", host: String? = nil, _ lines: String = ""
  ) -> Answer {
    exchange(
      "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(lines)"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
  }
}
