/** The apps of tests share one window: what one has begun ends with its test, so that no later one meets it. */

type Timer = ReturnType<typeof setTimeout>;
type Listening = Parameters<typeof window.addEventListener>;

interface Begun {
  readonly timers: Set<Timer>;
  readonly listeners: Listening[];
  /** Without the wrappers of routers. Bound, since a router that still has something to do calls them as they are. */
  readonly history: Pick<History, "pushState" | "replaceState">;
  /** Says to calls under way that nobody waits for them any more. */
  test: AbortController;
}

const key = Symbol.for("what the apps of tests have begun");
const keeper = globalThis as unknown as Record<symbol, Begun | undefined>;

/** Passes calls on, and keeps what they return. */
function noted<Call extends (...given: never[]) => unknown>(call: Call, note: (result: never) => void): Call {
  const noting = (...given: never[]) => {
    const result = call(...given);
    note(result as never);
    return result;
  };
  return Object.defineProperties(noting as Call, Object.getOwnPropertyDescriptors(call));
}

/** Once for the life of the worker, whose files all have this window. */
function watch(): Begun {
  const begun: Begun = {
    timers: new Set(),
    listeners: [],
    history: {
      pushState: window.history.pushState.bind(window.history),
      replaceState: window.history.replaceState.bind(window.history),
    },
    test: new AbortController(),
  };
  const note = (timer: Timer) => void begun.timers.add(timer);
  globalThis.setTimeout = noted(globalThis.setTimeout, note);
  globalThis.setInterval = noted(globalThis.setInterval, note);
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...given: Listening) => {
    begun.listeners.push(given);
    listen(...given);
  };
  return begun;
}

const begun = (keeper[key] ??= watch());

/** Ends timers, listeners of the window, wrappers of its history, and calls that wait for an answer. */
export function endApps(): void {
  for (const timer of begun.timers) clearTimeout(timer);
  begun.timers.clear();
  for (const [type, listener, options] of begun.listeners.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  Object.assign(window.history, begun.history);
  begun.test.abort();
  begun.test = new AbortController();
}

/** An answer that comes only as long as the test runs that has asked. */
export function withinTest<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { signal } = begun.test;
  return new Promise((resolve, reject) => {
    answer.then(
      (value) => signal.aborted || resolve(value),
      (error: Error) => signal.aborted || reject(error),
    );
  });
}
