/** Demo data for tests. */
import { makeDemoRows, type DemoRows, type DemoSource } from "#server/demo/demoRows";

/** The morning of the demo day in tests. */
export const demoDay = new Date("2025-11-20T09:30:00Z");

let known: DemoRows | undefined;

/** The rows of that day with the seed "test", cached unless options are changed. */
export function demoRowsOf(change?: Partial<DemoSource>): DemoRows {
  if (change === undefined) return (known ??= makeRows());
  return makeRows(change);
}

function makeRows(change: Partial<DemoSource> = {}): DemoRows {
  const hashes = { known: "known", unknown: "unknown" };
  const encrypt = (place: string) => `encrypted ${place}`;
  return makeDemoRows({
    seed: "test",
    today: demoDay,
    scale: 1,
    hashes,
    encrypt,
    encryptUnreadably: encrypt,
    ...change,
  });
}
