import Drawing
import Foundation
import Notation
import PreviewProtocol
import ScenePictures

/// The protocol with the server of the live page: a line in, a line out.
@MainActor
struct PreviewLines {
  private let answers: PreviewAnswers
  private let output: FileHandle

  /// The protocol uses the original standard output; prints of the views go to standard error.
  init(_ answers: PreviewAnswers) {
    self.answers = answers
    fflush(nil)
    output = FileHandle(fileDescriptor: dup(1), closeOnDealloc: false)
    _ = dup2(2, 1)
    PictureFonts.takeOverProcess()
  }

  func run() -> Never {
    // Timers and tasks of the views run between two calls.
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { answer(line) } }
      }
      // Pending calls are answered first.
      DispatchQueue.main.async { exit(0) }
    }
    RunLoop.main.run()
    exit(0)
  }

  private func answer(_ line: String) {
    guard let call = try? JSONDecoder().decode(ProgramCall.self, from: Data(line.utf8)) else {
      return
    }
    let answer: ProgramAnswer
    do throws(CallError) {
      answer = ProgramAnswer(id: call.id, status: 200, try value(call))
    } catch {
      answer = ProgramAnswer(id: call.id, status: error.status, error.json)
    }
    output.write(answer.line)
  }

  private func value(_ call: ProgramCall) throws(CallError) -> JSONValue {
    switch call.name {
    case "start":
      return answers.adopt(
        version: call.version ?? 1, prefix: call.prefix ?? "", call.handover)
    case "handover":
      guard let data = try? JSONEncoder().encode(answers.handover) else {
        throw CallError(500, "the state of the pages cannot be encoded")
      }
      return .written(String(decoding: data, as: UTF8.self))
    case "image":
      guard let file = call.image.flatMap({ answers.image($0) }) else {
        throw CallError(
          404, "the picture '\(call.image ?? "")' is outdated; request the scene again")
      }
      return ["type": .string(file.type), "data": .string(file.data.base64EncodedString())]
    default: return try answers.value(call.name, call.call ?? SceneCall())
    }
  }
}
