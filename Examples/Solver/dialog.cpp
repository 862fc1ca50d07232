/// Two buttons at the right edge, in C++, with the names of kiwi.
///
///     c++ dialog.cpp $(pkg-config --cflags --libs constraint-solver) -o dialog && ./dialog
#include <kiwi/kiwi.h>

#include <iostream>

using namespace kiwi;

int main() {
  Variable width("width"), cancel("cancel"), cancelWidth("cancel width"), ok("ok"), okWidth("ok width");
  Solver solver;
  for (const Constraint &constraint : {
         ok == cancel + cancelWidth + 8,
         ok + okWidth == width - 20,
         cancel >= 20,
         (cancelWidth == okWidth) | strength::medium,
         (cancelWidth >= 64) | strength::strong,
         (okWidth >= 30) | strength::strong,
         (okWidth == 30) | strength::weak,
       })
    solver.addConstraint(constraint);

  // Stronger than any preference of the content.
  solver.addEditVariable(width, strength::create(100, 0, 0));
  for (double points : {320, 150}) {
    solver.suggestValue(width, points);
    solver.updateVariables();
    std::cout << points << " points: Cancel from " << cancel.value() << " to " << cancel.value() + cancelWidth.value()
              << ", OK from " << ok.value() << " to " << ok.value() + okWidth.value() << "\n";
  }

  try {
    solver.addConstraint(cancel <= 10);
  } catch (const UnsatisfiableConstraint &) {
    std::cout << "Cancel at most at 10: refused because of ";
    for (const Constraint &reason : solver.refusal()) debug::dump(reason, std::cout);
  }
}
