// Compares a search field's text with names. Pure.

/**
 * Whether every word of `words` occurs in `text`, ignoring case.
 * @param {string} words
 * @param {string} text
 */
export function matches(words, text) {
  const lower = text.toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => lower.includes(word));
}

/**
 * How well a name matches `words`: 0 is the best, infinity means not at all. Beginnings of words count before their
 * middle.
 * @param {string} words
 * @param {string} name
 */
export function rankOfMatch(words, name) {
  if (!matches(words, name)) return Infinity;
  const [lower, typed] = [name.toLowerCase(), words.trim().toLowerCase()];
  if (lower === typed) return 0;
  if (lower.startsWith(typed)) return 1;
  const starts = lower.split(/[^\p{L}\p{N}]+/u);
  return typed.split(/\s+/).every((word) => starts.some((start) => start.startsWith(word))) ? 2 : 3;
}
