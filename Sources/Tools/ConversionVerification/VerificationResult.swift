/// A document's result, as printed.
package struct VerificationResult: Codable {
  package struct Frame: Codable, Equatable {
    package var x, y, width, height: Double
  }

  package struct Difference: Codable {
    package var view: String
    package var id: String
    package var kind: String
    package var line: Int
    package var environment: String
    /// Whether the constraints of the document allow other frames of the view.
    package var isAmbiguous: Bool
    /// Nil if the side has no such view.
    package var document: Frame?
    package var code: Frame?
  }

  /// Two picture files for the same environment.
  package struct Picture: Codable {
    package var environment: String
    package var document: String
    package var code: String
  }

  package struct Unit: Codable {
    package var className: String
    /// The views compared in each environment.
    package var views: Int
    /// The views with equal frames in all environments.
    package var equal: Int
    /// Whether constraints of the document conflict in an environment.
    package var hasConflicts: Bool
    package var differences: [Difference]
    package var pictures: [Picture]
  }

  package var document: String
  package var environments: Int
  package var units: [Unit]
}
