internal import AutoLayout
internal import DocumentConversion
internal import Foundation
internal import InterfaceBuilder

/// Compares the frames from a document with the frames from code.
@MainActor
struct DocumentVerification {
  private(set) var result: VerificationResult
  private let document: InterfaceDocument
  private let pictures: String?

  /// Verifies a document; `pictures` is a folder for pictures of both sides.
  init(_ converted: ConvertedDocument, pictures: String?) throws {
    self.pictures = pictures
    let url = URL(fileURLWithPath: converted.path)
    let markup = try DocumentMarkup(data: Data(contentsOf: url), path: converted.path)
    document = try InterfaceDocument(
      markup: markup.withoutSymbolSizes, path: converted.path)
    // The same conversion gives the names of the views.
    let conversion = DocumentConversion(
      document, markup: markup,
      settings: ConversionSettings(
        stringTable: DocumentConversion.stringTable(of: converted.path)))
    let environments = VerificationEnvironment.all
    result = VerificationResult(
      document: converted.path, environments: environments.count, units: [])
    for unit in conversion.units {
      guard unit.root != nil, let make = converted.makers[unit.className] else { continue }
      result.units.append(verify(unit, make, in: environments))
    }
  }

  private func verify(
    _ unit: ConvertedUnit, _ make: @MainActor () -> AnyObject,
    in environments: [(name: String, environment: LayoutEnvironment)]
  ) -> VerificationResult.Unit {
    var total: Set<ViewIndex> = []
    var different: Set<ViewIndex> = []
    var made = VerificationResult.Unit(
      className: unit.className, views: 0, equal: 0, hasConflicts: false, differences: [],
      pictures: [])
    let screen = UIScreen.main.simulated
    defer { UIScreen.main.simulate(screen) }
    for environment in environments {
      UIScreen.main.simulate(environment.environment)
      StandaloneUnit.adoptResources(of: document)
      guard let comparison = UnitComparison(unit, of: document, make) else { continue }
      made.hasConflicts = made.hasConflicts || comparison.hasConflicts
      total.formUnion(comparison.compared)
      for var difference in comparison.differences {
        difference.value.environment = environment.name
        different.insert(difference.index)
        made.differences.append(difference.value)
      }
      if let pictures, made.pictures.isEmpty || made.pictures.count < 6 && comparison.isDifferent {
        made.pictures += comparison.draw(into: pictures, of: unit.className, in: environment.name)
      }
      comparison.close()
    }
    made.views = total.count
    made.equal = total.count - different.count
    return made
  }
}

extension DocumentMarkup {
  /// The document with no recorded sizes for the system's symbols, because code lacks these sizes.
  fileprivate var withoutSymbolSizes: DocumentMarkup {
    compacted { index in
      let element = self[index]
      guard element.name == "image", element.attributes["catalog"] == "system" else { return false }
      return element.parent.map { self[$0].name } == "resources"
    }
  }
}
