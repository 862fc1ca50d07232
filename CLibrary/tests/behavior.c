// Tests of each function's result.
#include "checks.h"
#include "constraint_solver.h"

#include <math.h>
#include <string.h>

static csl_variable variable(csl_solver solver, csl_kind kind) {
  csl_variable variable = 0;
  CHECK(csl_add_variable(solver, kind, &variable) == CSL_OK);
  return variable;
}

static csl_constraint bind(
  csl_solver solver, csl_variable variable, csl_relation relation, double constant, float priority) {
  csl_term term = {variable, 1};
  csl_properties properties = csl_optional(priority);
  csl_constraint constraint = 0;
  CHECK(csl_add(solver, &term, 1, relation, constant, &properties, &constraint) == CSL_OK);
  return constraint;
}

static double value(csl_solver solver, csl_variable variable) {
  double value = NAN;
  CHECK(csl_value(solver, variable, &value) == CSL_OK);
  return value;
}

static bool close_to(double one, double other) { return fabs(one - other) < 1e-9; }

static void test_priorities(void) {
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION);
  csl_constraint strong = bind(solver, x, CSL_EQUAL, 10, 501);
  for (int count = 0; count < 20; count++) bind(solver, x, CSL_EQUAL, 30, 500);
  csl_solve(solver);
  CHECK(value(solver, x) == 10);
  double violation = NAN;
  CHECK(csl_violation(solver, strong, &violation) == CSL_OK && violation == 0);
  CHECK(csl_set_priority(solver, strong, 499) == CSL_OK);
  csl_solve(solver);
  CHECK(value(solver, x) == 30);
  CHECK(csl_violation(solver, strong, &violation) == CSL_OK && violation == 20);
  CHECK(csl_set_priority(solver, strong, CSL_REQUIRED) == CSL_OK);
  CHECK(csl_set_constant(solver, strong, 12) == CSL_OK);
  csl_solve(solver);
  CHECK(value(solver, x) == 12);
  CHECK(csl_remove(solver, strong) == CSL_OK);
  csl_solve(solver);
  CHECK(value(solver, x) == 30);
  CHECK(csl_destroy(solver) == CSL_OK);
}

static void test_ranks(void) {
  CHECK(isnan(csl_priority_of_rank(0)) && isnan(csl_priority_of_rank(CSL_HIGHEST_RANK + 1)));
  CHECK(csl_priority_of_rank(CSL_HIGHEST_RANK) < CSL_REQUIRED);
  CHECK(csl_priority_of_rank(1) > 0 && csl_priority_of_rank(1) < csl_priority_of_rank(2));
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION);
  bind(solver, x, CSL_EQUAL, 2, csl_priority_of_rank(2));
  bind(solver, x, CSL_EQUAL, 1, csl_priority_of_rank(1));
  bind(solver, x, CSL_EQUAL, 1, csl_priority_of_rank(1));
  csl_solve(solver);
  CHECK(value(solver, x) == 2);
  csl_destroy(solver);
}

static void test_weights(void) {
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION);
  csl_term term = {x, 1};
  csl_properties heavy = csl_optional(500);
  heavy.weight = 3;
  csl_constraint constraint = 0;
  CHECK(csl_add(solver, &term, 1, CSL_EQUAL, 10, &heavy, &constraint) == CSL_OK);
  bind(solver, x, CSL_EQUAL, 30, 500);
  bind(solver, x, CSL_EQUAL, 30, 500);
  csl_solve(solver);
  CHECK(close_to(value(solver, x), 10));
  csl_constraint third = bind(solver, x, CSL_EQUAL, 30, 500);
  csl_constraint fourth = bind(solver, x, CSL_EQUAL, 30, 500);
  csl_solve(solver);
  CHECK(close_to(value(solver, x), 30));
  double violation = NAN;
  csl_violation(solver, constraint, &violation);
  CHECK(close_to(violation, 20));
  csl_remove(solver, third);
  csl_remove(solver, fourth);
  csl_set_constant(solver, constraint, 12);
  csl_solve(solver);
  CHECK(close_to(value(solver, x), 12));
  csl_destroy(solver);
}

static void test_extents_and_ambiguity(void) {
  csl_solver solver = csl_create();
  csl_variable width = variable(solver, CSL_EXTENT);
  csl_variable x = variable(solver, CSL_POSITION);
  bind(solver, width, CSL_EQUAL, -5, 500);
  bind(solver, x, CSL_GREATER_OR_EQUAL, 3, CSL_REQUIRED);
  csl_solve(solver);
  CHECK(value(solver, width) == 0);
  bool ambiguous = false;
  CHECK(csl_is_ambiguous(solver, x, &ambiguous) == CSL_OK && ambiguous);
  CHECK(csl_is_ambiguous(solver, width, &ambiguous) == CSL_OK && !ambiguous);
  csl_destroy(solver);
}

static void test_ties(void) {
  // Two constraints of equal priority trade an error of 10; the smaller rank takes it.
  for (int turn = 0; turn < 2; turn++) {
    csl_solver solver = csl_create();
    csl_variable x = variable(solver, CSL_POSITION);
    csl_term term = {x, 1};
    csl_properties first = csl_optional(500), second = first;
    first.tie = second.tie = CSL_TIE_RANK;
    first.tie_rank = turn == 0 ? 1 : 2;
    second.tie_rank = turn == 0 ? 2 : 1;
    csl_constraint constraint;
    csl_add(solver, &term, 1, CSL_EQUAL, 10, &first, &constraint);
    csl_add(solver, &term, 1, CSL_EQUAL, 20, &second, &constraint);
    csl_solve(solver);
    CHECK(value(solver, x) == (turn == 0 ? 20 : 10));
    CHECK(csl_set_tie(solver, constraint, CSL_TIE_NONE, 0) == CSL_OK);
    csl_destroy(solver);
  }
}

static void test_changes(void) {
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION), y = variable(solver, CSL_POSITION);
  csl_constraint at = bind(solver, x, CSL_EQUAL, 5, CSL_REQUIRED);
  bind(solver, y, CSL_EQUAL, 7, CSL_REQUIRED);
  csl_solve(solver);
  csl_set_constant(solver, at, 6);
  csl_solve(solver);
  csl_change changes[3];
  size_t count = 9;
  CHECK(csl_changes(solver, changes, 1, &count) == CSL_OK && count == 1);
  CHECK(csl_changes(solver, changes + 1, 2, &count) == CSL_OK && count == 1);
  CHECK(changes[0].variable + changes[1].variable == x + y);
  CHECK(changes[0].value + changes[1].value == 13);
  CHECK(csl_changes(solver, changes, 3, &count) == CSL_OK && count == 0);
  // Callers may solve often and read seldom.
  for (int step = 0; step < 1000; step++) {
    csl_set_constant(solver, at, 5 - step % 2);
    csl_solve(solver);
  }
  CHECK(csl_changes(solver, changes, 3, &count) == CSL_OK && count == 1);
  CHECK(changes[0].variable == x && changes[0].value == 4);
  // A value that returns to the reported value is not reported.
  csl_set_constant(solver, at, 6);
  csl_solve(solver);
  CHECK(csl_changes(solver, changes, 3, &count) == CSL_OK && count == 1);
  csl_set_constant(solver, at, 60);
  csl_solve(solver);
  csl_set_constant(solver, at, 6);
  csl_solve(solver);
  CHECK(csl_changes(solver, changes, 3, &count) == CSL_OK && count == 0);
  csl_set_constant(solver, at, 61);
  csl_solve(solver);
  csl_remove(solver, at);
  csl_solve(solver);
  CHECK(csl_remove_variable(solver, x) == CSL_OK);
  CHECK(csl_changes(solver, changes, 3, &count) == CSL_OK && count == 0);
  csl_destroy(solver);
}

static void test_conflicts(void) {
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION), y = variable(solver, CSL_POSITION);
  csl_constraint low = bind(solver, x, CSL_LESS_OR_EQUAL, 5, CSL_REQUIRED);
  csl_constraint other = bind(solver, y, CSL_EQUAL, 5, CSL_REQUIRED);
  csl_constraint high = bind(solver, x, CSL_GREATER_OR_EQUAL, 8, CSL_REQUIRED);
  CHECK(csl_solve(solver) == CSL_OK);
  size_t count = 0;
  CHECK(csl_conflict_count(solver, &count) == CSL_OK && count == 1);
  csl_constraint members[4], relaxed = 0;
  CHECK(csl_conflict(solver, 0, members, 4, &count, &relaxed) == CSL_OK && count == 2);
  CHECK(members[0] == low && members[1] == high && relaxed == low);
  CHECK(csl_conflict(solver, 0, NULL, 0, &count, NULL) == CSL_OK && count == 2);
  CHECK(csl_conflict(solver, 1, members, 4, &count, &relaxed) == CSL_INVALID_ARGUMENT);
  bool flag = false;
  CHECK(csl_is_relaxed(solver, low, &flag) == CSL_OK && flag);
  CHECK(csl_is_relaxed(solver, other, &flag) == CSL_OK && !flag);
  CHECK(value(solver, x) == 8);
  csl_remove(solver, high);
  csl_solve(solver);
  CHECK(csl_conflict_count(solver, &count) == CSL_OK && count == 0);
  CHECK(csl_is_relaxed(solver, low, &flag) == CSL_OK && !flag);
  // The lowest rank is relaxed first.
  csl_term term = {x, 1};
  csl_properties properties = csl_required();
  properties.relaxation_rank = -1;
  csl_add(solver, &term, 1, CSL_EQUAL, 9, &properties, &high);
  csl_solve(solver);
  CHECK(csl_conflict(solver, 0, members, 4, &count, &relaxed) == CSL_OK && relaxed == high);
  csl_destroy(solver);
}

static void test_try_add(void) {
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION), y = variable(solver, CSL_POSITION);
  csl_variable near = variable(solver, CSL_POSITION), far = variable(solver, CSL_POSITION);
  csl_term sum[] = {{x, 1}, {y, 1}};
  csl_constraint total, low, refused = 0;
  CHECK(csl_try_add(solver, sum, 2, CSL_EQUAL, 100, NULL, &total) == CSL_OK);
  csl_term first = {x, 1}, second = {y, 1};
  CHECK(csl_try_add(solver, &first, 1, CSL_LESS_OR_EQUAL, 40, NULL, &low) == CSL_OK);
  csl_constraint wish = bind(solver, y, CSL_EQUAL, 70, 300);
  // The values of these are a choice among many.
  csl_term between[] = {{near, 1}, {far, -1}};
  csl_constraint between_id;
  csl_add(solver, between, 2, CSL_GREATER_OR_EQUAL, 10, NULL, &between_id);
  csl_solve(solver);
  double before[] = {value(solver, x), value(solver, y), value(solver, near), value(solver, far)};
  CHECK(before[0] == 30 && before[1] == 70);
  csl_change changes[8];
  size_t count = 0;
  csl_changes(solver, changes, 8, &count);

  csl_term both[] = {{y, 1}, {near, 1}, {far, -1}};
  CHECK(csl_try_add(solver, both, 3, CSL_LESS_OR_EQUAL, 69, NULL, &refused) == CSL_UNSATISFIABLE);
  CHECK(refused == 0);
  csl_constraint members[4];
  CHECK(csl_refusal(solver, members, 4, &count) == CSL_OK && count == 3);
  int found = 0;
  for (size_t index = 0; index < 3; index++) {
    found += members[index] == total || members[index] == low || members[index] == between_id;
    CHECK(members[index] != wish);
  }
  CHECK(found == 3);
  CHECK(close_to(value(solver, x), before[0]) && close_to(value(solver, y), before[1]));
  CHECK(close_to(value(solver, near), before[2]) && close_to(value(solver, far), before[3]));
  csl_solve(solver);
  CHECK(csl_conflict_count(solver, &count) == CSL_OK && count == 0);
  CHECK(close_to(value(solver, near), before[2]) && close_to(value(solver, far), before[3]));

  CHECK(csl_try_add(solver, &second, 1, CSL_LESS_OR_EQUAL, 65, NULL, &refused) == CSL_OK);
  csl_solve(solver);
  CHECK(value(solver, y) == 65);
  // An accepted constraint has the caller's rank again.
  csl_constraint late = bind(solver, y, CSL_EQUAL, 66, CSL_REQUIRED), relaxed = 0;
  csl_solve(solver);
  CHECK(csl_conflict(solver, 0, members, 4, &count, &relaxed) == CSL_OK && relaxed == refused);
  CHECK(late != refused);
  // A variable that cancels out is not free.
  csl_variable z = variable(solver, CSL_POSITION);
  csl_term cancels[] = {{z, 1}, {z, -1}};
  csl_constraint never = 0;
  CHECK(csl_try_add(solver, cancels, 2, CSL_EQUAL, 3, NULL, &never) == CSL_UNSATISFIABLE);
  csl_refusal(solver, members, 4, &count);
  CHECK(count == 0);
  csl_term twice[] = {{z, 2}, {z, -1}};
  CHECK(csl_try_add(solver, twice, 2, CSL_EQUAL, 3, NULL, &never) == CSL_OK);
  csl_properties optional = csl_optional(500);
  CHECK(csl_try_add(solver, twice, 2, CSL_EQUAL, 3, &optional, &never) == CSL_INVALID_NUMBER);
  csl_destroy(solver);
}

static void test_variables(void) {
  csl_solver solver = csl_create();
  csl_variable x = variable(solver, CSL_POSITION);
  csl_constraint constraint = bind(solver, x, CSL_EQUAL, 4, CSL_REQUIRED);
  CHECK(csl_remove_variable(solver, x) == CSL_VARIABLE_IN_USE);
  csl_solve(solver);
  CHECK(csl_remove_variable(solver, x) == CSL_VARIABLE_IN_USE);
  CHECK(csl_remove(solver, constraint) == CSL_OK);
  CHECK(csl_remove_variable(solver, x) == CSL_OK);
  csl_solve(solver);
  csl_variable y = variable(solver, CSL_POSITION);
  CHECK((uint32_t)y == (uint32_t)x && y != x);
  CHECK(value(solver, y) == 0);
  double number;
  CHECK(csl_value(solver, x, &number) == CSL_UNKNOWN_VARIABLE);
  csl_destroy(solver);
}

static void test_messages(void) {
  for (csl_status status = CSL_UNSATISFIABLE; status <= CSL_OK; status++) {
    CHECK(strlen(csl_message(status)) > 5);
    CHECK(strcmp(csl_message(status), csl_message(17)) != 0);
  }
}

int main(void) {
  test_priorities();
  test_ranks();
  test_weights();
  test_extents_and_ambiguity();
  test_ties();
  test_changes();
  test_conflicts();
  test_try_add();
  test_variables();
  test_messages();
  return failures != 0;
}
