package import CodeDeclarations

/// Whether and how a check compares documents with code.
package struct CodeSettings: Hashable, Sendable {
  /// Nil if the check decides by the project.
  package var isOn: Bool?
  /// The folder with the sources; nil for the project around each document.
  package var folder: String?
  /// Whether the check notes connections that it cannot compare.
  package var isStrict = false
  /// Facts that are not in the project's files.
  package var assumptions = ProjectCode.Assumptions()

  package init() {}
}

extension CodeSettings {
  /// Reads the value of `code:` in a settings file.
  init(_ node: YAMLNode) throws(SettingsFile.Fault) {
    switch node.content {
    case .scalar(let text):
      switch text {
      case "on", "true", "yes": isOn = true
      case "off", "false", "no": isOn = false
      default:
        isOn = true
        folder = text
      }
    case .mapping(let pairs):
      for (key, value) in pairs { try read(key, value) }
    case .sequence:
      throw SettingsFile.Fault(
        message: "'code' must be on, off, a folder or a mapping", location: node.location)
    }
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode) throws(SettingsFile.Fault) {
    switch key.text {
    case "folder":
      folder = try value.texts(for: "folder").first
      isOn = true
    case "strict": isStrict = try value.choice(of: ["on", "off"], for: "strict") == "on"
    case "swift":
      guard let version = value.text.flatMap(Double.init), version >= 0 else {
        throw SettingsFile.Fault(
          message: "'swift' must be a version, such as 5.0", location: value.location)
      }
      assumptions.swiftVersion = version
    case "modules": assumptions.modules = try value.texts(for: "modules")
    case "absent-modules": assumptions.absentModules = try value.texts(for: "absent-modules")
    default:
      throw SettingsFile.Fault(
        message: "unknown setting '\(key.text ?? "")' of 'code'; the settings are folder, strict, "
          + "swift, modules and absent-modules", location: key.location)
    }
  }
}
