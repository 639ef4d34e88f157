import { runInNewContext } from "node:vm";

/** Far beyond what linear work takes on any machine, and far below what exponential or cubic work would. */
const limitMs = 60_000;

/** Runs work that does not wait; fails, rather than stopping all tests, where it does not end. */
export function interrupted<Value>(work: () => Value): Value {
  return runInNewContext("work()", { work }, { timeout: limitMs });
}
