/** Rows of the demo data as tests make them. */
import { makeDemoRows, type DemoRows, type DemoSource } from "#server/demo/demoRows";

/** The day of the demo data of tests, in the morning. */
export const demoDay = new Date("2025-11-20T09:30:00Z");

let known: DemoRows | undefined;

/** The rows of that day and of the seed "test", made once; with changes made anew. */
export function demoRowsOf(change?: Partial<DemoSource>): DemoRows {
  if (change === undefined) return (known ??= makeRows());
  return makeRows(change);
}

function makeRows(change: Partial<DemoSource> = {}): DemoRows {
  const hashes = { known: "known", unknown: "unknown" };
  return makeDemoRows({ seed: "test", today: demoDay, scale: 1, hashes, ...change });
}
