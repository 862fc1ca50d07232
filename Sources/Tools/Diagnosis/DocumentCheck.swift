import AutoLayout
public import InterfaceBuilder

public struct DocumentCheck: Sendable {
  /// Lays out a scene in an environment, at a size that a user chose by dragging.
  package typealias Resizing = @MainActor (InterfaceScene, LayoutEnvironment) -> InstantiatedScene

  private let settings: CheckSettings
  private let resizing: Resizing?

  public init(_ settings: CheckSettings = CheckSettings()) { self.init(settings, nil) }

  /// A check at another size than the environment's; nil for the environment's size.
  package init(_ settings: CheckSettings, _ resizing: Resizing?) {
    self.settings = settings
    self.resizing = resizing
  }

  /// Lays out a document in every environment, and applies the rules.
  ///
  /// - Complexity: One layout per environment, and one per fix that is tried.
  @preconcurrency @MainActor
  public func findings(in document: InterfaceDocument) -> DocumentFindings {
    findings(in: document, scenes: nil)
  }

  /// Checks the scenes with some identifiers and the document as a whole.
  @MainActor
  package func findings(
    in document: InterfaceDocument, scenes wanted: Set<String>?
  ) -> DocumentFindings {
    let header = document.header
    var collector = FindingCollector(
      settings: settings, environment: LayoutEnvironment.canvas.resolved(for: header))
    UnusableValueCheck().check(document, into: &collector)
    InvalidConstraintCheck().check(document, into: &collector)
    MissingFontCheck().check(document, into: &collector)
    let accessibility = AccessibilityCheck(settings, document)
    let points = settings.matrix.sizes == nil ? settings.matrix.environments : []
    let languages = document.languages(settings.matrix.languages)
    let missing = TranslationCheck().check(document, languages, into: &collector)
    for scene in document.scenes where wanted?.contains(scene.id) ?? true {
      var ambiguities = AmbiguityCache()
      // Stored frames belong to the canvas, even if the settings do not list it.
      if !points.contains(where: isCanvas) {
        collector.environment = LayoutEnvironment.canvas.resolved(for: header)
        let live = scene.laidOut(in: .canvas)
        MisplacementCheck().check(CheckedScene(live, isCanvas: true), into: &collector)
        ConstraintStyleCheck().check(live, into: &collector)
      }
      for point in points {
        collector.environment = point.resolved(for: header)
        check(scene, at: point, accessibility, &ambiguities, into: &collector)
      }
      if points.isEmpty, accessibility.isNeeded {
        collector.environment = LayoutEnvironment.canvas.resolved(for: header)
        let live = scene.laidOut(in: LayoutEnvironment.canvas.withProjectFonts)
        let checked = CheckedScene(live, isCanvas: true)
        accessibility.check(checked, scene, at: .canvas, into: &collector)
      }
      translate(scene, points, languages, into: &collector)
      sweep(scene, into: &collector)
    }
    collector.endLanguages()
    let suppressions = Suppressions(document.contents)
    var result = DocumentFindings(
      path: document.path, findings: collector.sorted.filter { !suppressions.cover($0) })
    if !settings.matrix.languages.isEmpty {
      result.languages = LanguageSummary.all(languages, result.findings, missing: missing)
    }
    return result
  }

  /// Checks a scene in the languages of the settings, in each environment.
  ///
  /// Many environments only get the languages that have the longest texts.
  @MainActor
  private func translate(
    _ scene: InterfaceScene, _ points: [LayoutEnvironment], _ languages: [String],
    into collector: inout FindingCollector
  ) {
    guard !languages.isEmpty else { return }
    var known: Set<LayoutEnvironment> = []
    let points = points.filter { $0.texts == .document && $0.locale == nil }.map { point in
      var point = point
      // The direction follows the language.
      point.direction = nil
      // A canvas of any size may lack constraints that every device installs.
      if isCanvas(point), let device = scene.deviceOfVariations { point.device = device }
      return point
    }.filter { known.insert($0).inserted }
    let chosen =
      points.count > Self.fewEnvironments ? LongestTexts(scene, languages).languages : languages
    for point in points {
      LanguagePass(scene, at: point, resizing).check(chosen, into: &collector)
    }
  }

  /// The maximum number of environments that are checked in all languages.
  private static let fewEnvironments = 4

  private func isCanvas(_ point: LayoutEnvironment) -> Bool { point.isCanvas && resizing == nil }

  @MainActor
  private func check(
    _ scene: InterfaceScene, at point: LayoutEnvironment, _ accessibility: AccessibilityCheck,
    _ ambiguities: inout AmbiguityCache, into collector: inout FindingCollector
  ) {
    let live = resizing?(scene, point) ?? scene.laidOut(in: point)
    let checked = CheckedScene(live, isCanvas: isCanvas(point), isSingleSize: true)
    ConstraintStyleCheck().check(live, into: &collector)
    ConflictCheck().check(checked, into: &collector)
    MisplacementCheck().check(checked, into: &collector)
    let hasAmbiguities = !checked.ambiguities.all.isEmpty
    let grown = sized(scene, at: point, live) ?? checked
    for check in Self.sizeChecks { check.check(grown, into: &collector) }
    accessibility.check(grown, scene, at: point.withProjectFonts, into: &collector)
    // This check must be the last one, because it changes the scene; it needs the drawn rows.
    let isDrawn = grown === checked || !hasAmbiguities
    let drawn = isDrawn ? checked : CheckedScene(scene.laidOut(in: point), isCanvas: true)
    for draft in ambiguities.drafts(drawn) { collector.add(draft) }
  }

  /// A canvas as people see it: with the fonts that Xcode lacked, and with rows that grow.
  ///
  /// - Returns: nil if this is the checked layout.
  @MainActor
  private func sized(
    _ scene: InterfaceScene, at point: LayoutEnvironment, _ live: InstantiatedScene
  ) -> CheckedScene? {
    var live = live
    let lacksFonts = live.canvasLacksFonts
    if lacksFonts {
      let point = point.withProjectFonts
      live = resizing?(scene, point) ?? scene.laidOut(in: point)
    }
    let grows = live.growsRows(on: point)
    guard grows || lacksFonts else { return nil }
    let scene = CheckedScene(live, isCanvas: grows || isCanvas(point), isSingleSize: true)
    scene.hasGrownRows = grows
    return scene
  }

  /// The checks of frames, apart from the one of stored frames.
  @MainActor static let sizeChecks: [any SceneChecking] = [
    TextCheck(), OverlapCheck(), ScreenCheck(), EmptySizeCheck(),
  ]

  /// Checks a scene at every size of the sweep, if there is one.
  @MainActor
  private func sweep(_ scene: InterfaceScene, into collector: inout FindingCollector) {
    guard let sizes = settings.matrix.sizes else { return }
    for point in settings.matrix.windowEnvironments {
      var sweep = SceneSweep(scene, sizes, at: point)
      sweep.check(into: &collector)
    }
  }
}

extension InterfaceScene {
  @MainActor
  func laidOut(in environment: LayoutEnvironment) -> InstantiatedScene {
    var environment = environment
    environment.countsInsetsOnce = true
    let live = instantiate(in: environment)
    if !environment.isCanvas { PlaceholderSizes.apply(to: live) }
    live.layOut(resizesRows: !environment.isCanvas)
    return live
  }
}

extension InstantiatedScene {
  /// Gives the rows of the canvas the heights of the run time; returns whether there are rows that
  /// size themselves.
  ///
  /// The recorded height of such a row is not a limit of its text.
  fileprivate func growsRows(on point: LayoutEnvironment) -> Bool {
    guard point.isCanvas, hasRows,
      members.contains(where: { $0.view is UITableViewCell && sizesItself($0) })
    else { return false }
    layOut(resizesRows: true)
    return true
  }
}

/// The findings in a scene, by the ambiguities and the decisions of the solver.
@MainActor
private struct AmbiguityCache {
  private struct Key: Hashable {
    var ambiguities: [SceneAmbiguities.Ambiguity]
    /// The decisions of the solver in each root; nil for a root without constraints.
    var states: [UInt64?]
  }

  private var known: [Key: [FindingCollector.Draft]] = [:]

  /// Returns the findings; if they are unknown, fixes change the scene.
  mutating func drafts(_ scene: CheckedScene) -> [FindingCollector.Draft] {
    guard !scene.ambiguities.all.isEmpty else { return [] }
    let key = Key(
      ambiguities: scene.ambiguities.all,
      states: scene.survey.roots.map { $0.layoutDigest?.state })
    if let drafts = known[key] { return drafts }
    let drafts = AmbiguityCheck().drafts(scene)
    known[key] = drafts
    return drafts
  }
}
