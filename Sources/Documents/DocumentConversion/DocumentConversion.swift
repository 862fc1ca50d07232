internal import Foundation
package import InterfaceBuilder

package struct ConversionSettings: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case anchors
    /// SnapKit's spelling.
    case maker
  }

  package var style: Style
  /// Whether actions are methods for Objective-C, called by selectors.
  package var usesSelectors: Bool
  /// The table of strings, if the document is localized; nil for plain texts.
  package var stringTable: String?

  package init(style: Style = .anchors, usesSelectors: Bool = false, stringTable: String? = nil) {
    self.style = style
    self.usesSelectors = usesSelectors
    self.stringTable = stringTable
  }
}

/// A document as Swift code for UIKit.
@MainActor
package struct DocumentConversion {
  package struct File: Sendable {
    package let name: String
    package let text: String
    package let className: String
    /// The numbers of views and constraints in the file.
    package let viewCount: Int
    package let constraintCount: Int
  }

  package let files: [File]
  /// The parts that the code does not express.
  package let remarks: [ConversionRemark]
  package let units: [ConvertedUnit]
  package let standIns: StandIns

  /// Converts a document; `remarks` are known before.
  package init(
    _ document: InterfaceDocument, markup: DocumentMarkup, settings: ConversionSettings,
    remarks known: [ConversionRemark] = []
  ) {
    let context = ConversionContext(document, markup, settings)
    var files: [File] = []
    var units: [ConvertedUnit] = []
    for unit in context.classNames.units {
      context.frameworks = []
      let writer = ClassWriter(unit, context)
      var finished = unit
      finished.paths = writer.names.paths
      units.append(finished)
      files.append(
        File(
          name: "\(unit.className).swift", text: SourcePrinter(writer.file).text,
          className: unit.className, viewCount: writer.viewCount,
          constraintCount: writer.constraints.entries.count))
    }
    self.files = files
    self.units = units
    remarks = known + context.remarks
    standIns = context.standIns
  }

  /// The table for a document in a localized folder; nil for other documents.
  package static func stringTable(of path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    return url.deletingPathExtension().lastPathComponent
  }
}
