import Diagnosis
import Foundation
import InterfaceBuilder

/// `autolayout trace`: why a view has its frame.
enum TraceCommand {
  static let specification = CommandSpecification(
    name: "trace", summary: "Says why a view has its frame, edge by edge.", operands: "FILE",
    discussion: """
      For each edge and size of the view, the active constraints that settle it: first those that
      speak of the view, then those behind them. With two devices, what differs between them.
      """,
    options: [
      OptionSpecification(
        "view", letter: "w", value: "ID", summary: "The view: its identifier or its label."),
      OptionSpecification("json", summary: "Prints one JSON object."),
    ] + EnvironmentOptions.all.filter { $0.name != "leaf-sizes" },
    examples: [
      ("autolayout trace Main.storyboard --view a1B-2c-D3e", "on the document's own device"),
      (
        "autolayout trace Main.storyboard -w Title -d retina4_7 -d ipad11_0rounded",
        "and what differs"
      ),
      ("autolayout trace --json Cell.xib --view Title", "the same for a programme"),
    ],
    run: { arguments, session throws(UsageError) in
      guard let name = arguments.operands.first, arguments.operands.count == 1 else {
        throw UsageError(message: "trace takes one file; name one .storyboard or .xib")
      }
      guard let view = arguments.value(of: "view") else {
        throw UsageError(message: "which view? give --view and its identifier or label")
      }
      let environments = try arguments.traceEnvironments()
      switch InputFile(name: name).read(session.terminal) {
      case .failure(let code): return code
      case .success(let document):
        return trace(
          view, of: document, environments, asJSON: arguments.has("json"), session.terminal)
      }
    })

  @MainActor
  private static func trace(
    _ view: String, of document: InterfaceDocument, _ environments: [CheckEnvironment],
    asJSON: Bool, _ terminal: Terminal
  ) -> ExitCode {
    var explanations: [FrameExplanation] = []
    for environment in environments {
      guard let explanation = FrameExplanation.explain(view, of: document, in: environment) else {
        terminal.complain(
          "no view is called '\(view)' here; 'autolayout frames' lists identifiers and labels",
          at: FileLocation(file: document.path))
        return .badInput
      }
      explanations.append(explanation)
    }
    if explanations.count == 2 {
      let comparison = FrameComparison(explanations[0], explanations[1])
      terminal.print(
        asJSON
          ? text(of: comparison)
          : (explanations.map { $0.text(colour: terminal.hasColor) }
            + [comparison.text(colour: terminal.hasColor)]).joined(separator: "\n\n"))
    } else {
      for explanation in explanations {
        terminal.print(
          asJSON ? text(of: explanation) : explanation.text(colour: terminal.hasColor))
      }
    }
    return .success
  }

  private static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Arguments {
  /// The one or two environments of a trace.
  ///
  /// - Throws: ``UsageError`` for a name that no device has, and for more than two.
  fileprivate func traceEnvironments() throws(UsageError) -> [CheckEnvironment] {
    let names = values(of: "device")
    guard names.count <= 2 else { throw UsageError(message: "trace compares two devices at most") }
    for name in names where Device.named(name) == nil {
      throw UsageError(message: "no device is called '\(name)'; 'autolayout devices' lists them")
    }
    return (names.isEmpty ? [CheckMatrix.canvas] : names).map { name in
      CheckEnvironment(
        device: name, orientation: value(of: "orientation") ?? CheckMatrix.canvas,
        textSize: "large", direction: value(of: "direction") ?? "ltr", strings: "document")
    }
  }
}
