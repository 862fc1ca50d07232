// Random systems: `csl_try_add` accepts a constraint exactly if a new solver finds no conflict between it and the
// required constraints before, whether the solver has solved them or not. A refusal leaves no trace: after each step,
// all values are equal in a solver that solves instead of trying the refused constraint, bit for bit.
//
// usage: acceptance [SYSTEMS [SEED]]
#include "constraint_solver.h"

#include "checks.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { variable_count = 12, step_count = 48 };

struct statement {
  csl_constraint identity;
  int count;
  int variables[3];
  double coefficients[3];
  csl_relation relation;
  double constant;
};

static uint64_t state;
static int used_count;

static int below(int limit) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (int)(state >> 33) % limit;
}

static struct statement random_statement(void) {
  struct statement result = {.count = 1 + below(3), .relation = below(3) - 1, .constant = below(41) - 20};
  for (int index = 0; index < result.count; index++) {
    result.variables[index] = below(used_count);
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

static void add_optional(csl_solver solver, const csl_variable *variables, struct statement *statement) {
  csl_term terms[3];
  for (int index = 0; index < statement->count; index++)
    terms[index] = (csl_term){variables[statement->variables[index]], statement->coefficients[index]};
  csl_properties properties = csl_optional(500 + 100 * (float)below(3));
  properties.tie = (csl_tie)below(4);
  properties.tie_rank = below(3);
  if (below(4) == 0) properties.weight = 2;
  CHECK(csl_add(solver, terms, (size_t)statement->count, statement->relation, statement->constant, &properties,
    &statement->identity) == CSL_OK);
}

struct history {
  bool refused[step_count];
  double values[step_count][variable_count];
};

// Runs random steps. `earlier` is null, or has the refused tries, to replace by a solve.
static void run(uint64_t seed, const struct history *earlier, struct history *history) {
  state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
  csl_variable variables[variable_count];
  csl_solver solver = create(variables);
  // Few variables in every second system, so conflicts are frequent.
  used_count = seed % 2 == 0 ? variable_count : 6;
  struct statement accepted[step_count], optional[step_count];
  int count = 0, optional_count = 0;
  for (int step = 0; step < step_count; step++) {
    struct statement next = random_statement();
    int action = below(13);
    if (action == 0) {
      csl_solve(solver);
    } else if (action <= 2) {
      add_optional(solver, variables, &next);
      optional[optional_count++] = next;
    } else if (action == 3 && count > 0) {
      int place = below(count);
      CHECK(csl_remove(solver, accepted[place].identity) == CSL_OK);
      accepted[place] = accepted[--count];
    } else if (action == 4 && count > 0) {
      // A looser inequality.
      struct statement *loose = &accepted[below(count)];
      loose->constant -= loose->relation * 5;
      CHECK(csl_set_constant(solver, loose->identity, loose->constant) == CSL_OK);
    } else if (action == 5 && count > 0) {
      int place = below(count);
      CHECK(csl_set_priority(solver, accepted[place].identity, 600) == CSL_OK);
      if (below(2)) {
        CHECK(csl_set_priority(solver, accepted[place].identity, CSL_REQUIRED) == CSL_OK);
      } else {
        optional[optional_count++] = accepted[place];
        accepted[place] = accepted[--count];
      }
    } else if (action == 6 && optional_count > 0) {
      csl_constraint some = optional[below(optional_count)].identity;
      switch (below(3)) {
      case 0: CHECK(csl_set_constant(solver, some, below(41) - 20) == CSL_OK); break;
      case 1: CHECK(csl_set_priority(solver, some, 500 + 100 * (float)below(3)) == CSL_OK); break;
      default: CHECK(csl_set_tie(solver, some, (csl_tie)below(4), below(3)) == CSL_OK);
      }
    } else if (action == 7 && optional_count > 0) {
      int place = below(optional_count);
      CHECK(csl_remove(solver, optional[place].identity) == CSL_OK);
      optional[place] = optional[--optional_count];
    } else {
      if (below(4) != 0) csl_solve(solver);
      if (earlier != NULL && earlier->refused[step]) {
        csl_solve(solver);
      } else {
        csl_status status = add(true, solver, variables, &next, CSL_REQUIRED);
        if (earlier == NULL) CHECK(status == (can_hold(accepted, count, next) ? CSL_OK : CSL_UNSATISFIABLE));
        history->refused[step] = status != CSL_OK;
        if (status == CSL_OK) accepted[count++] = next;
      }
    }
    for (int index = 0; index < variable_count; index++)
      CHECK(csl_value(solver, variables[index], &history->values[step][index]) == CSL_OK);
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
}

int main(int argument_count, char **arguments) {
  int systems = argument_count > 1 ? atoi(arguments[1]) : 2000;
  uint64_t seed = argument_count > 2 ? strtoull(arguments[2], NULL, 10) : 23001;
  for (int index = 0; index < systems && failures == 0; index++, seed++) {
    struct history history = {0}, without = {0};
    run(seed, NULL, &history);
    run(seed, &history, &without);
    CHECK(memcmp(history.values, without.values, sizeof history.values) == 0);
    if (failures != 0) fprintf(stderr, "acceptance: seed %" PRIu64 "\n", seed);
  }
  return failures != 0;
}
