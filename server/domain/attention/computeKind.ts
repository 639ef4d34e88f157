/** Computes kinds of what needs a person independently of each other, each with a time limit. */
import { calendarDayOf } from "#domain/calendarDays";
import type { Context } from "#server/context";
import { readSnapshot } from "#server/storage/database/readSnapshot";
import type { SourceContext } from "./attentionSource";

/** Runs the source of a kind on a snapshot. Null: it failed, or took too long. */
export async function computeKind<Value>(
  ctx: Pick<Context, "db" | "config" | "log" | "now">,
  kind: string,
  source: (ctx: SourceContext) => Promise<Value>,
  timeoutMs: number,
): Promise<Value | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { db, config, log, now } = ctx;
  const at = now();
  const reading = readSnapshot(db, timeoutMs, (tx) => {
    signal.throwIfAborted();
    const value = source({ db: tx, config, now: at, today: calendarDayOf(at), signal });
    // Releases the connection even if the source never ends.
    return Promise.race([value, rejectOn(signal)]);
  });
  try {
    return await Promise.race([reading, rejectOn(signal)]);
  } catch (error) {
    log.error({ err: error, kind }, "what needs attention could not be computed");
    return null;
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Maps items in their order, at most `concurrencyMax` at the same time. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrencyMax: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.set(next[0], await work(next[1]));
    }
  };
  await Promise.all(Array.from({ length: concurrencyMax }, worker));
  return items.flatMap((_item, index) => results.get(index) ?? []);
}
