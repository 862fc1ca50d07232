/// Two buttons at the right edge, in C.
///
///     cc dialog.c $(pkg-config --cflags --libs constraint-solver) -o dialog && ./dialog
#include <constraint_solver.h>
#include <stdio.h>
#include <stdlib.h>

static void check(csl_status status) {
  if (status == CSL_OK) return;
  fprintf(stderr, "dialog: %s\n", csl_message(status));
  exit(1);
}

/// Adds `one + other + third = constant` or a similar constraint.
static csl_constraint add(
  csl_solver solver, const csl_term *terms, size_t count, csl_relation relation, double constant,
  float priority) {
  csl_properties properties = csl_optional(priority);
  csl_constraint constraint;
  check(csl_add(solver, terms, count, relation, constant, &properties, &constraint));
  return constraint;
}

static void print(csl_solver solver, const char *title, const csl_variable *variables) {
  check(csl_solve(solver));
  double values[4];
  for (int index = 0; index < 4; index++) check(csl_value(solver, variables[index], &values[index]));
  printf("%s: Cancel from %g to %g, OK from %g to %g\n", title, values[0], values[0] + values[1], values[2],
    values[2] + values[3]);
}

int main(void) {
  csl_solver solver = csl_create();
  csl_variable variables[4];
  for (int index = 0; index < 4; index++) {
    check(csl_add_variable(solver, index % 2 == 0 ? CSL_POSITION : CSL_EXTENT, &variables[index]));
  }
  csl_variable cancel = variables[0], cancel_width = variables[1], ok = variables[2], ok_width = variables[3];

  // The gaps: Cancel, 8 points, OK, 20 points, the edge at 320.
  add(solver, (csl_term[]){{ok, 1}, {cancel, -1}, {cancel_width, -1}}, 3, CSL_EQUAL, 8, CSL_REQUIRED);
  csl_constraint edge = add(solver, (csl_term[]){{ok, 1}, {ok_width, 1}}, 2, CSL_EQUAL, 300, CSL_REQUIRED);
  add(solver, (csl_term[]){{cancel, 1}}, 1, CSL_GREATER_OR_EQUAL, 20, CSL_REQUIRED);
  // Equal widths, if there is room for the text of both.
  add(solver, (csl_term[]){{cancel_width, 1}, {ok_width, -1}}, 2, CSL_EQUAL, 0, 500);
  add(solver, (csl_term[]){{cancel_width, 1}}, 1, CSL_GREATER_OR_EQUAL, 64, 750);
  add(solver, (csl_term[]){{ok_width, 1}}, 1, CSL_GREATER_OR_EQUAL, 30, 750);
  add(solver, (csl_term[]){{ok_width, 1}}, 1, CSL_EQUAL, 30, 250);
  print(solver, "320 points", variables);

  check(csl_set_constant(solver, edge, 130));
  print(solver, "150 points", variables);

  // A constraint that cannot hold is refused, with the reasons.
  csl_term wide[] = {{cancel, 1}};
  csl_constraint refused;
  csl_status status = csl_try_add(solver, wide, 1, CSL_LESS_OR_EQUAL, 10, NULL, &refused);
  size_t count;
  check(csl_refusal(solver, NULL, 0, &count));
  printf("Cancel at most at 10: %s; %zu constraint excludes it\n", csl_message(status), count);
  check(csl_destroy(solver));
}
