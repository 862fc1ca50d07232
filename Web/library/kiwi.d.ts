/** The solver with the names of kiwi.js. Loading the module loads `solver.wasm`. */

export const Operator: { readonly Le: 0; readonly Ge: 1; readonly Eq: 2 };
export type Operator = 0 | 1 | 2;

export class Strength {
  /** Combines three digits from 0 to 1000, each times `w`. */
  static create(a: number, b: number, c: number, w?: number): number;
  static clip(value: number): number;
  static readonly required: number;
  static readonly strong: number;
  static readonly medium: number;
  static readonly weak: number;
}

export class Variable {
  constructor(name?: string);
  id(): number;
  name(): string;
  setName(name: string): void;
  context(): any;
  setContext(context: any): void;
  /** The value after the last `updateVariables()`. */
  value(): number;
  setValue(value: number): void;
  plus(value: number | Variable | Expression): Expression;
  minus(value: number | Variable | Expression): Expression;
  multiply(coefficient: number): Expression;
  divide(divisor: number): Expression;
  toJSON(): { name: string; value: number };
  toString(): string;
  static Compare(first: Variable, second: Variable): number;
}

export interface Terms extends Iterable<[Variable, number]> {
  size(): number;
  empty(): boolean;
  itemAt(index: number): { first: Variable; second: number };
  contains(variable: Variable): boolean;
  find(variable: Variable): { first: Variable; second: number } | undefined;
  readonly array: { first: Variable; second: number }[];
}

export class Expression {
  /** Adds up numbers, variables, expressions, and pairs with a coefficient first. */
  constructor(...parts: (number | Variable | Expression | [number, Variable | Expression])[]);
  /** The terms, in the order of mention. */
  terms(): Terms;
  constant(): number;
  value(): number;
  plus(value: number | Variable | Expression): Expression;
  minus(value: number | Variable | Expression): Expression;
  multiply(coefficient: number): Expression;
  divide(divisor: number): Expression;
  isConstant(): boolean;
  toString(): string;
}

export class Constraint {
  /** `left operator right`, with `right` 0 by default. */
  constructor(left: Expression | Variable, operator: Operator, right?: Expression | Variable | number, strength?: number);
  id(): number;
  /** `left - right`. */
  expression(): Expression;
  op(): Operator;
  strength(): number;
  toString(): string;
}

export class Solver {
  /** @param options With `weighted`, errors are added up, each times its strength; otherwise stronger constraints beat any
   * number of weaker constraints. */
  constructor(options?: { weighted?: boolean });
  createConstraint(
    left: Expression | Variable, operator: Operator, right?: Expression | Variable | number, strength?: number): Constraint;
  /** Throws if the constraint was added already, or is required and cannot hold; nothing changes then. */
  addConstraint(constraint: Constraint): void;
  removeConstraint(constraint: Constraint): void;
  hasConstraint(constraint: Constraint): boolean;
  getConstraints(): Constraint[];
  addEditVariable(variable: Variable, strength: number): void;
  removeEditVariable(variable: Variable): void;
  hasEditVariable(variable: Variable): boolean;
  suggestValue(variable: Variable, value: number): void;
  /** Solves, and sets the values of all variables. */
  updateVariables(): void;
  /** The constraints that exclude the last refused constraint. */
  refusal(): Constraint[];
  /** Frees the memory; the solver cannot be used afterwards. */
  dispose(): void;
}
