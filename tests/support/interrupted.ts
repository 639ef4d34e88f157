import { runInNewContext } from "node:vm";

/** Far more than linear work takes on any machine, and far less than exponential or cubic work. */
const limitMs = 60_000;

/** Runs synchronous work; fails if it does not end, instead of blocking all tests. */
export function interrupted<Value>(work: () => Value): Value {
  return runInNewContext("work()", { work }, { timeout: limitMs });
}
