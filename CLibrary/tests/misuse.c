// Wrong calls: each is an error that changes nothing.
#include "checks.h"
#include "constraint_solver.h"

#include <math.h>
#include <string.h>

// Calls every function with a solver that does not exist.
static void test_solver(csl_solver wrong) {
  uint64_t id = 0;
  double number = 0;
  size_t count = 0;
  bool flag = false;
  CHECK(!csl_is_solver(wrong));
  CHECK(csl_destroy(wrong) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_add_variable(wrong, CSL_POSITION, &id) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_remove_variable(wrong, 1) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_value(wrong, 1, &number) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_add(wrong, NULL, 0, CSL_EQUAL, 0, NULL, &id) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_try_add(wrong, NULL, 0, CSL_EQUAL, 0, NULL, &id) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_remove(wrong, 1) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_set_constant(wrong, 1, 0) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_set_priority(wrong, 1, 500) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_set_tie(wrong, 1, CSL_TIE_NONE, 0) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_solve(wrong) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_changes(wrong, NULL, 0, &count) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_conflict_count(wrong, &count) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_conflict(wrong, 0, NULL, 0, &count, NULL) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_refusal(wrong, NULL, 0, &count) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_violation(wrong, 1, &number) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_is_relaxed(wrong, 1, &flag) == CSL_UNKNOWN_SOLVER);
  CHECK(csl_is_ambiguous(wrong, 1, &flag) == CSL_UNKNOWN_SOLVER);
}

// Calls every function with a variable that does not exist.
static void test_variable(csl_solver solver, csl_variable wrong) {
  double number = 0;
  bool flag = false;
  csl_constraint constraint = 77;
  csl_term term = {wrong, 1};
  CHECK(csl_remove_variable(solver, wrong) == CSL_UNKNOWN_VARIABLE);
  CHECK(csl_value(solver, wrong, &number) == CSL_UNKNOWN_VARIABLE);
  CHECK(csl_is_ambiguous(solver, wrong, &flag) == CSL_UNKNOWN_VARIABLE);
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 0, NULL, &constraint) == CSL_UNKNOWN_VARIABLE);
  CHECK(csl_try_add(solver, &term, 1, CSL_EQUAL, 0, NULL, &constraint) == CSL_UNKNOWN_VARIABLE);
  CHECK(constraint == 77);
}

// Calls every function with a constraint that does not exist.
static void test_constraint(csl_solver solver, csl_constraint wrong) {
  double number = 0;
  bool flag = false;
  CHECK(csl_remove(solver, wrong) == CSL_UNKNOWN_CONSTRAINT);
  CHECK(csl_set_constant(solver, wrong, 0) == CSL_UNKNOWN_CONSTRAINT);
  CHECK(csl_set_priority(solver, wrong, 500) == CSL_UNKNOWN_CONSTRAINT);
  CHECK(csl_set_tie(solver, wrong, CSL_TIE_NONE, 0) == CSL_UNKNOWN_CONSTRAINT);
  CHECK(csl_violation(solver, wrong, &number) == CSL_UNKNOWN_CONSTRAINT);
  CHECK(csl_is_relaxed(solver, wrong, &flag) == CSL_UNKNOWN_CONSTRAINT);
}

static void test_numbers(csl_solver solver, csl_variable variable, csl_constraint constraint) {
  double wrong[] = {NAN, INFINITY, -INFINITY};
  csl_constraint id = 77;
  for (int index = 0; index < 3; index++) {
    csl_term good = {variable, 1}, bad = {variable, wrong[index]};
    CHECK(csl_add(solver, &good, 1, CSL_EQUAL, wrong[index], NULL, &id) == CSL_INVALID_NUMBER);
    CHECK(csl_add(solver, &bad, 1, CSL_EQUAL, 1, NULL, &id) == CSL_INVALID_NUMBER);
    CHECK(csl_try_add(solver, &bad, 1, CSL_EQUAL, 1, NULL, &id) == CSL_INVALID_NUMBER);
    CHECK(csl_set_constant(solver, constraint, wrong[index]) == CSL_INVALID_NUMBER);
    CHECK(csl_set_priority(solver, constraint, (float)wrong[index]) == CSL_INVALID_NUMBER);
    csl_properties properties = csl_optional((float)wrong[index]);
    CHECK(csl_add(solver, &good, 1, CSL_EQUAL, 1, &properties, &id) == CSL_INVALID_NUMBER);
    properties = csl_optional(500);
    properties.weight = wrong[index];
    CHECK(csl_add(solver, &good, 1, CSL_EQUAL, 1, &properties, &id) == CSL_INVALID_NUMBER);
  }
  csl_term term = {variable, 1}, huge = {variable, 1e13};
  csl_properties properties = csl_optional(500);
  properties.weight = 0;
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 1, &properties, &id) == CSL_INVALID_NUMBER);
  properties.weight = 1e300;
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 1e300, &properties, &id) == CSL_INVALID_NUMBER);
  properties = csl_required();
  properties.relaxation_rank = INT32_MIN;
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 1, &properties, &id) == CSL_INVALID_NUMBER);
  properties = csl_required();
  properties.tie = 4;
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 1, &properties, &id) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add(solver, &huge, 1, CSL_EQUAL, 1, NULL, &id) == CSL_INVALID_NUMBER);
  CHECK(csl_set_priority(solver, constraint, 0) == CSL_INVALID_NUMBER);
  CHECK(csl_set_priority(solver, constraint, 1001) == CSL_INVALID_NUMBER);
  CHECK(csl_set_tie(solver, constraint, -1, 0) == CSL_INVALID_ARGUMENT);
  CHECK(id == 77);
}

static void test_pointers(csl_solver solver, csl_variable variable, csl_constraint constraint) {
  csl_term term = {variable, 1};
  csl_constraint id = 77;
  size_t count = 0;
  CHECK(csl_add_variable(solver, CSL_POSITION, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add_variable(solver, 2, &id) == CSL_INVALID_ARGUMENT);
  CHECK(csl_value(solver, variable, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_is_ambiguous(solver, variable, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 0, NULL, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add(solver, NULL, 1, CSL_EQUAL, 0, NULL, &id) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add(solver, &term, SIZE_MAX, CSL_EQUAL, 0, NULL, &id) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add(solver, &term, 1, 2, 0, NULL, &id) == CSL_INVALID_ARGUMENT);
  CHECK(csl_add(solver, &term, 1, 257, 0, NULL, &id) == CSL_INVALID_ARGUMENT);
  CHECK(csl_try_add(solver, &term, 1, CSL_EQUAL, 0, NULL, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_violation(solver, constraint, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_is_relaxed(solver, constraint, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_changes(solver, NULL, 1, &count) == CSL_INVALID_ARGUMENT);
  CHECK(csl_changes(solver, NULL, 0, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_conflict_count(solver, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_conflict(solver, 0, NULL, 0, &count, NULL) == CSL_INVALID_ARGUMENT);
  CHECK(csl_refusal(solver, NULL, 1, &count) == CSL_INVALID_ARGUMENT);
  CHECK(id == 77);
}

int main(void) {
  csl_solver solver = csl_create(), other = csl_create(), destroyed = csl_create();
  csl_variable gone = 0, foreign = 0, good = 0;
  csl_constraint removed = 0, foreign_constraint = 0, live = 0;
  CHECK(solver && other && destroyed && solver != other);
  csl_add_variable(solver, CSL_POSITION, &gone);
  csl_add_variable(solver, CSL_POSITION, &good);
  csl_add_variable(other, CSL_POSITION, &foreign);
  CHECK((uint32_t)gone == (uint32_t)foreign);
  CHECK(csl_add(solver, NULL, 0, CSL_EQUAL, 0, NULL, &removed) == CSL_OK);
  CHECK(csl_add(other, NULL, 0, CSL_EQUAL, 0, NULL, &foreign_constraint) == CSL_OK);
  csl_term term = {good, 1};
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 5, NULL, &live) == CSL_OK);
  CHECK(csl_remove_variable(solver, gone) == CSL_OK);
  CHECK(csl_remove(solver, removed) == CSL_OK);
  CHECK(csl_destroy(destroyed) == CSL_OK);

  csl_solver wrong_solvers[] = {0, destroyed, 1, UINT64_MAX, UINT32_MAX, solver + ((uint64_t)1 << 32), good};
  for (int index = 0; index < 7; index++) test_solver(wrong_solvers[index]);
  // A new solver that replaces the destroyed solver has another number.
  csl_solver again = csl_create();
  CHECK(csl_is_solver(again));
  test_solver(destroyed);
  csl_destroy(again);

  // Before and after the solve that recycles the numbers.
  for (int round = 0; round < 2; round++) {
    csl_variable variables[] = {0, gone, foreign, live, solver, UINT64_MAX, good + 1};
    for (int index = 0; index < 7; index++) test_variable(solver, variables[index]);
    csl_constraint constraints[] = {0, removed, foreign_constraint, good, solver, UINT64_MAX, live + 1};
    for (int index = 0; index < 7; index++) test_constraint(solver, constraints[index]);
    test_numbers(solver, good, live);
    test_pointers(solver, good, live);
    CHECK(csl_solve(solver) == CSL_OK);
  }
  // New users of the recycled numbers do not answer to the old identities.
  csl_variable next = 0;
  csl_constraint next_constraint = 0;
  csl_add_variable(solver, CSL_POSITION, &next);
  csl_add(solver, NULL, 0, CSL_EQUAL, 0, NULL, &next_constraint);
  CHECK((uint32_t)next == (uint32_t)gone);
  test_variable(solver, gone);
  test_constraint(solver, removed);

  double value = 0;
  CHECK(csl_value(solver, good, &value) == CSL_OK && value == 5);
  CHECK(csl_destroy(solver) == CSL_OK && csl_destroy(other) == CSL_OK);
  return failures != 0;
}
