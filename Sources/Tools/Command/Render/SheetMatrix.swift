import AutoLayout
import Diagnosis
import InterfaceBuilder

/// The environments of a sheet, and the axes that differ between them.
struct SheetMatrix {
  let points: [LayoutEnvironment]
  let varying: [EnvironmentAxis]
  private let matrix: CheckMatrix

  /// Parses the options, as `check` does.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(try arguments.matrix(CheckMatrix()))
  }

  /// Returns the matrix with the chosen languages of the document and its copies.
  func withLanguages(of document: InterfaceDocument) -> SheetMatrix {
    matrix.languages.isEmpty
      ? self : SheetMatrix(matrix.withLanguages(of: document, withCopies: true))
  }

  /// The work for a document in layouts.
  var workload: Int { points.count * (matrix.languages.isEmpty ? 1 : 40) }

  private init(_ matrix: CheckMatrix) {
    self.matrix = matrix
    // Two names of the same value are drawn once.
    var known: Set<[String]> = []
    let points = matrix.environments.filter { point in
      known.insert(EnvironmentAxis.all.map { Self.value(of: $0, in: point) }).inserted
    }
    self.points = points
    varying = matrix.varying.filter { axis in
      Set(points.map { Self.value(of: axis, in: $0) }).count > 1
    }
  }

  /// The words for the value of an axis on a sheet.
  static func value(of axis: EnvironmentAxis, in environment: LayoutEnvironment) -> String {
    if axis == .device, let device = environment.device {
      return device.title
    }
    return axis.word(environment) ?? axis.usual
  }
}

extension EnvironmentAxis {
  /// Whether the values have rows in a sheet; others have columns.
  var isOfRows: Bool {
    [Self.system, .device, .orientation, .locale].contains(self)
  }
}

extension LayoutEnvironment {
  /// The environment with the sources of sizes and images of another.
  func withSources(of other: LayoutEnvironment) -> LayoutEnvironment {
    var environment = self
    environment.leafSizes = other.leafSizes
    environment.assets = other.assets
    return environment
  }
}
