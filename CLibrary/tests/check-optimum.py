#!/usr/bin/env python3
"""Compares random systems with an independent LP solver: HiGHS, through scipy of PyPI.

usage: check-optimum.py [--systems 2000] [--seed 1] [LIBRARY]

Of each system it checks: the refusals of required constraints, the members of each refusal (a conflict, from which
nothing can be left out), that values stay after a refusal, that required constraints hold, and that the sum of errors
is optimal at each priority; again after changes, and with weights at a single priority.
"""

import argparse
import collections
import random
import sys

import numpy
from scipy.optimize import linprog

from library import REQUIRED, Library, Solver

PRIORITIES = [750.0, 500.0, 250.0]


class Model:
    """The constraints as a linear program."""

    def __init__(self, kinds):
        self.kinds = kinds
        self.bounds = [(0, None) if kind else (None, None) for kind in kinds]

    def row(self, terms):
        row = numpy.zeros(len(self.kinds))
        for variable, coefficient in terms:
            row[variable] += coefficient
        return row

    def is_feasible(self, equations):
        upper, equal = [], []
        for terms, relation, constant in equations:
            row = self.row(terms)
            if relation == 0:
                equal.append((row, constant))
            else:
                upper.append((-relation * row, -relation * constant))
        answer = linprog(
            numpy.zeros(len(self.kinds)), bounds=self.bounds, method="highs",
            A_ub=[row for row, _ in upper] or None, b_ub=[bound for _, bound in upper] or None,
            A_eq=[row for row, _ in equal] or None, b_eq=[bound for _, bound in equal] or None,
        )
        return {0: True, 2: False}[answer.status]

    def optimum(self, required, levels):
        """Returns the smallest sum of weighted errors for each level, the strongest first."""
        optional = [(index, equation) for index, level in enumerate(levels) for equation in level]
        count = len(self.kinds)
        size = count + len(optional)
        upper, limits, equal, constants = [], [], [], []
        for terms, relation, constant in required:
            row = numpy.concatenate([self.row(terms), numpy.zeros(len(optional))])
            if relation == 0:
                equal.append(row), constants.append(constant)
            else:
                upper.append(-relation * row), limits.append(-relation * constant)
        for position, (_, (terms, relation, constant, _)) in enumerate(optional):
            for side in (-1, 1):
                if relation == -side:
                    continue
                # An error is at least `side * (constant - sum)`.
                row = numpy.concatenate([-side * self.row(terms), numpy.zeros(len(optional))])
                row[count + position] = -1
                upper.append(row), limits.append(-side * constant)
        sums = []
        for level in range(len(levels)):
            costs = numpy.zeros(size)
            for position, (index, equation) in enumerate(optional):
                if index == level:
                    costs[count + position] = equation[3]
            if not costs.any():
                sums.append(0.0)
                continue
            answer = linprog(
                costs, bounds=self.bounds + [(0, None)] * len(optional), method="highs",
                A_ub=upper or None, b_ub=limits or None, A_eq=equal or None, b_eq=constants or None,
            )
            assert answer.status == 0, answer.message
            sums.append(answer.fun)
            upper.append(costs), limits.append(answer.fun + 1e-8 * (1 + abs(answer.fun)))
        return sums


class Trial:
    def __init__(self, library, number, counts, seed):
        self.random = random.Random(f"{seed}/{number}")
        self.number = number
        self.counts = counts
        self.solver = Solver(library)
        choose = self.random
        self.kinds = [int(choose.random() < 0.25) for _ in range(choose.randint(2, 8))]
        self.model = Model(self.kinds)
        self.variables = [self.solver.variable(kind) for kind in self.kinds]
        # By identity: (terms, relation, constant, priority, weight)
        self.constraints = {}
        self.is_weighted = choose.random() < 0.3

    def fail(self, kind, detail):
        self.counts[kind] += 1
        print(f"system {self.number}: {kind}: {detail}", file=sys.stderr)

    def equation(self):
        choose = self.random
        chosen = choose.sample(range(len(self.kinds)), min(len(self.kinds), choose.choice([1, 1, 2, 2, 2, 3])))
        terms = [(variable, float(choose.choice([1, 1, 1, -1, -1, 2, -2, 0.5]))) for variable in chosen]
        return terms, choose.choice([0, 0, -1, 1]), float(choose.randint(-20, 60))

    def required(self):
        return [entry[:3] for entry in self.constraints.values() if entry[3] == REQUIRED]

    def add(self):
        terms, relation, constant = self.equation()
        own = [(self.variables[variable], coefficient) for variable, coefficient in terms]
        if self.random.random() < 0.5:
            priority = 500.0 if self.is_weighted else self.random.choice(PRIORITIES)
            weight = self.random.choice([0.001, 1.0, 2.5, 1000.0]) if self.is_weighted else 1.0
            identity = self.solver.add(own, relation, constant, priority, weight)
            self.constraints[identity] = (terms, relation, constant, priority, weight)
            return
        # Additions that wait are solved by some tries, so values are compared only after a solve.
        compares = self.random.random() < 0.4
        if compares:
            self.solver.solve()
        before = [self.solver.value(variable) for variable in self.variables]
        identity = self.solver.add(own, relation, constant, tries=True)
        self.counts["tried"] += 1
        can_hold = self.model.is_feasible([*self.required(), (terms, relation, constant)])
        if (identity is not None) != can_hold:
            self.fail("wrong refusals" if can_hold else "wrong acceptances", (terms, relation, constant))
        if identity is not None:
            self.constraints[identity] = (terms, relation, constant, REQUIRED, 1.0)
            return
        self.counts["refused"] += 1
        self.solver.solve()
        after = [self.solver.value(variable) for variable in self.variables]
        if compares and any(abs(one - other) > 1e-6 * max(1, abs(one)) for one, other in zip(before, after)):
            self.fail("values moved by a refusal", (before, after))
        if not can_hold:
            members = [self.constraints[member][:3] for member in self.solver.refusal()]
            members.append((terms, relation, constant))
            if self.model.is_feasible(members):
                self.fail("refusals without a conflict", members)
            for index in range(len(members)):
                if not self.model.is_feasible(members[:index] + members[index + 1 :]):
                    self.fail("refusals with members that are not needed", members)

    def compare(self):
        self.solver.solve()
        self.counts["solved"] += 1
        if self.solver.conflicts():
            self.fail("conflicts among accepted constraints", "")
        for identity, entry in self.constraints.items():
            if entry[3] == REQUIRED and self.solver.violation(identity) > 1e-6:
                self.fail("violated required constraints", (entry, self.solver.violation(identity)))
        for variable, kind in zip(self.variables, self.kinds):
            if kind and self.solver.value(variable) < -1e-7:
                self.fail("negative extents", self.solver.value(variable))
        priorities = [500.0] if self.is_weighted else PRIORITIES
        levels = [
            [(*entry[:3], entry[4]) for entry in self.constraints.values() if entry[3] == priority]
            for priority in priorities
        ]
        best = self.model.optimum(self.required(), levels)
        for priority, optimum in zip(priorities, best):
            own = sum(
                entry[4] * self.solver.violation(identity)
                for identity, entry in self.constraints.items() if entry[3] == priority
            )
            self.counts["levels"] += 1
            if abs(own - optimum) > 1e-5 * (1 + optimum):
                self.fail("sums that are not optimal", f"at {priority}: {own} instead of {optimum}")
                break

    def change(self):
        choose = self.random
        identity = choose.choice(list(self.constraints))
        terms, relation, constant, priority, weight = self.constraints[identity]
        action = choose.random()
        if action < 0.3 or priority == REQUIRED:
            self.solver.remove(identity)
            del self.constraints[identity]
            return
        if action < 0.6 or self.is_weighted:
            constant = float(choose.randint(-20, 60))
            self.solver.set_constant(identity, constant)
        else:
            priority = choose.choice(PRIORITIES)
            self.solver.set_priority(identity, priority)
        self.constraints[identity] = (terms, relation, constant, priority, weight)

    def run(self):
        for _ in range(self.random.randint(3, 16)):
            self.add()
        self.compare()
        for _ in range(2):
            for _ in range(self.random.randint(1, 3)):
                if self.constraints:
                    self.change()
            self.add()
            self.compare()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", nargs="?", default="out/c-library/lib/libconstraint-solver.so.0")
    parser.add_argument("--systems", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    library = Library(arguments.library)
    counts = collections.Counter()
    for number in range(arguments.systems):
        Trial(library, number, counts, arguments.seed).run()
    facts = {"tried", "refused", "solved", "levels"}
    print(
        f"{arguments.systems} systems, seed {arguments.seed}: {counts['tried']} required constraints tried, "
        f"{counts['refused']} refused; {counts['solved']} solutions with {counts['levels']} sums compared"
    )
    wrong = {kind: count for kind, count in counts.items() if kind not in facts}
    for kind, count in wrong.items():
        print(f"{count} {kind}")
    if wrong:
        sys.exit(1)
    print("0 wrong refusals, 0 violated required constraints, 0 sums that are not optimal")


if __name__ == "__main__":
    main()
