/// Linear equations and inequalities with strict priorities, solved incrementally.
///
///     csl_solver solver = csl_create();
///     csl_variable left, width;
///     csl_add_variable(solver, CSL_POSITION, &left);
///     csl_add_variable(solver, CSL_EXTENT, &width);
///     csl_term right[] = {{left, 1}, {width, 1}};
///     csl_constraint edge;
///     csl_add(solver, right, 2, CSL_LESS_OR_EQUAL, 320, NULL, &edge);
///     csl_solve(solver);
///     double value;
///     csl_value(solver, width, &value);
///     csl_destroy(solver);
///
/// Changes are collected, and `csl_solve` applies them together. Optional constraints minimize the
/// sum of their errors, priority by priority: a constraint at 501 beats any number at 500.
///
/// Functions return `CSL_OK` or an error, and an error changes nothing. Solvers, variables
/// and constraints are numbers, never addresses. A number that is wrong, removed or from another
/// solver is an error; 0 is always wrong. The library ends the process only if memory runs out.
///
/// Different threads may use different solvers at once. Calls with a single solver must not overlap.
/// The library installs no signal handlers and prints nothing.
#ifndef CONSTRAINT_SOLVER_H
#define CONSTRAINT_SOLVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef uint64_t csl_solver;
/// A variable. The lower 32 bits minus 1 are its number in the solver: from 0, dense, and reused
/// after the variable is removed.
typedef uint64_t csl_variable;
/// A constraint, numbered like a variable.
typedef uint64_t csl_constraint;

/// A call's result: `CSL_OK`, or a negative error.
typedef int32_t csl_status;
enum {
  CSL_OK = 0,
  /// The solver does not exist, or was destroyed.
  CSL_UNKNOWN_SOLVER = -1,
  /// The variable is not in this solver, or was removed.
  CSL_UNKNOWN_VARIABLE = -2,
  /// The constraint is not in this solver, or was removed.
  CSL_UNKNOWN_CONSTRAINT = -3,
  /// A number is not finite or out of its range.
  CSL_INVALID_NUMBER = -4,
  /// A pointer is null, or a constant is not in its enumeration.
  CSL_INVALID_ARGUMENT = -5,
  /// A constraint mentions the variable.
  CSL_VARIABLE_IN_USE = -6,
  /// The solver has 500 million constraints or terms, or a constraint has 30 million terms.
  CSL_FULL = -7,
  /// The required constraints cannot all hold.
  CSL_UNSATISFIABLE = -8
};

/// A variable's range.
typedef int32_t csl_kind;
enum {
  /// Any number.
  CSL_POSITION = 0,
  /// A size: never negative, as with a required constraint.
  CSL_EXTENT = 1
};

typedef int32_t csl_relation;
enum { CSL_LESS_OR_EQUAL = -1, CSL_EQUAL = 0, CSL_GREATER_OR_EQUAL = 1 };

/// A constraint's preference among equally good solutions, below every priority.
typedef int32_t csl_tie;
enum {
  CSL_TIE_NONE = 0,
  /// An inequality prefers to hold with equality.
  CSL_TIE_BOUND = 1,
  /// The sum of the terms prefers to be near 0.
  CSL_TIE_NEAREST_ZERO = 2,
  /// Among constraints of equal priority that can trade errors, the smallest `tie_rank` takes the
  /// error.
  CSL_TIE_RANK = 3
};

/// An addend: a coefficient times a variable.
typedef struct csl_term {
  csl_variable variable;
  /// 0, or 1e-9 to 1e9 in size after the factor of the weight; sensibly between 1e-6 and 1e6.
  double coefficient;
} csl_term;

#define CSL_REQUIRED 1000.0f

/// A constraint's properties. Begin with `csl_required()` or `csl_optional()`.
typedef struct csl_properties {
  /// Above 0 and at most 1000. At 1000 a constraint is required; below it is optional.
  float priority;
  csl_tie tie;
  int64_t tie_rank;
  /// The factor of the error among constraints of equal priority: finite and above 0, 1 by default;
  /// sensibly between 1e-6 and 1e6.
  double weight;
  /// In a conflict, the lowest rank is relaxed first, and among equal ranks the first added. Above
  /// `INT32_MIN`; 0 by default.
  int32_t relaxation_rank;
  int32_t reserved;
} csl_properties;

static inline csl_properties csl_optional(float priority) {
  csl_properties properties = {priority, CSL_TIE_NONE, 0, 1, 0, 0};
  return properties;
}

static inline csl_properties csl_required(void) { return csl_optional(CSL_REQUIRED); }

typedef struct csl_change {
  csl_variable variable;
  double value;
} csl_change;

// Solvers

/// Returns a new, empty solver; 0 if there are 2^31 solvers.
csl_solver csl_create(void);

csl_status csl_destroy(csl_solver solver);

// Variables

/// Makes a variable, which is 0 until something determines it.
csl_status csl_add_variable(csl_solver solver, csl_kind kind, csl_variable *variable);

/// Removes a variable that no constraint mentions, else returns `CSL_VARIABLE_IN_USE`.
csl_status csl_remove_variable(csl_solver solver, csl_variable variable);

/// Reads the value after the last solve. O(1).
csl_status csl_value(csl_solver solver, csl_variable variable, double *value);

// Constraints

/// Adds `sum(terms) relation constant`, from the next solve on.
///
/// Required constraints that cannot hold together are a conflict: the next solve reports it and
/// relaxes a member. A variable may occur in several terms. The constant is at most 1e100 in size. `properties` may be null, for a
/// required constraint. O(`count`).
csl_status csl_add(
  csl_solver solver, const csl_term *terms, size_t count, csl_relation relation, double constant,
  const csl_properties *properties, csl_constraint *constraint);

/// Adds a required constraint if it can hold together with the required constraints that hold,
/// else returns `CSL_UNSATISFIABLE`. A refusal leaves no trace, except that the call may have solved.
///
/// `csl_refusal` then has the constraints that exclude it. The call solves only if it finds no values
/// for which the required constraints hold by moving a few variables. It copies the solver only if
/// that takes many constraints, a large part of them or dozens.
csl_status csl_try_add(
  csl_solver solver, const csl_term *terms, size_t count, csl_relation relation, double constant,
  const csl_properties *properties, csl_constraint *constraint);

/// Removes a constraint, from the next solve on. O(1).
csl_status csl_remove(csl_solver solver, csl_constraint constraint);

/// Changes the right-hand side, from the next solve on. O(1).
csl_status csl_set_constant(csl_solver solver, csl_constraint constraint, double constant);

/// Changes the priority, also from and to required, from the next solve on. O(1).
csl_status csl_set_priority(csl_solver solver, csl_constraint constraint, float priority);

/// Changes the tie-break. A decided tie is not reopened: the new preference applies from the next
/// change that needs a decision. O(1).
csl_status csl_set_tie(csl_solver solver, csl_constraint constraint, csl_tie tie, int64_t rank);

/// Returns a rank's priority: a higher rank is a higher priority. Ranks are 1 to
/// `CSL_HIGHEST_RANK`, and all are optional; NaN for any other rank. Rank 1 is the lowest priority.
float csl_priority_of_rank(uint32_t rank);
#define CSL_HIGHEST_RANK UINT32_C(1148846079)

// Solving

/// Applies all changes since the last solve.
///
/// Conflicts are not errors: a member of each is relaxed, and the others hold.
csl_status csl_solve(csl_solver solver);

/// Reads up to `capacity` variables whose value differs from the last value that this function
/// reported (at first 0), and forgets them.
///
/// Changes accumulate over solves. `*count` is the number of changes read; call again while it
/// equals `capacity`. O(number of changes).
csl_status csl_changes(csl_solver solver, csl_change *changes, size_t capacity, size_t *count);

// Conflicts

/// The number of new conflicts that the last `csl_solve` reports: those found since the
/// `csl_solve` before. Constraints that were relaxed before are not reported again.
csl_status csl_conflict_count(csl_solver solver, size_t *count);

/// Reads a conflict: the members, up to `capacity`, and the relaxed member.
///
/// `*count` is the number of all members. If any of them is removed, the others can hold; only a
/// conflict of hundreds of members may have more than that. `members` may be null if `capacity`
/// is 0; `relaxed` may be null.
csl_status csl_conflict(
  csl_solver solver, size_t index, csl_constraint *members, size_t capacity, size_t *count,
  csl_constraint *relaxed);

/// Reads the constraints that excluded the last constraint that `csl_try_add` refused, like
/// `csl_conflict`.
csl_status csl_refusal(
  csl_solver solver, csl_constraint *members, size_t capacity, size_t *count);

// Queries, about the last solve

/// Reads how far a constraint is from holding, in the unit of the constant; 0 if it holds.
csl_status csl_violation(csl_solver solver, csl_constraint constraint, double *violation);

/// Reads whether a required constraint is relaxed: from a conflict until it holds again.
csl_status csl_is_relaxed(csl_solver solver, csl_constraint constraint, bool *relaxed);

/// Reads whether the constraints allow a variable several values at equal quality; tie-breaks do
/// not count.
csl_status csl_is_ambiguous(csl_solver solver, csl_variable variable, bool *ambiguous);

// Identities

/// Whether the solver exists.
bool csl_is_solver(csl_solver solver);

/// A message for a status in English, lower case. The text is valid forever.
const char *csl_message(csl_status status);

#ifdef __cplusplus
}
#endif

#endif
