import { instantiate } from "./loading.js";

const memory = await instantiate(undefined, "solver.wasm");
const program = memory.exports;

/** The parts of the room for calls: a result, a count, a constraint's properties, then lists. */
const [resultPlace, countPlace, propertiesPlace, listPlace] = [0, 8, 16, 48];
const unsatisfiable = -8;

/** Writes a call's arguments, and returns the address of the room.
 * @param {number} bytes the size of the list
 * @param {(view: DataView) => void} [write] receives the room, which begins at 0 */
function room(bytes, write) {
  const size = listPlace + bytes;
  const start = program.transfer_room(size);
  if (write) write(new DataView(memory.buffer, start, size));
  return start;
}

/** @param {number} start */
function result(start) {
  return new DataView(memory.buffer, start + resultPlace, 8).getBigUint64(0, true);
}

/** @param {bigint} identity */
function number(identity) {
  return Number(identity & 0xffffffffn) - 1;
}

/** @param {number} status */
function check(status) {
  if (status !== 0) throw new Error(`the solver returned the error ${status}`);
}

let identities = 0;

export const Operator = Object.freeze({ Le: 0, Ge: 1, Eq: 2 });
const relations = [-1, 1, 0];
const signs = ["<=", ">=", "="];

export class Strength {
  /** @param {number} a @param {number} b @param {number} c */
  static create(a, b, c, w = 1) {
    const digit = (/** @type {number} */ value) => Math.max(0, Math.min(1000, value * w));
    return digit(a) * 1000000 + digit(b) * 1000 + digit(c);
  }

  /** @param {number} value */
  static clip(value) {
    return Math.max(0, Math.min(Strength.required, value));
  }

  static required = Strength.create(1000, 1000, 1000);
  static strong = Strength.create(1, 0, 0);
  static medium = Strength.create(0, 1, 0);
  static weak = Strength.create(0, 0, 1);
}

/** Parts that an expression adds up: numbers, variables, expressions, and pairs with a coefficient.
 * @typedef {number | Variable | Expression | [number, Variable | Expression]} Part */

export class Variable {
  #id = identities++;
  #name;
  #value = 0;
  #context = /** @type {any} */ (null);

  constructor(name = "") {
    this.#name = name;
  }

  id() { return this.#id; }
  name() { return this.#name; }
  /** @param {string} name */
  setName(name) { this.#name = name; }
  context() { return this.#context; }
  /** @param {any} context */
  setContext(context) { this.#context = context; }
  value() { return this.#value; }
  /** @param {number} value */
  setValue(value) { this.#value = value; }

  /** @param {number | Variable | Expression} value */
  plus(value) { return new Expression(this, value); }
  /** @param {number | Variable | Expression} value */
  minus(value) { return new Expression(this, typeof value === "number" ? -value : [-1, value]); }
  /** @param {number} coefficient */
  multiply(coefficient) { return new Expression([coefficient, this]); }
  /** @param {number} divisor */
  divide(divisor) { return new Expression([1 / divisor, this]); }
  toJSON() { return { name: this.#name, value: this.#value }; }
  toString() { return `${this.#context}[${this.#name}:${this.#value}]`; }

  /** @param {Variable} first @param {Variable} second */
  static Compare(first, second) { return first.id() - second.id(); }
}

/** An expression's terms, in the order of mention. */
class TermMap {
  #coefficients = /** @type {Map<Variable, number>} */ (new Map());

  /** @param {Variable} variable @param {number} coefficient */
  add(variable, coefficient) {
    this.#coefficients.set(variable, (this.#coefficients.get(variable) ?? 0) + coefficient);
  }

  size() { return this.#coefficients.size; }
  empty() { return this.#coefficients.size === 0; }
  /** @param {number} index */
  itemAt(index) { return this.array[index]; }
  /** @param {Variable} variable */
  contains(variable) { return this.#coefficients.has(variable); }
  /** @param {Variable} variable */
  find(variable) {
    const second = this.#coefficients.get(variable);
    return second === undefined ? undefined : { first: variable, second };
  }
  get array() { return Array.from(this.#coefficients, ([first, second]) => ({ first, second })); }
  [Symbol.iterator]() { return this.#coefficients[Symbol.iterator](); }
}

export class Expression {
  #terms = new TermMap();
  #constant = 0;

  /** @param {...Part} parts */
  constructor(...parts) {
    for (const part of parts) {
      if (Array.isArray(part)) {
        if (part.length !== 2 || typeof part[0] !== "number") throw new Error("a pair must be a number and a variable or expression");
        this.#add(part[1], part[0]);
      } else {
        this.#add(part, 1);
      }
    }
  }

  /** @param {number | Variable | Expression} part @param {number} factor */
  #add(part, factor) {
    if (typeof part === "number") {
      this.#constant += part * factor;
    } else if (part instanceof Variable) {
      this.#terms.add(part, factor);
    } else if (part instanceof Expression) {
      this.#constant += part.#constant * factor;
      for (const [variable, coefficient] of part.#terms) this.#terms.add(variable, coefficient * factor);
    } else {
      throw new Error("an expression has numbers, variables, expressions and pairs");
    }
  }

  terms() { return this.#terms; }
  constant() { return this.#constant; }
  value() {
    let sum = this.#constant;
    for (const [variable, coefficient] of this.#terms) sum += coefficient * variable.value();
    return sum;
  }

  /** @param {number | Variable | Expression} value */
  plus(value) { return new Expression(this, value); }
  /** @param {number | Variable | Expression} value */
  minus(value) { return new Expression(this, typeof value === "number" ? -value : [-1, value]); }
  /** @param {number} coefficient */
  multiply(coefficient) { return new Expression([coefficient, this]); }
  /** @param {number} divisor */
  divide(divisor) { return new Expression([1 / divisor, this]); }
  isConstant() { return this.#terms.empty(); }
  toString() {
    const terms = Array.from(this.#terms, ([variable, coefficient]) => `${coefficient}*${variable}`);
    if (this.#constant !== 0 || terms.length === 0) terms.push(String(this.#constant));
    return terms.join(" + ");
  }
}

export class Constraint {
  #id = identities++;
  #expression;
  #operator;
  #strength;

  /** @param {Expression | Variable} left @param {number} operator
   * @param {Expression | Variable | number} [right] */
  constructor(left, operator, right, strength = Strength.required) {
    if (relations[operator] === undefined) throw new Error(`${operator} is not an operator`);
    this.#operator = operator;
    this.#strength = Strength.clip(strength);
    this.#expression = right === undefined && left instanceof Expression ? left : new Expression(left).minus(right ?? 0);
  }

  id() { return this.#id; }
  expression() { return this.#expression; }
  op() { return this.#operator; }
  strength() { return this.#strength; }
  toString() { return `${this.#expression} ${signs[this.#operator]} 0 (${this.#strength})`; }
}

const abandoned = new FinalizationRegistry((/** @type {bigint} */ solver) => program.csl_destroy(solver));

export class Solver {
  #solver = BigInt.asUintN(64, program.csl_create());
  #isWeighted;
  #variables = /** @type {Map<Variable, bigint>} */ (new Map());
  #constraints = /** @type {Map<Constraint, bigint>} */ (new Map());
  #edits = /** @type {Map<Variable, bigint>} */ (new Map());
  #byNumber = /** @type {Constraint[]} */ ([]);

  /** @param {{ weighted?: boolean }} options */
  constructor({ weighted = false } = {}) {
    this.#isWeighted = weighted;
    abandoned.register(this, this.#solver, this);
  }

  /** Frees the memory; the solver cannot be used afterwards. */
  dispose() {
    abandoned.unregister(this);
    program.csl_destroy(this.#solver);
    this.#variables.clear();
    this.#constraints.clear();
    this.#edits.clear();
  }

  /** @param {Expression | Variable} left @param {number} operator @param {Expression | Variable | number} [right] */
  createConstraint(left, operator, right, strength = Strength.required) {
    const constraint = new Constraint(left, operator, right, strength);
    this.addConstraint(constraint);
    return constraint;
  }

  /** @param {Constraint} constraint */
  addConstraint(constraint) {
    if (this.#constraints.has(constraint)) throw new Error("duplicate constraint");
    const identity = this.#add(constraint);
    this.#constraints.set(constraint, identity);
    this.#byNumber[number(identity)] = constraint;
  }

  /** @param {Constraint} constraint */
  removeConstraint(constraint) {
    const identity = this.#constraints.get(constraint);
    if (identity === undefined) throw new Error("unknown constraint");
    check(program.csl_remove(this.#solver, identity));
    this.#constraints.delete(constraint);
    delete this.#byNumber[number(identity)];
  }

  /** @param {Constraint} constraint */
  hasConstraint(constraint) { return this.#constraints.has(constraint); }

  getConstraints() { return [...this.#constraints.keys()]; }

  /** @param {Variable} variable @param {number} strength */
  addEditVariable(variable, strength) {
    if (this.#edits.has(variable)) throw new Error("duplicate edit variable");
    if (Strength.clip(strength) === Strength.required) throw new Error("bad required strength");
    this.#edits.set(variable, this.#add(new Constraint(variable, Operator.Eq, 0, strength)));
  }

  /** @param {Variable} variable */
  removeEditVariable(variable) {
    check(program.csl_remove(this.#solver, this.#edit(variable)));
    this.#edits.delete(variable);
  }

  /** @param {Variable} variable */
  hasEditVariable(variable) { return this.#edits.has(variable); }

  /** @param {Variable} variable @param {number} value */
  suggestValue(variable, value) {
    check(program.csl_set_constant(this.#solver, this.#edit(variable), value));
  }

  /** Solves, and sets the values of all variables. */
  updateVariables() {
    check(program.csl_solve(this.#solver));
    const value = room(0);
    for (const [variable, identity] of this.#variables) {
      program.csl_value(this.#solver, identity, value);
      variable.setValue(new Float64Array(memory.buffer, value, 1)[0]);
    }
  }

  /** The constraints that exclude the last constraint that `addConstraint` refused. */
  refusal() {
    let start = room(0);
    check(program.csl_refusal(this.#solver, 0, 0, start + countPlace));
    const count = new Uint32Array(memory.buffer, start + countPlace, 1)[0];
    start = room(8 * count);
    check(program.csl_refusal(this.#solver, start + listPlace, count, start + countPlace));
    const members = new BigUint64Array(memory.buffer, start + listPlace, count);
    return Array.from(members, (member) => this.#byNumber[number(member)]).filter((constraint) => constraint !== undefined);
  }

  /** @param {Variable} variable */
  #edit(variable) {
    const identity = this.#edits.get(variable);
    if (identity === undefined) throw new Error("unknown edit variable");
    return identity;
  }

  /** @param {Variable} variable */
  #identity(variable) {
    let identity = this.#variables.get(variable);
    if (identity === undefined) {
      const start = room(0);
      check(program.csl_add_variable(this.#solver, 0, start + resultPlace));
      identity = result(start);
      this.#variables.set(variable, identity);
    }
    return identity;
  }

  /** @param {Constraint} constraint */
  #add(constraint) {
    const terms = Array.from(constraint.expression().terms(), ([variable, coefficient]) => ({
      identity: this.#identity(variable),
      coefficient,
    }));
    const strength = constraint.strength();
    const isRequired = strength === Strength.required;
    const isWeighted = this.#isWeighted && strength > 0;
    const start = room(16 * terms.length, (view) => {
      view.setFloat32(propertiesPlace, isRequired ? 1000 : isWeighted ? 500 : program.csl_priority_of_rank(rank(strength)), true);
      view.setInt32(propertiesPlace + 4, 0, true);
      view.setBigInt64(propertiesPlace + 8, 0n, true);
      view.setFloat64(propertiesPlace + 16, isWeighted && !isRequired ? strength / Strength.medium : 1, true);
      view.setBigInt64(propertiesPlace + 24, 0n, true);
      terms.forEach(({ identity, coefficient }, index) => {
        view.setBigUint64(listPlace + 16 * index, identity, true);
        view.setFloat64(listPlace + 16 * index + 8, coefficient, true);
      });
    });
    const call = isRequired ? program.csl_try_add : program.csl_add;
    const status = call(
      this.#solver, start + listPlace, terms.length, relations[constraint.op()], -constraint.expression().constant(),
      start + propertiesPlace, start + resultPlace);
    if (status === unsatisfiable) throw new Error("unsatisfiable constraint");
    check(status);
    return result(start);
  }
}

const bits = new DataView(new ArrayBuffer(8));

/** A strength's rank: the exponent and 24 bits of the mantissa, from 2^-20 on.
 * @param {number} strength */
function rank(strength) {
  const lowest = 2 ** -20;
  if (strength < lowest) return strength > 0 ? 2 : 1;
  bits.setFloat64(0, strength);
  const upper = bits.getBigUint64(0);
  bits.setFloat64(0, lowest);
  return Number((upper - bits.getBigUint64(0)) >> 28n) + 3;
}
