import AssetCatalog
import CodeDeclarations
import Foundation
import InterfaceBuilder
import Notation

/// Compares the claims of the document with the code of its project.
struct ClaimCheck {
  typealias Draft = FindingCollector.Draft
  typealias Object = DocumentConnections.Object
  typealias Claim = DocumentConnections.Claim

  let check: ConnectionCheck
  let document: DocumentConnections
  let words: CodePlaces
  /// The targets with the document.
  private let targets: [BuildTarget]
  /// Whether the document is below the folder of the sources, so asset catalogs next to it are
  /// known.
  private let knowsAssets: Bool
  var code: ProjectCode { check.code }
  var system: SystemClasses { .table }

  init(_ check: ConnectionCheck, _ document: DocumentConnections) {
    self.check = check
    self.document = document
    words = CodePlaces(check.project)
    targets = check.code.targets(of: document.path)
    let root = URL(fileURLWithPath: check.code.root).standardizedFileURL.path
    let path = URL(fileURLWithPath: document.path).standardizedFileURL.path
    knowsAssets = path.isBelow(root)
  }

  /// Returns the finding for a claim; nil if the code agrees, or if it cannot be known.
  func draft(_ claim: Claim) -> Draft? {
    let object = document.objects[claim.object]
    switch claim.kind {
    case .customClass, .segueClass: return classDraft(claim, object)
    case .outlet: return outletDraft(claim, object)
    case .attribute: return attributeDraft(claim, object)
    case .action: return actionDraft(claim, object)
    case .unwind: return unwindDraft(claim, object)
    case .image: return knowsAssets ? imageDraft(claim, object) : nil
    case .color: return knowsAssets ? colorDraft(claim, object) : nil
    case .sceneIdentifier, .segueIdentifier, .reuseIdentifier: return nil
    }
  }

  func make(
    _ rule: Rule, _ claim: Claim, _ object: Object, _ message: String,
    _ related: [Finding.Related] = [], severity: Severity? = nil,
    certainty: Finding.Certainty = .certain, replacement: String? = nil
  ) -> Draft {
    var draft = Draft(
      rule: rule, view: object.id, location: claim.location, message: message, related: related,
      distinction: claim.name, severity: severity)
    draft.name = claim.name
    draft.certainty = certainty
    draft.replacement = replacement
    if let replacement, let element = claim.element {
      draft.fix = .rename(object: element, attribute: claim.attribute, to: replacement)
    }
    return draft
  }

  /// The class of the element, custom or Apple's.
  func className(_ object: Object) -> String? {
    object.customClass ?? system.elements[object.element]
  }

  // MARK: - Classes

  private func classDraft(_ claim: Claim, _ object: Object) -> Draft? {
    let name = claim.name
    guard !system.isClass(name) else { return nil }
    let declarations = code.declarations(of: name.lastPart)
    if declarations.contains(where: { code.type($0).isClass }) || code.isClass(name) {
      return moduleDraft(claim, object, declarations)
    }
    if let placeholder = object.placeholder {
      guard placeholder == "IBFilesOwner" else { return nil }
      return make(
        .staleOwnerClass, claim, object, "File's Owner names \(name), which does not exist")
    }
    guard declarations.allSatisfy({ code.type($0).kind != .extension }) else { return nil }
    if !object.usesTarget {
      // The class may be in a module that the tree does not hold.
      if let module = object.module {
        guard code.modules.contains(module) else { return nil }
      } else if !code.absentModules.isEmpty {
        return nil
      }
    }
    let isUsed = object.hasConnections || claim.kind == .segueClass
    let hint = words.otherClass(name)
    return make(
      .unknownClass, claim, object,
      "the project has no class \(name), so \(consequence(claim, object))\(hint.text)",
      hint.related,
      severity: isUsed ? .error : .warning, replacement: hint.name)
  }

  private func consequence(_ claim: Claim, _ object: Object) -> String {
    if claim.kind == .segueClass { return "performing the segue raises an exception" }
    let base = system.elements[object.element] ?? "plain object"
    let article = "AEIO".contains(base.prefix(1)) ? "an" : "a"
    return "UIKit makes \(base.hasPrefix("UI") ? "a" : article) \(base) instead"
  }

  private func moduleDraft(
    _ claim: Claim, _ object: Object, _ declarations: [ProjectCode.TypeReference]
  ) -> Draft? {
    guard object.placeholder == nil else { return nil }
    let classes = declarations.filter { code.type($0).isClass }
    let isSwift = classes.allSatisfy {
      code.type($0).language == .swift && code.type($0).objectiveCName == nil
    }
    guard isSwift, let first = classes.first else { return nil }
    let place = words.related(first, "class \(claim.name)")
    if object.usesTarget { return otherTargetDraft(claim, object, classes) }
    guard let module = object.module else {
      // A class of the package may be meant, whose Objective-C version the tree does not hold.
      return make(
        .wrongModule, claim, object,
        "\(claim.name) is a Swift class, which iOS does not find without a module"
          + words.at(place), [place])
    }
    let homes = Set(classes.flatMap { code.targets(of: code.files[$0.file].path) }.map(\.module))
    // Another build system may give the module of the folder or pod that name.
    guard !code.modules.isEmpty, !code.modules.contains(module),
      !code.absentModules.contains(module), !code.tree.folders.contains(module)
    else { return nil }
    let home = homes.isEmpty ? "this project" : homes.sorted().joined(separator: " and ")
    return make(
      .wrongModule, claim, object,
      "no target builds the module \(module); \(claim.name) is in \(home)" + words.at(place),
      [place], certainty: .likely)
  }

  /// The finding for a class in another module than the document's target.
  private func otherTargetDraft(
    _ claim: Claim, _ object: Object, _ classes: [ProjectCode.TypeReference]
  ) -> Draft? {
    // A target with resources only has no module.
    let own = Set(targets.map(\.name))
    guard let first = classes.first, !own.isEmpty, targets.allSatisfy({ code.hasSources($0) })
    else { return nil }
    let homes = classes.map { code.targets(of: code.files[$0.file].path) }
    guard homes.allSatisfy({ !$0.isEmpty && $0.allSatisfy { !own.contains($0.name) } }) else {
      return nil
    }
    let place = words.related(first, "class \(claim.name)")
    let modules = Set(homes.flatMap { $0.map(\.module) }).sorted().joined(separator: " and ")
    let names = Set(targets.map(\.module)).sorted().joined(separator: " and ")
    return make(
      .wrongModule, claim, object,
      "\(claim.name) is in \(modules), but iOS looks for it in \(names), the target of the document"
        + words.at(place), [place], certainty: .likely)
  }

  // MARK: - Assets

  private func imageDraft(_ claim: Claim, _ object: Object) -> Draft? {
    let name = claim.name.precomposedStringWithCanonicalMapping
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let images = check.code.tree.images
    guard !images.contains(SourceTree.imageName(name)), !images.contains(name),
      !images.contains(SourceTree.imageName(stem))
    else { return nil }
    let closest = check.project.imageNames.closest(to: stem).map { "; did you mean '\($0)'?" } ?? ""
    return make(.missingImage, claim, object, "the project has no image '\(claim.name)'\(closest)")
  }

  private func colorDraft(_ claim: Claim, _ object: Object) -> Draft? {
    let name = claim.name.precomposedStringWithCanonicalMapping
    let colors = check.code.tree.colors
    guard !colors.contains(name) else { return nil }
    let closest = check.project.colorNames.closest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    return make(
      .missingColor, claim, object,
      "no asset catalog has the color '\(claim.name)', so iOS uses the copy in the document\(closest)"
    )
  }
}

extension String {
  /// The part after the last dot.
  var lastPart: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
