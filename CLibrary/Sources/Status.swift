import CConstraintSolver
import ConstraintSolver

/// A rejected call.
struct CallError: Error {
  var status: csl_status

  init(_ status: csl_status) { self.status = status }
}

/// The statuses of the header, with the type that calls return.
enum Status {
  static let ok = csl_status(CSL_OK)
  static let unknownSolver = csl_status(CSL_UNKNOWN_SOLVER)
  static let unknownVariable = csl_status(CSL_UNKNOWN_VARIABLE)
  static let unknownConstraint = csl_status(CSL_UNKNOWN_CONSTRAINT)
  static let invalidNumber = csl_status(CSL_INVALID_NUMBER)
  static let invalidArgument = csl_status(CSL_INVALID_ARGUMENT)
  static let inUse = csl_status(CSL_VARIABLE_IN_USE)
  static let full = csl_status(CSL_FULL)
  static let unsatisfiable = csl_status(CSL_UNSATISFIABLE)

  static func of(_ error: SolverError) -> csl_status {
    switch error {
    case .nonFiniteConstant, .nonFiniteCoefficient, .invalidPriority: invalidNumber
    case .unknownVariable: unknownVariable
    case .full: full
    case .unsatisfiable: unsatisfiable
    }
  }
}
