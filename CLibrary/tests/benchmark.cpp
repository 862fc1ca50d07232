// Measures systems that layouts consist of: building, dragging, removing. Compiled once with kiwi's header and once with
// ours; prints a line `NAME CONSTRAINTS NANOSECONDS` for each, the minimum of several runs.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

using namespace kiwi;

struct System {
  std::vector<Variable> edited;
  std::vector<Constraint> constraints;
};

static Variable named(const char *name, int index) { return Variable(name + std::to_string(index)); }

// Rows of a label and a field under each other, with common columns.
static System form(int rows) {
  System system;
  Variable width("width"), column("column"), bottom("bottom");
  system.edited = {width};
  auto &all = system.constraints;
  Expression above(0.0);
  for (int row = 0; row < rows; row++) {
    Variable label = named("label", row), field = named("field", row), top = named("top", row);
    Variable height = named("height", row), length = named("length", row);
    all.push_back((label + length <= column));
    all.push_back((label == 8) | strength::strong);
    all.push_back((length >= 20 + row % 7 * 9));
    all.push_back((length == 20 + row % 7 * 9) | strength::medium);
    all.push_back(field >= column + 8);
    all.push_back((field == column + 8) | strength::medium);
    all.push_back(top >= above + 8);
    all.push_back((top == above + 8) | strength::medium);
    all.push_back(height >= 21);
    all.push_back((height == 21) | strength::strong);
    all.push_back(field + 60 <= width - 8);
    above = top + height;
  }
  all.push_back(bottom == above + 8);
  all.push_back((column == 0) | strength::weak);
  return system;
}

// Cells of equal size that fill a width and a height.
static System grid(int count) {
  System system;
  Variable width("width"), height("height");
  system.edited = {width, height};
  auto &all = system.constraints;
  std::vector<Variable> x, y;
  for (int index = 0; index <= count; index++) {
    x.push_back(named("x", index));
    y.push_back(named("y", index));
  }
  Variable cell("cell"), row("row");
  all.push_back(x[0] == 0);
  all.push_back(y[0] == 0);
  for (int line = 0; line < count; line++) {
    for (int index = 0; index < count; index++) {
      Variable left = named("left", line * count + index), right = named("right", line * count + index);
      all.push_back(left == x[index] + 2);
      all.push_back(right == left + cell - 4);
      all.push_back(right >= left);
    }
    all.push_back(x[line + 1] == x[line] + cell);
    all.push_back(y[line + 1] == y[line] + row);
  }
  all.push_back(x[count] == width);
  all.push_back(y[count] == height);
  return system;
}

// A row of views with a smallest distance, in a window.
static System chain(int count) {
  System system;
  Variable width("width"), last("start");
  system.edited = {width};
  auto &all = system.constraints;
  all.push_back(last == 0);
  for (int index = 0; index < count; index++) {
    Variable next = named("next", index);
    all.push_back(next >= last + 10);
    all.push_back((next == last + 10 + index % 5) | strength::weak);
    last = next;
  }
  all.push_back((last <= width) | strength::medium);
  return system;
}

static volatile double sink;

static double minimum(int runs, const std::function<void()> &before, const std::function<void()> &body) {
  double best = 1e300;
  for (int run = 0; run < runs; run++) {
    before();
    auto start = std::chrono::steady_clock::now();
    body();
    best = std::min(best, std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count());
  }
  return best;
}

static void report(const char *name, const char *action, std::size_t count, double time) {
  std::printf("%s-%s %zu %.0f\n", name, action, count, time);
  std::fflush(stdout);
}

static void build(Solver &solver, const System &system) {
  for (const Variable &variable : system.edited) {
    solver.addEditVariable(variable, strength::strong);
    solver.suggestValue(variable, 600);
  }
  for (const Constraint &constraint : system.constraints) solver.addConstraint(constraint);
  solver.updateVariables();
}

static void measure(const char *name, System (*make)(int), int size, int limit) {
  System system = make(size);
  const std::size_t count = system.constraints.size();
  if (count > static_cast<std::size_t>(limit)) return;
  const int runs = count < 200 ? 200 : count < 2000 ? 20 : 3;
  std::unique_ptr<Solver> solver;
  report(name, "terms", count, minimum(runs, [] {}, [&] { sink = static_cast<double>(make(size).constraints.size()); }));
  report(name, "build", count, minimum(runs, [&] { solver.reset(); }, [&] {
    solver.reset(new Solver());
    build(*solver, system);
  }));
  double width = 600;
  report(name, "drag", count, minimum(std::max(5, runs), [] {}, [&] {
    for (int step = 0; step < 10; step++) {
      width = width > 900 ? 600 : width + 1;
      for (const Variable &variable : system.edited) solver->suggestValue(variable, width);
      solver->updateVariables();
    }
  }) / 10);
  const Constraint &some = system.constraints[count / 2];
  report(name, "again", count, minimum(std::max(5, runs), [] {}, [&] {
    solver->removeConstraint(some);
    solver->addConstraint(some);
    solver->updateVariables();
  }));
}

int main(int argc, char **argv) {
  const int limit = argc > 1 ? std::atoi(argv[1]) : 1000000;
  for (int size : {1, 3, 9, 30, 90, 300}) measure("form", form, size, limit);
  for (int size : {1, 2, 3, 5, 10, 20, 50}) measure("grid", grid, size, limit);
  for (int size : {2, 10, 50, 150, 500, 1500}) measure("chain", chain, size, limit);
}
