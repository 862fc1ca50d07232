import Foundation
import TestSupport

/// The built program as the server for a folder's live page, with the page's calls.
final class RunningPage {
  private struct Failure: Error {
    var description: String
  }

  private let process = Process()
  private let client: LoopbackClient
  private let token: String
  private(set) var said = ""

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

  /// Calls the server and returns the JSON object of the response.
  ///
  /// - Throws: If the response is missing or not a JSON object.
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

  /// Terminates the program, and kills it if it does not end.
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
