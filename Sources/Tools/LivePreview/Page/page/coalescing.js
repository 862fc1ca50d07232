/**
 * Returns a function that runs `work` with the newest argument, never twice at a time.
 *
 * Each call returns a promise that settles when no work is left. An error of `work` goes to `onError`; the next argument
 * is processed anyway.
 * @template T
 * @param {(argument: T) => Promise<void>} work
 * @param {(error: unknown) => void} onError
 */
export function coalesced(work, onError) {
  /** @type {{argument: T} | null} */
  let next = null;
  /** @type {Promise<void> | null} */
  let running = null;

  async function run() {
    while (next) {
      const { argument } = next;
      next = null;
      try {
        await work(argument);
      } catch (error) {
        onError(error);
      }
    }
    running = null;
  }

  /**
   * @param {T} argument
   * @returns {Promise<void>}
   */
  return (argument) => {
    next = { argument };
    running ??= run();
    return running;
  };
}

/**
 * A queue that processes at most `limit` entries at a time, always the entry with the lowest `rank` first.
 * @template T
 * @param {number} limit
 * @param {(entry: T) => Promise<void>} work
 * @param {(entry: T) => number} rank infinite for an unwanted entry
 */
export function rankedQueue(limit, work, rank) {
  /** @type {Set<T>} */
  const waiting = new Set();
  let running = 0;

  function start() {
    while (running < limit && waiting.size > 0) {
      /** @type {T | undefined} */
      let best;
      let bestRank = Infinity;
      for (const entry of waiting) {
        const value = rank(entry);
        if (value === Infinity) waiting.delete(entry);
        else if (value < bestRank) [best, bestRank] = [entry, value];
      }
      if (best === undefined) return;
      waiting.delete(best);
      running += 1;
      work(best).finally(() => {
        running -= 1;
        start();
      });
    }
  }

  return {
    /** @param {T} entry */
    add(entry) {
      waiting.add(entry);
      // Deferred: calls added in the same turn are ranked together.
      queueMicrotask(start);
    },
    clear() {
      waiting.clear();
    },
  };
}
