import AutoLayout
import InterfaceBuilder

/// Checks a scene with the texts of each language.
///
/// Constraints do not depend on the language: a live scene for each direction only gets other
/// texts. Only rules about texts, overlaps, edges and conflicts apply; the rest is about the
/// document. So the findings equal the findings in fresh scenes.
@MainActor
struct LanguagePass {
  private let scene: InterfaceScene
  /// The device and the settings; the language replaces the direction.
  private let point: LayoutEnvironment
  private let resizing: DocumentCheck.Resizing?

  /// A language that no document has: a scene in it has the document's texts, but is laid out as in
  /// other languages.
  private static let neutral = "und"

  init(
    _ scene: InterfaceScene, at point: LayoutEnvironment, _ resizing: DocumentCheck.Resizing?
  ) {
    self.scene = scene
    self.point = point
    self.resizing = resizing
  }

  /// A scene that takes the texts of the languages in turn.
  @MainActor
  private struct Stage {
    let live: InstantiatedScene
    /// Whether the layout is independent of earlier texts.
    let follows: Bool
    init(_ live: InstantiatedScene) {
      self.live = live
      follows =
        live.roots.allSatisfy { $0.layoutConflicts.isEmpty }
        && !live.roots.contains(where: \.hasGuidesOfFrames) && !live.hasTextSizedAutoresizing
        && !live.members.contains { $0.view.contentSizeOverride != nil }
    }
  }

  /// Adds the findings in languages, in the order of the languages.
  ///
  /// - Complexity: A layout for each direction, and a solve for each language.
  func check(_ languages: [String], into collector: inout FindingCollector) {
    guard !languages.isEmpty else { return }
    let neutral = Stage(layOut(Self.neutral))
    collector.setNeutral(drafts(in: neutral.live))
    var stages = [UIUserInterfaceLayoutDirection.leftToRight: neutral]
    for language in languages {
      var environment = point
      environment.locale = language
      let direction = environment.layoutDirection
      var stage = stages[direction]
      stages[direction] = nil
      if stage?.follows == true {
        stage?.live.translate(to: language)
        // Texts of the document have the findings of the document.
        if stage?.live.isTranslated == true { stage?.live.layOut(resizesRows: true) }
        if stage?.live.roots.contains(where: { !$0.layoutConflicts.isEmpty }) == true {
          stage = nil
        }
      } else {
        stage = nil
      }
      let current = stage ?? Stage(layOut(language))
      stages[direction] = current
      // A copy for a right-to-left language is mirrored at run time.
      let isMirrored = direction == .rightToLeft && scene.contents.languages.isCopy
      guard current.live.isTranslated || isMirrored else { continue }
      collector.environment = environment.resolved(for: scene.contents.header)
      collector.language = language
      for draft in drafts(in: current.live) { collector.add(draft) }
      collector.language = nil
    }
  }

  private func layOut(_ language: String) -> InstantiatedScene {
    var environment = point.withProjectFonts
    environment.locale = language
    return resizing?(scene, environment) ?? scene.laidOut(in: environment)
  }

  private static let checks: [any SceneChecking] = [TextCheck(), OverlapCheck(), ScreenCheck()]

  private func isDoubtful(_ fault: SceneFault, in scene: CheckedScene) -> Bool {
    switch fault.kind {
    case .safeArea: true
    case .overlap: OverlapCheck.isUnseen(fault, in: scene.survey)
    default: false
    }
  }

  private func drafts(in live: InstantiatedScene) -> [FindingCollector.Draft] {
    let checked = CheckedScene(live, isCanvas: false, comparesTexts: true)
    // The host's size does not depend on languages.
    var drafts = ConflictCheck().drafts(checked).filter { $0.rule == .unsatisfiable }
    for check in Self.checks {
      var faults: [SceneFault] = []
      check.find(in: checked, &faults)
      drafts += faults.filter { !isDoubtful($0, in: checked) }
        .map { check.describe($0, in: checked) }
    }
    return drafts
  }
}

extension InstantiatedScene {
  /// Whether a view whose size may follow a text resizes views by their masks, which depend on
  /// earlier sizes.
  fileprivate var hasTextSizedAutoresizing: Bool {
    members.contains { member in
      let view = member.view
      guard let parent = view.superview, view.translatesAutoresizingMaskIntoConstraints,
        !view.autoresizingMask.isEmpty, (parent as? UITableViewCell)?.contentView !== view
      else { return false }
      return !parent.translatesAutoresizingMaskIntoConstraints
    }
  }
}
