import CodeDeclarations
import Foundation
import InterfaceBuilder
import Notation

extension ClaimCheck {
  func outletDraft(_ claim: Claim, _ object: Object) -> Draft? {
    let key = claim.name
    guard !system.outlets.contains(key), !system.packages.contains(key),
      let name = knownClass(object)
    else { return nil }
    switch code.property(key, of: name) {
    case .visible, .acceptsAll, .otherSelector: return nil
    case .unknown(let classes):
      return settings.isStrict ? unknownDraft(.missingOutlet, claim, object, classes) : nil
    case .hidden(let match):
      guard code.swiftVersion >= 4, !ownerHas(key, object, name) else { return nil }
      let place = words.related(match, "var \(match.member.name)")
      return make(
        .hiddenOutlet, claim, object,
        "\(name).\(match.member.name) is not visible to Objective-C; add @IBOutlet"
          + words.at(place), [place], severity: ownerSeverity(object, name))
    case .missing:
      guard !ownerHas(key, object, name) else { return nil }
      let hint = words.otherMember(key, of: name, isMethod: false)
      return make(
        .missingOutlet, claim, object,
        "\(name) has no property \(key), so the app stops when it loads the \(loaded)\(hint.text)",
        hint.related, severity: ownerSeverity(object, name), certainty: certainty(object),
        replacement: hint.name)
    }
  }

  private var settings: CheckSettings { check.settings }
  private var loaded: String { document.path.hasSuffix(".xib") ? "nib" : "scene" }

  /// The class of the object; nil if the project has no declaration of it.
  private func knownClass(_ object: Object) -> String? {
    guard let name = className(object)?.lastPart else { return nil }
    guard object.customClass == nil || system.isClass(name) || code.isClass(name) else {
      return nil
    }
    return name
  }

  private func unknownDraft(
    _ rule: Rule, _ claim: Claim, _ object: Object, _ classes: Set<String>
  ) -> Draft {
    let names = classes.sorted().joined(separator: ", ")
    return make(
      rule, claim, object,
      "cannot check \(claim.name): the declaration of \(names) is not in the project",
      severity: .note, certainty: .unknown)
  }

  // MARK: - The owner of the nib

  private func isOwner(_ object: Object) -> Bool { object.placeholder == "IBFilesOwner" }

  /// Whether a class below the named class of the owner has a member: it may be the owner.
  private func ownerHas(_ name: String, _ object: Object, _ className: String) -> Bool {
    guard isOwner(object) else { return false }
    return code.subclasses(of: className).contains { below in
      if case .missing = code.property(name, of: below) { return false }
      return true
    }
  }

  private func ownerHas(action name: String, _ object: Object, _ className: String) -> Bool {
    guard isOwner(object) else { return false }
    return code.subclasses(of: className).contains { below in
      switch code.method(name, of: below) {
      case .missing, .otherSelector: false
      default: true
      }
    }
  }

  /// The owner of the nib with another name may have another class than the document says.
  private func ownerSeverity(_ object: Object, _ name: String) -> Severity? {
    isOwner(object) && document.name != name ? .warning : nil
  }

  private func certainty(_ object: Object) -> Finding.Certainty {
    isOwner(object) && document.name != className(object) ? .likely : .certain
  }

  // MARK: - Attributes

  func attributeDraft(_ claim: Claim, _ object: Object) -> Draft? {
    let key = String(claim.name.prefix { $0 != "." })
    guard !system.attributes.contains(key), !system.outlets.contains(key),
      !system.packages.contains(key), !system.attributes.contains(MemberName.key(key.plainKey)),
      let name = knownClass(object), !system.isClass(name)
    else { return nil }
    switch code.property(key, of: name) {
    case .hidden(let match):
      guard code.swiftVersion >= 4 else { return nil }
      let place = words.related(match, "var \(match.member.name)")
      return make(
        .missingAttribute, claim, object,
        "\(name).\(match.member.name) is not visible to Objective-C; add @IBInspectable; "
          + "iOS only logs that it cannot set the value" + words.at(place), [place])
    case .missing:
      // Any module may extend Apple's classes.
      guard code.absentModules.isEmpty || settings.isStrict else { return nil }
      let hint = words.otherMember(key, of: name, isMethod: false)
      return make(
        .missingAttribute, claim, object,
        "\(name) has no property \(key), so iOS only logs that it cannot set the value\(hint.text)",
        hint.related,
        certainty: code.absentModules.isEmpty ? .certain : .unknown)
    case .visible, .acceptsAll, .otherSelector, .unknown: return nil
    }
  }

  // MARK: - Actions

  func actionDraft(_ claim: Claim, _ object: Object) -> Draft? {
    let selector = claim.name
    guard !system.selectors.contains(selector) else { return nil }
    if object.placeholder == "IBFirstResponder" { return responderDraft(claim, object) }
    guard object.element != "exit", let name = knownClass(object) else { return nil }
    switch code.method(selector, of: name) {
    case .visible, .acceptsAll: return nil
    case .unknown(let classes):
      return settings.isStrict ? unknownDraft(.missingAction, claim, object, classes) : nil
    case .hidden(let match):
      guard code.swiftVersion >= 4, !ownerHas(action: selector, object, name) else { return nil }
      let place = words.related(match, "func \(match.member.name)")
      return make(
        .missingAction, claim, object,
        "\(name).\(selector) is not visible to Objective-C; add @IBAction" + words.at(place),
        [place], severity: ownerSeverity(object, name))
    case .otherSelector(let match):
      guard !ownerHas(action: selector, object, name) else { return nil }
      let place = words.related(match, match.member.selector)
      return make(
        .missingAction, claim, object,
        "\(name) has no method \(selector), so the app stops at the event; it has "
          + "\(match.member.selector)" + words.at(place), [place],
        severity: ownerSeverity(object, name), certainty: certainty(object),
        replacement: match.member.selector)
    case .missing:
      guard !ownerHas(action: selector, object, name) else { return nil }
      let hint = words.otherMember(selector, of: name, isMethod: true)
      return make(
        .missingAction, claim, object,
        "\(name) has no method \(selector), so the app stops at the event\(hint.text)",
        hint.related,
        severity: ownerSeverity(object, name), certainty: certainty(object),
        replacement: hint.name)
    }
  }

  private func responderDraft(_ claim: Claim, _ object: Object) -> Draft? {
    guard !code.hasMethod(claim.name), code.absentModules.isEmpty else { return nil }
    return make(
      .missingAction, claim, object,
      "no class has the method \(claim.name), so the event has no effect", severity: .warning)
  }

  func unwindDraft(_ claim: Claim, _ object: Object) -> Draft? {
    guard !code.hasMethod(claim.name), code.absentModules.isEmpty else { return nil }
    return make(
      .unknownUnwind, claim, object,
      "no class has the method \(claim.name), so the segue has no effect")
  }
}

extension String {
  /// The key of the private variable, such as `placeholderLabel` for `_placeholderLabel`.
  fileprivate var plainKey: String { hasPrefix("_") ? String(dropFirst()) : self }
}
