internal import AutoLayout
internal import AutoLayoutValues
internal import FontFiles
internal import TextMetrics

extension InterfaceDocument {
  /// The named fonts that neither iOS nor the project has, once each, and unusable font files.
  ///
  /// Empty for a document outside any project, whose fonts are unknown.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var fontDiagnostics: [InterfaceDiagnostic] {
    let names = contents.namedFonts
    guard !names.isEmpty, let files = ProjectFonts.fonts(for: path) else { return [] }
    let missing = names.filter { font in
      files.font(named: font.name) == nil && RegisteredFonts.font(named: font.name) == nil
    }
    let reports = missing.map { font in
      InterfaceDiagnostic(
        severity: .warning, code: "missing-font",
        message:
          "the font '\(font.name)' is not among the font files of the project: an app shows the "
          + "system font instead; add the file, or give its folder with --fonts",
        path: path, location: font.location, objectID: font.view)
    }
    let faults = files.takeFaults().map { fault in
      InterfaceDiagnostic(
        severity: .warning, code: "unusable-font",
        message: "the font cannot be used: \(fault.reason)",
        path: fault.path)
    }
    return reports + faults
  }
}

extension DocumentContents {
  fileprivate struct NamedFont {
    var name: String
    var view: String
    var location: SourceLocation
  }

  /// The fonts outside of iOS that the views name, each with the first view.
  fileprivate var namedFonts: [NamedFont] {
    var seen: Set<String> = []
    var found: [NamedFont] = []
    for view in views {
      for font in view.details.fonts {
        guard case .named(let name, let family) = font.face, !name.isEmpty,
          !TextFont(family: .named(name), pointSize: 1).isOfSystem(family: family),
          seen.insert(name).inserted
        else { continue }
        found.append(NamedFont(name: name, view: view.id, location: view.location))
      }
    }
    return found
  }
}

extension ViewElement.Details {
  fileprivate var fonts: [FontElement] {
    switch self {
    case .label(let label):
      [label.font].compactMap { $0 } + (label.attributedText?.fragments.compactMap(\.font) ?? [])
    case .textView(let view):
      [view.font].compactMap { $0 } + (view.attributedText?.fragments.compactMap(\.font) ?? [])
    case .textField(let field): [field.font].compactMap { $0 }
    case .button(let button):
      [button.font, button.configuration?.font].compactMap { $0 }
    default: []
    }
  }
}
