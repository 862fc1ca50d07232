import Diagnosis
import Foundation
import InterfaceBuilder
import Notation

enum TraceCommand {
  static let specification = CommandSpecification(
    name: "trace", summary: "Explain a view's frame, edge by edge.", operands: "FILE",
    discussion: """
      For each edge and size of the view, prints the active constraints that determine it: first the
      view's own constraints, then the constraints of the views it depends on. If required
      constraints conflict, also prints which constraint is broken, and why. With two devices, also
      prints the differences between them.
      """,
    options: [
      OptionSpecification(
        "view", letter: "w", value: "ID",
        summary: "View: the id, the Xcode label, or the name that 'frames' prints."),
      OptionSpecification("json", summary: "Print a JSON object."),
    ] + EnvironmentOptions.all.filter { $0.name != "leaf-sizes" } + WorkLimits.options,
    examples: [
      ("autolayout trace Main.storyboard --view a1B-2c-D3e", "explains it on the canvas device"),
      (
        "autolayout trace Main.storyboard -w Title -d retina4_7 -d ipad11_0rounded",
        "compares two devices"
      ),
      ("autolayout trace --json Cell.xib --view Title", "the same as JSON"),
    ],
    run: { arguments, session throws(UsageError) in
      guard let name = arguments.operands.first else {
        throw UsageError(message: "missing FILE: give a .storyboard or a .xib")
      }
      guard arguments.operands.count == 1 else {
        throw UsageError(
          message: "trace takes a single FILE; give a view as --view \(arguments.operands[1])")
      }
      guard let view = arguments.value(of: "view") else {
        throw UsageError(
          message: "missing --view ID; 'autolayout frames' lists the ids and names of views")
      }
      let environments = try arguments.traceEnvironments()
      switch InputFile(name: name).read(session.terminal) {
      case .failure(let code): return code
      case .success(let document):
        return trace(
          view, of: document, in: environments, asJSON: arguments.has("json"),
          terminal: session.terminal)
      }
    })

  /// The maximum number of views in a message.
  private static let listedViews = 8

  @MainActor
  private static func trace(
    _ view: String, of document: InterfaceDocument, in environments: [LayoutEnvironment],
    asJSON: Bool, terminal: Terminal
  ) -> ExitCode {
    let named = document.views(called: view)
    guard named.count < 2 else {
      let shown = named.prefix(listedViews)
      let rest = named.count > shown.count ? ", …" : ""
      let choices = shown.map { "--view \($0.id.shellWord) (line \($0.location.line))" }
      terminal.printError(
        "\(named.count) views are called '\(view)'; give \(choices.joined(separator: " or "))\(rest)",
        at: FileLocation(file: document.path))
      return .usage
    }
    var explanations: [FrameExplanation] = []
    for environment in environments {
      guard let explanation = FrameExplanation.explain(view, of: document, in: environment) else {
        terminal.printError(
          "unknown view '\(view)'; \(document.viewNames.suggestion(for: view))"
            + "'autolayout frames' lists the ids and names of views",
          at: FileLocation(file: document.path))
        return .usage
      }
      explanations.append(explanation)
    }
    if explanations.count == 2 {
      let comparison = FrameComparison(explanations[0], explanations[1])
      if asJSON { return terminal.printJSON { try JSONText.encode(comparison) } }
      terminal.print(
        (explanations.map { $0.text(color: terminal.hasColor) }
          + [comparison.text(color: terminal.hasColor)]).joined(separator: "\n\n"))
      return .success
    }
    return explanations.reduce(into: .success) { worst, explanation in
      if asJSON {
        worst.worsen(to: terminal.printJSON { try JSONText.encode(explanation) })
      } else {
        terminal.print(explanation.text(color: terminal.hasColor))
      }
    }
  }
}

extension InterfaceDocument {
  fileprivate var viewNames: [String] {
    contents.viewsByID.keys.sorted()
      + Set(contents.viewsByID.values.map { OutlineName.of(contents[$0]) }).sorted()
  }

  /// Returns the views with an id or outline name, in the order of the document.
  fileprivate func views(called name: String) -> [ViewElement] {
    if let index = contents.viewsByID[name] { return [contents[index]] }
    return contents.viewsByID.values.map { contents[$0] }.filter { OutlineName.of($0) == name }
      .sorted { $0.location.line < $1.location.line }
  }
}

extension Arguments {
  /// Returns the one or two traced environments.
  fileprivate func traceEnvironments() throws(UsageError) -> [LayoutEnvironment] {
    let names = values(of: "device")
    guard names.count <= 2 else { throw UsageError(message: "trace compares at most two devices") }
    let environment = try environment()
    guard !names.isEmpty else { return [environment] }
    return try names.map { name throws(UsageError) in
      var environment = environment
      try environment.set(.device, to: name)
      return environment
    }
  }
}
