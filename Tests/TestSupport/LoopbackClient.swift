import Foundation

/// Sends raw bytes to a port of this machine, including malformed requests.
package struct LoopbackClient: Sendable {
  package let port: UInt16

  package init(port: UInt16) { self.port = port }

  package struct Answer: Sendable {
    package var text: String

    /// Makes an answer; an absent text means that the server closed the connection.
    package init(text: String = "") { self.text = text }

    /// The status; 0 if the server closed the connection.
    package var status: Int {
      let parts = text.prefix { $0 != "\r\n" }.split(separator: " ")
      return parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    }

    package var body: String {
      text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
    }
  }

  package func connect() -> Int32? {
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

  /// Sends a text, and reads the response.
  ///
  /// - Parameters:
  ///   - text: The text to send.
  ///   - patience: The timeout for more data, in milliseconds. It is minutes unless silence is
  ///     expected, since other tests of the process may block every thread that computes answers.
  ///   - isDone: Whether the received text is enough; nil waits for a complete response.
  /// - Returns: The received text.
  package func exchange(
    _ text: String, patience: Int = 600_000, isDone: ((String) -> Bool)? = nil
  ) -> Answer {
    guard let socket = connect() else { return Answer() }
    defer { close(socket) }
    var limit = timeval(tv_sec: patience / 1000, tv_usec: patience % 1000 * 1000)
    _ = unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let bytes = Array(text.utf8)
    _ = unsafe send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var size: Int?
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
      if let isDone {
        if isDone(String(decoding: answer, as: UTF8.self)) { break }
      } else {
        size = size ?? Self.announcedSize(answer)
        if let size, answer.count >= size { break }
      }
    }
    return Answer(text: String(decoding: answer, as: UTF8.self))
  }

  private static func announcedSize(_ bytes: [UInt8]) -> Int? {
    // A header is short, so the text after it need not be searched.
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let head = text[..<end.upperBound]
    guard let line = head.range(of: "content-length: ", options: .caseInsensitive),
      let count = Int(head[line.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return head.utf8.count + count
  }

  package func request(
    _ method: String, _ path: String, body: String = "", host: String? = nil, _ lines: String = ""
  ) -> Answer {
    exchange(
      "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(lines)"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
  }
}
