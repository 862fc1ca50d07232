import Foundation
import TestSupport

/// The built program as it serves the live page of a folder, and calls of the page.
final class RunningPage {
  private struct Failure: Error {
    var description: String
  }

  private let process = Process()
  private let client: LoopbackClient
  private let token: String
  /// All that was answered, as text.
  private(set) var said = ""

  /// Starts the program, and waits for the address that it prints.
  init(_ folder: String) throws {
    process.executableURL = BuiltCommand.program
    process.arguments = ["preview", folder, "--port", "0"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var printed = ""
    while true {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "no address in: \(printed)") }
      printed += String(decoding: data, as: UTF8.self)
      if let match = printed.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/(\w+)\//),
        let port = UInt16(match.1)
      {
        client = LoopbackClient(port: port)
        token = String(match.2)
        return
      }
    }
  }

  /// Calls the server.
  ///
  /// - Parameters:
  ///   - name: The name of the call.
  ///   - body: What goes with it.
  /// - Returns: The object that was answered.
  /// - Throws: If the answer is no object of JSON, or there is none.
  func call(_ name: String, _ body: [String: Any] = [:]) throws -> [String: Any] {
    let text = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
    let answer = client.request(
      "POST", "/\(token)/api/\(name)", body: text,
      "Origin: http://127.0.0.1:\(client.port)\r\nContent-Type: application/json\r\n")
    said += answer.body
    guard
      let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
    else { throw Failure(description: "\(name) was answered with \(answer.text.prefix(200))") }
    return object
  }

  /// Asks the program to end, and kills it where it does not.
  ///
  /// - Returns: Whether it has ended by itself.
  func stop() -> Bool {
    process.terminate()
    for _ in 0..<400 where process.isRunning { usleep(50_000) }
    let hasEnded = !process.isRunning
    if !hasEnded { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return hasEnded
  }
}
