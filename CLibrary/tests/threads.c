// Solvers in several threads at once, made and destroyed by all of them.
#include "checks.h"
#include "constraint_solver.h"

#include <pthread.h>

enum { threads = 4, rounds = 200, count = 20 };

static void *work(void *wrong) {
  for (int round = 0; round < rounds; round++) {
    csl_solver solver = csl_create();
    csl_variable variables[count];
    for (int index = 0; index < count; index++) {
      csl_constraint constraint;
      csl_add_variable(solver, CSL_POSITION, &variables[index]);
      csl_term terms[] = {{variables[index], 1}, {variables[index > 0 ? index - 1 : 0], -1}};
      if (csl_try_add(solver, terms, index > 0 ? 2 : 1, CSL_EQUAL, 3, NULL, &constraint) != CSL_OK) ++*(int *)wrong;
    }
    csl_solve(solver);
    double value = 0;
    if (csl_value(solver, variables[count - 1], &value) != CSL_OK || value != 3 * count) ++*(int *)wrong;
    if (csl_destroy(solver) != CSL_OK) ++*(int *)wrong;
    if (csl_solve(solver) != CSL_UNKNOWN_SOLVER) ++*(int *)wrong;
  }
  return NULL;
}

int main(void) {
  pthread_t all[threads];
  int wrong[threads] = {0};
  for (int index = 0; index < threads; index++) pthread_create(&all[index], NULL, work, &wrong[index]);
  for (int index = 0; index < threads; index++) {
    pthread_join(all[index], NULL);
    CHECK(wrong[index] == 0);
  }
  return failures != 0;
}
