// A fuzz target: each input is a sequence of calls, also wrong calls. Checks that no call traps, that identities stay
// valid, and that accepted constraints hold.
//
// With -DSTANDALONE it runs random sequences: fuzz SEED SECONDS.
#include "constraint_solver.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { most = 8 };

struct input {
  const uint8_t *bytes;
  size_t count;
};

static uint8_t take(struct input *input) {
  if (input->count == 0) return 0;
  input->count--;
  return *input->bytes++;
}

static double number(struct input *input) {
  static const double special[] = {0, 1, -1, 0.5, 1e-7, 1e7, 1e300, 1e-9, 1e9, 1e100, 5e-324};
  uint8_t kind = take(input);
  return kind < 11 ? special[kind] : kind == 11 ? NAN : kind == 12 ? INFINITY : (int8_t)take(input);
}

struct world {
  csl_solver solver;
  csl_variable variables[most];
  // The values that csl_changes reported.
  double known[most];
  csl_constraint constraints[most];
  bool is_tried[most];
};

static void require(bool condition, const char *text) {
  if (condition) return;
  fprintf(stderr, "fuzz: not true: %s\n", text);
  abort();
}

static void start(struct world *world) {
  memset(world, 0, sizeof *world);
  world->solver = csl_create();
}

static void read_values(const struct world *world, double *values) {
  for (int place = 0; place < most; place++)
    if (csl_value(world->solver, world->variables[place], &values[place]) != CSL_OK) values[place] = NAN;
}

static void add(struct world *world, struct input *input, bool tries) {
  csl_term terms[4];
  size_t count = take(input) % 5;
  for (size_t index = 0; index < count; index++) {
    terms[index].variable = world->variables[take(input) % most];
    terms[index].coefficient = number(input);
  }
  csl_properties properties = csl_required();
  uint8_t kind = take(input);
  if (!tries && kind & 1) properties.priority = (float)(take(input) * 5);
  if (kind & 2) properties.weight = number(input);
  properties.tie = kind >> 2 & 7;
  properties.tie_rank = (int8_t)take(input);
  if (kind & 32) properties.relaxation_rank = (int8_t)take(input);
  csl_relation relation = (csl_relation)(kind >> 6) - 1;
  double constant = number(input);
  csl_constraint constraint = 0;
  int place = take(input) % most;
  double before[most], after[most];
  bool is_solved = tries && take(input) & 1;
  if (is_solved) csl_solve(world->solver);
  read_values(world, before);
  csl_status status = (tries ? csl_try_add : csl_add)(
    world->solver, terms, count, relation, constant, kind & 16 ? &properties : NULL, &constraint);
  require((status == CSL_OK) == (constraint != 0), "each call either adds a constraint or fails");
  if (status == CSL_OK) {
    world->constraints[place] = constraint;
    world->is_tried[place] = tries;
  } else if (status != CSL_UNSATISFIABLE || is_solved) {
    read_values(world, after);
    require(memcmp(before, after, sizeof before) == 0, "an error changes nothing, and a refusal no solved value");
  }
}

static void query(struct world *world, struct input *input) {
  csl_variable variable = world->variables[take(input) % most];
  csl_constraint constraint = world->constraints[take(input) % most];
  double value = 0;
  bool flag = false;
  if (csl_value(world->solver, variable, &value) == CSL_OK) {
    require(csl_is_ambiguous(world->solver, variable, &flag) == CSL_OK, "a variable with a value is known");
  }
  if (csl_violation(world->solver, constraint, &value) == CSL_OK) {
    require(csl_is_relaxed(world->solver, constraint, &flag) == CSL_OK, "a constraint with an error is known");
  }
  csl_constraint members[8];
  csl_change changes[4];
  size_t count = 0, conflicts = 0;
  csl_conflict_count(world->solver, &conflicts);
  for (size_t index = 0; index < conflicts; index++) {
    csl_constraint relaxed = 0;
    require(csl_conflict(world->solver, index, members, 8, &count, &relaxed) == CSL_OK, "a conflict can be read");
    require(relaxed != 0, "a conflict has a relaxed member");
  }
  csl_refusal(world->solver, members, 8, &count);
  for (count = 4; count == 4;) {
    require(csl_changes(world->solver, changes, 4, &count) == CSL_OK, "changes can be read");
    for (size_t index = 0; index < count; index++) {
      require(csl_value(world->solver, changes[index].variable, &value) == CSL_OK, "a changed variable is known");
      for (int place = 0; place < most; place++)
        if (world->variables[place] == changes[index].variable) world->known[place] = changes[index].value;
    }
  }
  for (int place = 0; place < most; place++) {
    if (csl_value(world->solver, world->variables[place], &value) != CSL_OK) continue;
    require(value == world->known[place], "every change is reported");
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  struct input input = {bytes, count};
  struct world worlds[2];
  start(&worlds[0]);
  start(&worlds[1]);
  while (input.count > 0) {
    uint8_t action = take(&input);
    struct world *world = &worlds[action >> 7];
    uint8_t place = take(&input) % most;
    switch (action & 15) {
      case 0: case 1:
        if (csl_add_variable(world->solver, take(&input) % 3, &world->variables[place]) == CSL_OK)
          world->known[place] = 0;
        break;
      case 2: csl_remove_variable(world->solver, world->variables[place]); break;
      case 3: case 4: add(world, &input, false); break;
      case 5: case 6: add(world, &input, true); break;
      case 7: csl_remove(world->solver, world->constraints[place]); break;
      case 8: csl_set_constant(world->solver, world->constraints[place], number(&input)); break;
      case 9: csl_set_priority(world->solver, world->constraints[place], (float)(take(&input) * 5)); break;
      case 10: csl_set_tie(world->solver, world->constraints[place], take(&input) % 5, (int8_t)take(&input)); break;
      case 11: case 12: csl_solve(world->solver); break;
      case 13: query(world, &input); break;
      case 14: {
        // Identities of the other solver are errors.
        struct world *other = &worlds[1 - (action >> 7)];
        require(csl_remove(world->solver, other->constraints[place]) == CSL_UNKNOWN_CONSTRAINT, "a foreign constraint");
        require(csl_remove_variable(world->solver, other->variables[place]) == CSL_UNKNOWN_VARIABLE, "a foreign variable");
        break;
      }
      default: {
        csl_solver old = world->solver;
        if (place != 0) break;
        csl_destroy(old);
        require(csl_solve(old) == CSL_UNKNOWN_SOLVER, "a destroyed solver");
        // The identities of the destroyed solver remain, as a careless program has them.
        world->solver = csl_create();
      }
    }
  }
  for (int index = 0; index < 2; index++) {
    csl_solve(worlds[index].solver);
    csl_destroy(worlds[index].solver);
  }
  return 0;
}

#ifdef STANDALONE
int main(int count, char **arguments) {
  uint64_t seed = count > 1 ? strtoull(arguments[1], NULL, 10) : 1, inputs = 0;
  time_t end = time(NULL) + (count > 2 ? atoi(arguments[2]) : 5);
  for (; time(NULL) < end; inputs++, seed++) {
    uint8_t bytes[600];
    uint64_t state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
    for (size_t index = 0; index < sizeof bytes; index++) {
      state ^= state << 13, state ^= state >> 7, state ^= state << 17;
      bytes[index] = (uint8_t)(state >> 24);
    }
    // The last line names the input that fails.
    if (inputs % 1000 == 0) fprintf(stderr, "fuzz: from seed %llu\n", (unsigned long long)seed);
    LLVMFuzzerTestOneInput(bytes, 1 + state % sizeof bytes);
  }
  printf("fuzz: %llu sequences of calls\n", (unsigned long long)inputs);
}
#endif
