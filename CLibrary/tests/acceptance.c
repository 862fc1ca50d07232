// Random systems: `csl_try_add` accepts a constraint exactly if a new solver finds no conflict between it and the
// required constraints before, whether the solver has solved them or not. A refusal leaves solved values.
//
// usage: acceptance [SYSTEMS [SEED]]
#include "constraint_solver.h"

#include "checks.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { variable_count = 6, step_count = 24 };

struct statement {
  csl_constraint identity;
  int count;
  int variables[3];
  double coefficients[3];
  csl_relation relation;
  double constant;
};

static uint64_t state;

static int below(int limit) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (int)(state >> 33) % limit;
}

static struct statement random_statement(void) {
  struct statement result = {.count = 1 + below(3), .relation = below(3) - 1, .constant = below(41) - 20};
  for (int index = 0; index < result.count; index++) {
    result.variables[index] = below(variable_count);
    result.coefficients[index] = below(4) == 0 ? below(7) - 3 : below(2) * 2 - 1;
  }
  return result;
}

static csl_status add(
  bool tries, csl_solver solver, const csl_variable *variables, struct statement *statement, float priority) {
  csl_term terms[3];
  for (int index = 0; index < statement->count; index++)
    terms[index] = (csl_term){variables[statement->variables[index]], statement->coefficients[index]};
  csl_properties properties = csl_optional(priority);
  return (tries ? csl_try_add : csl_add)(
    solver, terms, (size_t)statement->count, statement->relation, statement->constant, &properties,
    &statement->identity);
}

static csl_solver create(csl_variable *variables) {
  csl_solver solver = csl_create();
  for (int index = 0; index < variable_count; index++)
    csl_add_variable(solver, index % 3 == 0 ? CSL_EXTENT : CSL_POSITION, &variables[index]);
  return solver;
}

static bool can_hold(const struct statement *accepted, int count, struct statement next) {
  csl_variable variables[variable_count];
  csl_solver solver = create(variables);
  for (int index = 0; index < count; index++) {
    struct statement copy = accepted[index];
    add(false, solver, variables, &copy, CSL_REQUIRED);
  }
  add(false, solver, variables, &next, CSL_REQUIRED);
  csl_solve(solver);
  size_t conflicts = 0;
  csl_conflict_count(solver, &conflicts);
  csl_destroy(solver);
  return conflicts == 0;
}

static void read_values(csl_solver solver, const csl_variable *variables, double *values) {
  for (int index = 0; index < variable_count; index++)
    CHECK(csl_value(solver, variables[index], &values[index]) == CSL_OK);
}

static void compare(const double *values, const double *expected) {
  for (int index = 0; index < variable_count; index++)
    CHECK(fabs(values[index] - expected[index]) <= 1e-6 * fmax(1, fabs(expected[index])));
}

// Returns the first step that refused a constraint after changes that were not solved, or -1, and the values then.
// At the step `last` it only solves.
static int test_system(uint64_t seed, int last, double *values) {
  state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
  int refused = -1;
  csl_variable variables[variable_count];
  csl_solver solver = create(variables);
  struct statement accepted[step_count];
  int count = 0;
  for (int step = 0; step < step_count; step++) {
    struct statement next = random_statement();
    int action = below(10);
    if (action == 0) {
      csl_solve(solver);
    } else if (action == 1) {
      add(false, solver, variables, &next, 500 + 100 * (float)below(3));
    } else if (action == 2 && count > 0) {
      int place = below(count);
      CHECK(csl_remove(solver, accepted[place].identity) == CSL_OK);
      accepted[place] = accepted[--count];
    } else if (action == 3 && count > 0) {
      // A looser inequality.
      struct statement *loose = &accepted[below(count)];
      loose->constant -= loose->relation * 5;
      CHECK(csl_set_constant(solver, loose->identity, loose->constant) == CSL_OK);
    } else if (action == 4 && count > 0) {
      int place = below(count);
      CHECK(csl_set_priority(solver, accepted[place].identity, 600) == CSL_OK);
      if (below(2)) {
        CHECK(csl_set_priority(solver, accepted[place].identity, CSL_REQUIRED) == CSL_OK);
      } else {
        accepted[place] = accepted[--count];
      }
    } else {
      if (step == last) {
        csl_solve(solver);
        read_values(solver, variables, values);
        csl_destroy(solver);
        return step;
      }
      bool expected = can_hold(accepted, count, next), is_solved = below(4) != 0;
      if (is_solved) csl_solve(solver);
      double before[variable_count], after[variable_count];
      read_values(solver, variables, before);
      csl_status status = add(true, solver, variables, &next, CSL_REQUIRED);
      CHECK(status == (expected ? CSL_OK : CSL_UNSATISFIABLE));
      if (status == CSL_OK) {
        accepted[count++] = next;
      } else if (is_solved) {
        read_values(solver, variables, after);
        compare(after, before);
      } else if (refused < 0) {
        refused = step;
        read_values(solver, variables, values);
      }
    }
  }
  csl_solve(solver);
  size_t conflicts = 0;
  csl_conflict_count(solver, &conflicts);
  CHECK(conflicts == 0);
  for (int index = 0; index < count; index++) {
    double violation = 1;
    CHECK(csl_violation(solver, accepted[index].identity, &violation) == CSL_OK && violation < 1e-6);
  }
  csl_destroy(solver);
  return refused;
}

int main(int argument_count, char **arguments) {
  int systems = argument_count > 1 ? atoi(arguments[1]) : 2000;
  uint64_t seed = argument_count > 2 ? strtoull(arguments[2], NULL, 10) : 23001;
  for (int index = 0; index < systems && failures == 0; index++, seed++) {
    double values[variable_count], solved[variable_count];
    int step = test_system(seed, -1, values);
    if (step >= 0) {
      test_system(seed, step, solved);
      compare(values, solved);
    }
    if (failures != 0) fprintf(stderr, "acceptance: seed %" PRIu64 "\n", seed);
  }
  return failures != 0;
}
