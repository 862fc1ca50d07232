// Calls of the server, and what it tells by itself.

/** What the server refuses, with its status and the place that is to blame. */
export class ServerError extends Error {
  /** @param {number} status @param {{message: string, file?: string, line?: number, column?: number}} error */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.place = error;
  }
}

/** A word that names this tab for the server. */
export const session = Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join("");

/**
 * Calls the server.
 * @param {string} name The call, as Documentation/Preview.md names it.
 * @param {object} body What is sent.
 * @returns {Promise<any>} What is received.
 * @throws {ServerError} What the server refuses; status 0 where it does not answer at all.
 */
export async function call(name, body = {}) {
  let response;
  try {
    response = await fetch(`api/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ session, ...body }),
    });
  } catch {
    throw new ServerError(0, { message: "the server does not answer" });
  }
  const value = await response.json().catch(() => null);
  if (response.ok && value) return value;
  throw new ServerError(response.status, value?.error ?? { message: `the server answers with status ${response.status}` });
}

/**
 * Listens to what the server tells by itself, again and again when it went away.
 * @param {{[name: string]: (value: any) => void}} handlers What is done for each event; `lost` and `found` are told of the connection.
 */
export function listen(handlers) {
  const source = new EventSource(`api/events?session=${session}`);
  let isLost = false;
  // A stream that breaks is tried again by the browser; one that ends for good is opened anew here.
  let again;
  source.addEventListener("error", () => {
    if (!isLost) handlers.lost?.({});
    isLost = true;
    if (source.readyState === EventSource.CLOSED) {
      clearTimeout(again);
      again = setTimeout(() => { source.close(); listen(handlers); }, 1000);
    }
  });
  source.addEventListener("open", () => {
    if (isLost) handlers.found?.({});
    isLost = false;
  });
  for (const [name, handler] of Object.entries(handlers)) {
    source.addEventListener(name, event => {
      if (event instanceof MessageEvent) handler(JSON.parse(event.data));
    });
  }
}

/**
 * Sends the newest of many requests: while one is under way the others wait, and only the last of them goes next.
 * @param {(argument: any) => Promise<void>} work What sends a request.
 * @returns {(argument: any) => Promise<void>} What asks for one; done when nothing waits any more.
 */
export function coalesced(work) {
  let running = null;
  let next = null;
  const run = async argument => {
    await work(argument);
    while (next) {
      const waiting = next;
      next = null;
      await work(waiting.argument);
    }
  };
  return argument => {
    if (running) {
      next = { argument };
      return running;
    }
    running = run(argument).finally(() => { running = null; });
    return running;
  };
}
