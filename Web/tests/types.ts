// Client code of the library: compiled with the types of the package, then run.

import assert from "assert";
import { AutoLayout, ConflictExplainer, VisualFormatError, attributes } from "swift-auto-layout";
import { Constraint as Equation, Expression, Operator, Solver, Strength, Variable } from "swift-auto-layout/kiwi.js";
import type { Ambiguity, Conflict, ConflictReport, Constraint, Frame, Source } from "swift-auto-layout";

const library: AutoLayout = await AutoLayout.load({ text: true });
const system = library.makeSystem({ scale: 2, rightToLeft: false });
system.setRootSize({ width: 320, height: 100 });
const label: number = system.addItem({ name: "label", parent: system.root });
system.setLabel(label, "Hello", { size: 17, weight: "bold", lines: 1 });
const wanted: Constraint = { item: label, attribute: "leading", relation: ">=", to: system.root, constant: 20, priority: 750 };
const added: number = system.addConstraint(wanted);
system.addVisualFormat("V:|-pad-[label]", { metrics: { pad: 8 } });
system.addConstraint({ item: label, attribute: "width", constant: 10 });
system.addConstraint({ item: label, attribute: "width", constant: 20 });
system.layout();
const frame: Frame = system.frame(label, { rounded: false });
const frames: Float64Array = system.frames();
assert.deepEqual([frame.y, frames.length], [8, 8]);
const ambiguity: Ambiguity[] = system.ambiguity();
assert.equal(typeof ambiguity[label].x, "boolean");
const conflicts: Conflict[] = system.conflicts();
assert.equal(conflicts.length, 1);
const sources: Source[] = system.why(label, "top");
for (const source of sources) if (source.kind === "constraint") assert.equal(typeof source.constraint, "number");
assert.equal(system.constraint(added).toAttribute, "leading");
assert.equal(system.lines(label).length, 1);
assert.equal(attributes.leading, 5);
try {
  system.addVisualFormat("H:|-[");
  assert.fail();
} catch (error) {
  assert.ok(error instanceof VisualFormatError);
  const column: number = error.column;
  assert.equal(typeof column, "number");
}
system.dispose();

const explainer: ConflictExplainer = await ConflictExplainer.load();
const report: ConflictReport = explainer.explain(`
  <NSLayoutConstraint:0x1 UIView:0x2.width == 10>
  <NSLayoutConstraint:0x3 UIView:0x2.width == 20>`);
assert.equal(report.isEmpty, false);
for (const { conflicts, constraints, fixes, drawings, broken, advice } of report.blocks) {
  assert.deepEqual(conflicts, [[0, 1]]);
  assert.deepEqual(fixes.map((fix) => ("remove" in fix ? fix.remove : -fix.lower)), [0, 1, -0, -1]);
  const equations: string[] = constraints.map(({ equation }) => equation);
  assert.equal(equations[0], "UIView:0x2.width == 10");
  assert.equal(drawings[0].measures.filter(({ gives }) => gives).length, 1);
  assert.equal(broken, null);
  assert.ok(Array.isArray(advice));
}

const solver: Solver = new Solver({ weighted: false });
const left: Variable = new Variable("left");
const right = new Variable();
const extent: Expression = right.minus(left);
const minimum: Equation = solver.createConstraint(extent, Operator.Ge, 100, Strength.required);
solver.addConstraint(new Equation(new Expression([2, left], -10), Operator.Eq));
solver.addEditVariable(right, Strength.strong);
solver.suggestValue(right, 50);
solver.updateVariables();
assert.deepEqual([left.value(), right.value()], [5, 105]);
for (const [variable, coefficient] of minimum.expression().terms()) assert.equal(variable.value() * coefficient > 0, variable === right);
const excluding: Equation[] = solver.refusal();
assert.equal(excluding.length, 0);
solver.dispose();

// Errors that the types detect.
// @ts-expect-error an unknown operator
assert.throws(() => new Equation(left, 3), Error);
// @ts-expect-error a variable is not a constraint
assert.throws(() => solver.addConstraint(left));
// @ts-expect-error an unknown attribute
const misspelled: Constraint = { item: 0, attribute: "lft" };
// @ts-expect-error an unknown relation
const relation: Constraint = { item: 0, attribute: "left", relation: "<" };
// @ts-expect-error a log is a text
assert.throws(() => explainer.explain(7), TypeError);
// @ts-expect-error a size is not a pair
assert.throws(() => system.setRootSize([1, 2]));
void misspelled;
void relation;
