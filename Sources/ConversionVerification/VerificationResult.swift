/// The result of one document, as printed.
struct VerificationResult: Codable {
  struct Frame: Codable, Equatable {
    var x, y, width, height: Double
  }

  struct Difference: Codable {
    var view: String
    var id: String
    var kind: String
    var line: Int
    var environment: String
    /// Nil if the side has no such view.
    var document: Frame?
    var code: Frame?
  }

  /// Two picture files of one environment.
  struct Picture: Codable {
    var environment: String
    var document: String
    var code: String
  }

  struct Unit: Codable {
    var className: String
    /// The views compared in each environment.
    var views: Int
    /// The views with equal frames in all environments.
    var equal: Int
    /// Whether constraints of the document conflict in an environment.
    var hasConflicts: Bool
    var differences: [Difference]
    var pictures: [Picture]
  }

  var document: String
  var environments: Int
  var units: [Unit]
}
