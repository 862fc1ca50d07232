import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds elements whose label is missing, is the name of the file, or repeats the type.
struct LabelCheck: AccessibilityChecking {
  static let rules: [Rule] = [
    .missingLabel, .unlabelledImage, .labelIsFileName, .labelRepeatsType,
  ]

  func drafts(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    scene.survey.items.indices.flatMap { index -> [FindingCollector.Draft] in
      guard scene.isShown(index), !scene.isInBar[index] else { return [] }
      let element = scene.elements[index]
      var drafts: [FindingCollector.Draft?] = [quality(element, index, scene)]
      drafts.append(repetition(element, index, scene))
      switch element.role {
      case .button where element.isElement: drafts.append(missing(element, index, scene))
      case .image: drafts.append(unlabelled(element, index, scene))
      default: break
      }
      return drafts.compactMap(\.self)
    }
  }

  private static let remedy =
    "Add a label in the identity inspector, or set accessibilityLabel"

  private func missing(
    _ element: AccessibleElement, _ index: Int, _ scene: AccessibilityScene
  ) -> FindingCollector.Draft? {
    let item = scene.survey.items[index]
    guard item.documentElement?.isUserInteractionEnabled != false, !scene.isUnreachable[index]
    else { return nil }
    let outlet = scene.uses.outlets[item.id]
    let isCustom = scene.customClass(index) != nil
    let name = scene.survey.name(item)
    func draft(
      _ severity: Severity, _ id: String, _ message: String, _ summary: String
    ) -> FindingCollector.Draft {
      scene.draft(
        .missingLabel, index, message, severity: severity,
        group: Finding.Group(
          id: "missing-label/\(id)", scope: severity == .error ? .document : .project,
          kind: "button",
          element: element.image.map { "\"\($0)\"" } ?? scene.shortName(index),
          summary: summary))
    }
    switch element.name {
    case .image(let image) where outlet == nil && !isCustom:
      return draft(
        .error, "image",
        "\(name) has an image and no label: VoiceOver says \"\(image)\". \(Self.remedy)",
        "{count} {have} an image and no label: VoiceOver says {list}. \(Self.remedy)")
    case .image(let image):
      let setter = outlet.map { "outlet '\($0)'" } ?? "class of the app"
      return draft(
        .warning, "outlet",
        "\(name) has an image, no label and an \(setter): VoiceOver says \"\(image)\""
          + Self.doubt,
        "{count} in {documents} {have} an image and no label: VoiceOver says {list}\(Self.doubt)")
    case .symbol(let symbol):
      return draft(
        .note, "symbol",
        "\(name) has the symbol \"\(symbol)\" and no label: VoiceOver says the symbol's name. "
          + Self.remedy,
        "{count} in {documents} {have} a symbol and no label: VoiceOver says the symbols' names "
          + "({list}). \(Self.remedy)")
    case .missing where outlet == nil && !isCustom && scene.uses.actions.contains(item.id):
      return draft(
        .error, "empty",
        "\(name) has neither title, image nor label: VoiceOver says only \"button\". "
          + Self.remedy,
        "{count} {have} neither title, image nor label: {list}. \(Self.remedy)")
    default: return nil
    }
  }

  nonisolated private static let doubt = ", unless code sets accessibilityLabel"

  /// Returns a finding with no doubt about the code.
  nonisolated static func confirmed(_ finding: Finding) -> Finding {
    guard var group = finding.group, group.summary.hasSuffix(doubt) else { return finding }
    let fact = ", and no code sets accessibilityLabel"
    var finding = finding
    group.id = "missing-label/unset"
    group.summary = group.summary.dropLast(doubt.count) + fact
    finding.group = group
    finding.message = finding.message.dropLast(doubt.count) + fact
    return finding
  }

  private func unlabelled(
    _ element: AccessibleElement, _ index: Int, _ scene: AccessibilityScene
  ) -> FindingCollector.Draft? {
    guard element.statedLabel == nil else { return nil }
    let item = scene.survey.items[index]
    let isStated = item.view.statedIsElement == true
    guard isStated || element.takesTaps && item.view.statedIsElement != false else { return nil }
    return scene.draft(
      .unlabelledImage, index,
      isStated
        ? "the image \(scene.survey.name(item)) is accessible and has no label: add a label, or "
          + "turn \"Accessibility enabled\" off"
        : "the image \(scene.survey.name(item)) takes taps and has no label: turn \"Accessibility "
          + "enabled\" on and give it a label")
  }

  private func quality(
    _ element: AccessibleElement, _ index: Int, _ scene: AccessibilityScene
  ) -> FindingCollector.Draft? {
    guard let label = element.statedLabel, element.isElement || element.takesTaps else {
      return nil
    }
    if FileNames.isName(label, ofImage: element.image) {
      return scene.draft(
        .labelIsFileName, index, "the label \"\(label)\" is the name of the image")
    }
    guard FileNames.looksLikeFile(label) else { return nil }
    return scene.draft(.labelIsFileName, index, "the label \"\(label)\" is a file's name")
  }

  private func repetition(
    _ element: AccessibleElement, _ index: Int, _ scene: AccessibilityScene
  ) -> FindingCollector.Draft? {
    guard let label = element.statedLabel else { return nil }
    let types: [(UIAccessibilityTraits, [String])] = [
      (.button, ["button", "btn"]), (.image, ["image", "icon"]), (.link, ["link"]),
      (.adjustable, ["slider"]), (.header, ["heading"]),
    ]
    let last = label.split { !$0.isLetter }.last.map { $0.lowercased() }
    guard let last,
      let type = types.first(where: { element.traits.contains($0.0) && $0.1.contains(last) })
    else { return nil }
    return scene.draft(
      .labelRepeatsType, index,
      "VoiceOver says \"\(label), \(type.1[0])\": leave out the type")
  }
}

/// Separates names of files and symbols from words that people read.
enum FileNames {
  /// Whether a label is the name of the image, and not also a word such as "Close".
  static func isName(_ label: String, ofImage image: String?) -> Bool {
    guard let image, !label.contains(" ") else { return false }
    let names = [image, stem(of: image)].map { $0.lowercased() }
    guard names.contains(label.lowercased()) else { return false }
    return !label.allSatisfy(\.isLetter) || hasInnerCapital(label)
  }

  /// Whether a label has the form of the file's name: `ic_close`, `logo.png`, `btnBack`.
  static func looksLikeFile(_ label: String) -> Bool {
    guard !label.contains(where: \.isWhitespace) else { return false }
    let ending = label.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isFile =
      label.contains(".") && ["png", "jpg", "jpeg", "pdf", "svg", "heic"].contains(ending)
    let parts = label.split(separator: "_")
    let isJoined = parts.count > 1 && label.contains(where: \.isLowercase)
    let start = ["ic", "img", "btn", "icn"].contains { label.hasPrefix($0) }
    return isFile || isJoined || start && hasInnerCapital(label)
  }

  private static func stem(of name: String) -> String {
    name.split(separator: ".").dropLast().joined(separator: ".").isEmpty
      ? name : name.split(separator: ".").dropLast().joined(separator: ".")
  }

  private static func hasInnerCapital(_ label: String) -> Bool {
    zip(label, label.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
