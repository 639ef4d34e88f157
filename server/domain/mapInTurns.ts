/** Work on long lists that lets other calls run in between. */
import { setImmediate } from "node:timers/promises";

/** Items that are mapped before other calls get their turn; of names, paths and texts, a few milliseconds. */
const itemsPerTurn = 200;

/** Maps a long list, with turns of other calls in between. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % itemsPerTurn === 0) await setImmediate();
  }
  return results;
}
