/** Processes long lists without blocking other calls. */
import { setImmediate } from "node:timers/promises";

/** Items processed before yielding to other calls; takes a few milliseconds. */
const itemsPerChunk = 200;

/** Maps a long list and yields to other calls in between. */
export async function mapInChunks<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % itemsPerChunk === 0) await setImmediate();
  }
  return results;
}
