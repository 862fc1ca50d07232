// Replays a trace through kiwi, as solver-trace does through ours: kiwi-trace TRACE [--reps N] [--limit SECONDS]
// Prints `phase <name> <seconds>` for each phase, the median of N runs. Priorities become weights.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

struct Operation {
  char kind;
  int id = 0, relation = 0, priority = 0;
  double number = 0;
  std::vector<std::pair<int, double>> terms;
  std::string name;
};

static double strengthOf(int priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 999) return 1e6;
  if (priority >= 900) return 1e5;
  if (priority >= 760) return 1250;
  if (priority >= 750) return 1e3;
  return 1;
}

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  int repetitions = 1;
  for (int i = 2; i + 1 < argc; i++)
    if (!std::strcmp(argv[i], "--reps")) repetitions = std::atoi(argv[i + 1]);
  std::ifstream file(argv[1]);
  int variableCount = 0, constraintCount = 0;
  std::vector<Operation> operations;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    Operation op;
    std::string kind;
    words >> kind;
    op.kind = kind[0];
    switch (op.kind) {
      case 'H': words >> variableCount >> constraintCount; continue;
      case 'P': words >> op.name; break;
      case 'A': {
        int count;
        words >> op.id >> op.relation >> op.priority >> op.number >> count;
        for (int i = 0; i < count; i++) {
          int variable;
          double coefficient;
          words >> variable >> coefficient;
          op.terms.emplace_back(variable, coefficient);
        }
        break;
      }
      case 'R': words >> op.id; break;
      case 'E': words >> op.id >> op.priority; break;
      case 'S': words >> op.id >> op.number; break;
      case 'U': break;
      default: return 2;
    }
    operations.push_back(op);
  }
  std::vector<std::pair<std::string, std::vector<double>>> phases;
  double sink = 0;
  for (int run = 0; run < repetitions; run++) {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    for (int i = 0; i < variableCount; i++) variables.emplace_back("v");
    std::vector<std::optional<kiwi::Constraint>> constraints(constraintCount);
    size_t phase = 0;
    bool open = false;
    auto start = std::chrono::steady_clock::now();
    auto finish = [&] {
      if (!open) return;
      std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
      phases[phase++].second.push_back(time.count());
    };
    for (const Operation& op : operations) {
      switch (op.kind) {
        case 'P':
          finish();
          if (phases.size() <= phase) phases.push_back({op.name, {}});
          open = true;
          start = std::chrono::steady_clock::now();
          break;
        case 'A': {
          std::vector<kiwi::Term> terms;
          for (auto& term : op.terms) terms.emplace_back(variables[term.first], term.second);
          kiwi::Constraint constraint(
              kiwi::Expression(std::move(terms), op.number),
              op.relation < 0 ? kiwi::OP_LE : op.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ,
              strengthOf(op.priority));
          solver.addConstraint(constraint);
          constraints[op.id] = constraint;
          break;
        }
        case 'R':
          solver.removeConstraint(*constraints[op.id]);
          constraints[op.id].reset();
          break;
        case 'E': solver.addEditVariable(variables[op.id], strengthOf(op.priority)); break;
        case 'S': solver.suggestValue(variables[op.id], op.number); break;
        case 'U': solver.updateVariables(); break;
      }
    }
    finish();
    for (auto& variable : variables) sink += variable.value();
  }
  for (auto& phase : phases) {
    auto& times = phase.second;
    std::sort(times.begin(), times.end());
    std::cout << "phase " << phase.first << " " << times[times.size() / 2] << "\n";
  }
  // The values are used, so that nothing can be left out.
  if (sink == 0.123456789) std::cout << "\n";
}
