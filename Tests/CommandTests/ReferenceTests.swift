import Foundation
import Testing

@testable import Command

@Suite("Help, manual and completions")
struct ReferenceTests {
  private let commands = CommandLineTool.standard.commands

  @Test("every subcommand has a summary, and valid examples that call it")
  func examples() throws {
    for command in commands {
      #expect(command.summary.hasSuffix("."))
      #expect(!command.examples.isEmpty, "\(command.name) has no example")
      for example in command.examples {
        let call = "autolayout \(command.name)"
        #expect(example.call.contains(call), "\(example.call) does not call \(command.name)")
        // The text after the name, up to the shell syntax.
        let rest = example.call.components(separatedBy: call).last ?? ""
        let words = rest.prefix { !"|>)\"".contains($0) }.split(separator: " ").map(String.init)
        #expect(throws: Never.self, "\(example.call)") {
          try ArgumentParser(options: command.options + [.help]).parse(words)
        }
      }
    }
  }

  @Test("the manual names every option, and no line of text looks like a roff request")
  func manual() {
    let text = ManualPage(commands: commands).text
    for option in commands.flatMap(\.options) where !option.isInternal {
      let name = "--\(option.name)".replacingOccurrences(of: "-", with: "\\-")
      #expect(text.contains(name), "\(option.name) is missing")
    }
    let requests = ["TH", "SH", "SS", "PP", "TP", "B", "br"]
    for line in text.components(separatedBy: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.dropFirst().prefix { $0.isLetter })), "\(line)")
    }
  }

  private func bash(_ words: String...) throws -> [String] {
    let script = CompletionScript(commands: commands).text(for: .bash)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      \(script)
      COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _autolayout
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("bash completes subcommands, options, values and devices")
  func bashCompletes() throws {
    #expect(try bash("autolayout", "fr") == ["frames"])
    #expect(try bash("autolayout", "render", "--outp") == ["--output"])
    #expect(try bash("autolayout", "frames", "--orientation", "l") == ["landscape"])
    #expect(try bash("autolayout", "frames", "-d", "retina4_7") == ["retina4_7"])
    #expect(try bash("autolayout", "frames", "/etc/passw").contains("/etc/passwd"))
  }

  @Test("every shell has a script that contains every option", arguments: ["zsh", "fish"])
  func scripts(name: String) throws {
    let shell = try #require(CompletionScript.Shell(rawValue: name))
    let text = CompletionScript(commands: commands).text(for: shell)
    for option in commands.flatMap(\.options) {
      #expect(text.contains(option.name), "\(option.name) is missing")
    }
  }
}
