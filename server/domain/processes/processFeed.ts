/**
 * Tells that processes have changed, whichever server changed them: one look a second at the database, shared by all
 * who listen in this server process, and none while nobody does.
 */
import type { Database } from "#server/storage/database/database";
import {
  selectChangeMark,
  selectLatestChange,
  type ChangeMark,
} from "#server/storage/processes/processChanges";
import { pause } from "./liveStream";

/** Milliseconds between two looks. */
const lookMs = 1_000;
/** Changes become visible in another order than their times say: for so long one more may come to light. */
export const overlapMs = 5_000;

/** Somebody who listens. */
export interface Watch {
  /** Waits for the next look. True: something may have changed since the one before, the first time always. */
  readonly next: () => Promise<boolean>;
  readonly end: () => void;
}

interface Feed {
  readonly watches: Set<{ hasNews: boolean; wake: (error?: unknown) => void }>;
  stopping: AbortController;
}

const feeds = new WeakMap<Database, Feed>();

/** Begins to listen; `signal` ends it. A look that fails makes all who wait fail. */
export function watchProcesses(db: Database, signal: AbortSignal): Watch {
  let feed = feeds.get(db);
  if (feed === undefined) {
    feed = { watches: new Set(), stopping: new AbortController() };
    feeds.set(db, feed);
  }
  const { watches } = feed;
  const watch = { hasNews: true, wake: (_error?: unknown): void => undefined };
  watches.add(watch);
  if (watches.size === 1) start(db, feed);
  const end = (): void => {
    watches.delete(watch);
    if (watches.size === 0) feed.stopping.abort();
    watch.wake();
  };
  signal.addEventListener("abort", end, { once: true });
  return {
    async next() {
      if (!watches.has(watch)) return false;
      await new Promise<void>((resolve, reject) => {
        watch.wake = (error) => (error === undefined ? resolve() : reject(error));
      });
      const { hasNews } = watch;
      watch.hasNews = false;
      return hasNews;
    },
    end,
  };
}

/** Looks until nobody listens any more. */
function start(db: Database, feed: Feed): void {
  const stopping = new AbortController();
  feed.stopping = stopping;
  void (async () => {
    let since: Date | null = null;
    let seen = "";
    while (!stopping.signal.aborted) {
      await pause(lookMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        since ??= before(await selectLatestChange(db));
        const mark = await selectChangeMark(db, since);
        const found = `${since.getTime()} ${textOf(mark)}`;
        const hasNews = found !== seen;
        seen = found;
        if (mark.latest !== null) since = before(mark.latest);
        for (const watch of feed.watches) {
          watch.hasNews ||= hasNews;
          watch.wake();
        }
      } catch (error) {
        for (const watch of feed.watches) watch.wake(error);
      }
    }
  })();
}

function before(moment: Date | null): Date {
  return new Date(Math.max(0, (moment?.getTime() ?? 0) - overlapMs));
}

const textOf = ({ latest, count, revisions }: ChangeMark): string =>
  `${latest?.getTime() ?? ""} ${count} ${revisions}`;
