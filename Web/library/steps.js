const kinds = ["settled", "dual", "flip", "primal", "conflict", "tie", "removal"];

/**
 * @typedef {{ number: number, constraint: number, variable: number, value: number, isBasic: boolean, side: number, left: number,
 *   right: number, priority: number, pairs: [number, number][] }} Column
 * @typedef {{ kind: string, row: number, column: number, columns: Column[] }} Moment
 */

/** @param {Float64Array} numbers what follows the length @returns {Moment[]} */
export function readSteps(numbers) {
  let place = 0;
  const next = () => numbers[place++];
  return Array.from({ length: next() }, () => {
    const [kind, row, column, count] = [next(), next(), next(), next()];
    return { kind: kinds[kind], row, column, columns: Array.from({ length: count }, () => readColumn(next)) };
  });
}

/** @param {() => number} next @returns {Column} */
function readColumn(next) {
  const [number, constraint, variable, value, isBasic, side, left, right, priority, count] = Array.from({ length: 10 }, next);
  const pairs = Array.from({ length: count }, () => /** @type {[number, number]} */ ([next(), next()]));
  return { number, constraint, variable, value, isBasic: isBasic !== 0, side, left, right, priority, pairs };
}
