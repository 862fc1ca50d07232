/** A random word for each tab, which identifies the tab's drawings on the server. */
export const session = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** An error from the server, or a server that does not answer (status 0). */
export class ServerError extends Error {
  /**
   * @param {number} status
   * @param {{message: string, file?: string, line?: number, column?: number}} details
   */
  constructor(status, details) {
    const place = [details.file, details.line, details.column].filter((part) => part !== undefined).join(":");
    super(place ? `${place}: ${details.message}` : details.message);
    this.status = status;
  }
}

/** @type {Set<(reachable: boolean) => void>} */
const watchers = new Set();

/**
 * Calls `watcher` after each call with whether the server was reachable.
 * @param {(reachable: boolean) => void} watcher
 */
export function watchServer(watcher) {
  watchers.add(watcher);
}

/**
 * Calls `api/NAME` with `body` and returns the answer.
 * @param {string} name
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function call(name, body) {
  let response;
  try {
    response = await fetch(`api/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ session, ...body }),
    });
  } catch {
    for (const watcher of watchers) watcher(false);
    throw new ServerError(0, { message: "the server does not answer" });
  }
  for (const watcher of watchers) watcher(true);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new ServerError(response.status, answer.error ?? { message: `the server answered with status ${response.status}` });
  }
  return answer;
}
