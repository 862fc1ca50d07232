import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder
import Notation

/// The options for the axes of environments.
enum EnvironmentOptions {
  /// An option for each axis, then the options for single layouts.
  static let all =
    axes(isList: false) + [
      OptionSpecification("rtl", summary: "Same as --direction rtl."),
      OptionSpecification(
        "leaf-sizes", value: "KIND", choices: ["measured", "recorded"],
        summary: "Intrinsic sizes: measured (default), or recorded in the document."),
      FontOption.specification,
    ]

  /// The options of ``all``, where the options of axes take lists.
  static let lists = axes(isList: true) + all.dropFirst(EnvironmentAxis.all.count)

  /// The options of axes; lists are separated by commas.
  static func axes(isList: Bool) -> [OptionSpecification] {
    EnvironmentAxis.all.map { axis in
      OptionSpecification(
        axis.option, letter: axis == .device ? "d" : nil,
        value: isList ? "LIST" : axis.placeholder, choices: axis.acceptedWords,
        summary: axis.help + (isList ? "; takes a list, separated by commas." : "."),
        isList: isList)
    }
  }
}

extension LayoutEnvironment {
  /// Sets an axis to a word's value.
  mutating func set(_ axis: EnvironmentAxis, to word: String) throws(UsageError) {
    guard axis.set(word, in: &self) else { throw .unknown(word, for: axis) }
  }
}

extension UsageError {
  fileprivate static func unknown(_ word: String, for axis: EnvironmentAxis) -> UsageError {
    let expectation = axis.expectation(for: word)
    guard axis != .device else {
      return UsageError(message: "unknown device '\(word.onOneLine)'; \(expectation)")
    }
    return UsageError(
      message: "invalid value '\(word.onOneLine)' for --\(axis.option); \(expectation)")
  }
}

extension Arguments {
  /// Returns the environment given by the options; the last value counts if an option is repeated.
  func environment() throws(UsageError) -> LayoutEnvironment {
    var environment = environmentWithoutSettings()
    if has("rtl") { environment.direction = .rightToLeft }
    for axis in EnvironmentAxis.all {
      guard let word = value(of: axis.option) else { continue }
      // Each picture sets its appearance.
      if axis == .appearance, word == "both" { continue }
      guard !word.contains(",") else {
        throw UsageError(message: "--\(axis.option) takes one value here")
      }
      try environment.set(axis, to: word)
    }
    try refuseOldReleases([environment])
    return environment
  }

  /// Returns the words for an axis, or nil if the option is missing.
  func words(of axis: EnvironmentAxis) throws(UsageError) -> [String]? {
    guard var words = try list(axis.option) else {
      return axis == .direction && has("rtl") ? ["rtl"] : nil
    }
    if axis == .appearance {
      words = words.flatMap { $0 == "both" ? axis.choices ?? [] : [$0] }
    }
    var known: [String] = []
    for word in words {
      guard let name = axis.known(word) else { throw .unknown(word, for: axis) }
      if !known.contains(name) { known.append(name) }
    }
    return known
  }

  func environmentWithoutSettings() -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    if let sizes = value(of: "leaf-sizes").flatMap(LayoutEnvironment.LeafSizes.init) {
      environment.leafSizes = sizes
    }
    return environment
  }

  /// Refuses devices that the given release does not run on.
  func refuseOldReleases(_ environments: [LayoutEnvironment]) throws(UsageError) {
    for environment in environments {
      guard let reason = environment.refusal(remedy: "add --os") else { continue }
      throw UsageError(message: reason)
    }
  }
}
