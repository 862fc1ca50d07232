import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";
import test from "node:test";

const folder = path.resolve(process.env.WEB ?? "out/web", "library");
const { Constraint, Expression, Operator, Solver, Strength, Variable } = await import(
  pathToFileURL(path.join(folder, "kiwi.js")).href);

test("variables have names, values and operations", () => {
  const variable = new Variable("left");
  assert.equal(variable.name(), "left");
  assert.equal(variable.value(), 0);
  variable.setName("right");
  variable.setValue(8);
  assert.deepEqual(variable.toJSON(), { name: "right", value: 8 });
  assert.equal(variable.plus(2).value(), 10);
  assert.equal(variable.minus(2).value(), 6);
  assert.equal(variable.multiply(2).value(), 16);
  assert.equal(variable.divide(2).value(), 4);
  assert.equal(variable.minus(variable).value(), 0);
  assert.notEqual(new Variable().id(), variable.id());
});

test("expressions add up parts in the order of mention", () => {
  const [one, other] = [new Variable("one"), new Variable("other")];
  const sum = new Expression(other, [3, one], 5, [2, new Expression(one, 4)], [-1, other]);
  assert.equal(sum.constant(), 13);
  assert.deepEqual(sum.terms().array, [{ first: other, second: 0 }, { first: one, second: 5 }]);
  assert.equal(sum.terms().size(), 2);
  assert.equal(new Expression(7).isConstant(), true);
  assert.throws(() => new Expression("text"));
});

test("a required constraint, an optional constraint and a suggestion", () => {
  const [left, width] = [new Variable("left"), new Variable("width")];
  const solver = new Solver();
  solver.createConstraint(left.plus(width), Operator.Le, 320);
  solver.createConstraint(left, Operator.Eq, 20, Strength.strong);
  solver.addEditVariable(width, Strength.medium);
  solver.suggestValue(width, 400);
  solver.updateVariables();
  assert.deepEqual([left.value(), width.value()], [20, 300]);
  solver.suggestValue(width, 100);
  solver.updateVariables();
  assert.deepEqual([left.value(), width.value()], [20, 100]);
  solver.dispose();
});

test("constraints and edit variables come and go", () => {
  const solver = new Solver();
  const variable = new Variable();
  const constraint = new Constraint(variable, Operator.Ge, 5);
  assert.equal(solver.hasConstraint(constraint), false);
  solver.addConstraint(constraint);
  assert.equal(solver.hasConstraint(constraint), true);
  assert.deepEqual(solver.getConstraints(), [constraint]);
  assert.throws(() => solver.addConstraint(constraint), /duplicate constraint/);
  solver.addEditVariable(variable, Strength.weak);
  assert.equal(solver.hasEditVariable(variable), true);
  assert.throws(() => solver.addEditVariable(variable, Strength.weak), /duplicate edit variable/);
  assert.throws(() => solver.addEditVariable(new Variable(), Strength.required), /bad required strength/);
  solver.removeEditVariable(variable);
  assert.throws(() => solver.removeEditVariable(variable), /unknown edit variable/);
  assert.throws(() => solver.suggestValue(variable, 1), /unknown edit variable/);
  solver.removeConstraint(constraint);
  assert.throws(() => solver.removeConstraint(constraint), /unknown constraint/);
  solver.dispose();
});

test("a refused constraint changes nothing and has reasons", () => {
  const solver = new Solver();
  const variable = new Variable();
  const low = solver.createConstraint(variable, Operator.Le, 5);
  solver.createConstraint(variable, Operator.Eq, 4, Strength.weak);
  solver.updateVariables();
  const high = new Constraint(variable, Operator.Ge, 6);
  assert.throws(() => solver.addConstraint(high), /unsatisfiable constraint/);
  assert.deepEqual(solver.refusal(), [low]);
  assert.equal(solver.hasConstraint(high), false);
  solver.updateVariables();
  assert.equal(variable.value(), 4);
  solver.removeConstraint(low);
  solver.addConstraint(high);
  solver.updateVariables();
  assert.equal(variable.value(), 6);
  assert.throws(() => solver.createConstraint(variable, Operator.Eq, NaN));
  solver.dispose();
});

test("strengths are strict priorities, or weights", () => {
  for (const weighted of [false, true]) {
    const solver = new Solver({ weighted });
    const variable = new Variable();
    solver.createConstraint(variable, Operator.Eq, 10, Strength.create(0, 0, 3));
    for (let count = 0; count < 4; count++) solver.createConstraint(variable, Operator.Eq, 30, Strength.weak);
    solver.updateVariables();
    assert.ok(Math.abs(variable.value() - (weighted ? 30 : 10)) < 1e-9);
    solver.dispose();
  }
});

test("large systems grow the memory", () => {
  const solver = new Solver();
  let last = new Variable("first");
  solver.createConstraint(last, Operator.Eq, 0);
  for (let index = 0; index < 3000; index++) {
    const next = new Variable();
    solver.createConstraint(next, Operator.Eq, last.plus(2));
    last = next;
  }
  solver.updateVariables();
  assert.equal(last.value(), 6000);
  solver.dispose();
});
