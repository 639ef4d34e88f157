/**
 * Notifies listeners of process changes made by any server. Polls the database once a second, shared by all listeners
 * in this server process. Does not poll without listeners.
 */
import type { ProcessFeed, ProcessWatch } from "#server/context";
import type { Database } from "#server/storage/database/database";
import {
  selectChangeMark,
  selectLatestChange,
  type ChangeMark,
} from "#server/storage/processes/processChanges";
import { pause } from "./liveStream";

/** Milliseconds between two polls. */
const pollMs = 1_000;
/** Milliseconds that a change may become visible late, because commits can be out of timestamp order. */
export const overlapMs = 5_000;

interface Listeners {
  readonly watches: Set<{ hasChanges: boolean; wake: (error?: unknown) => void }>;
  stopping: AbortController;
}

/** Creates the feed of a server process. If a poll fails, all waiting listeners reject. */
export function createProcessFeed(db: Database): ProcessFeed {
  const listeners: Listeners = { watches: new Set(), stopping: new AbortController() };
  return { watch: (signal) => watch(db, listeners, signal) };
}

function watch(db: Database, listeners: Listeners, signal: AbortSignal): ProcessWatch {
  const { watches } = listeners;
  const own = { hasChanges: true, wake: (_error?: unknown): void => undefined };
  watches.add(own);
  if (watches.size === 1) start(db, listeners);
  const end = (): void => {
    watches.delete(own);
    if (watches.size === 0) listeners.stopping.abort();
    own.wake();
  };
  signal.addEventListener("abort", end, { once: true });
  return {
    async next() {
      if (!watches.has(own)) return false;
      await new Promise<void>((resolve, reject) => {
        own.wake = (error) => (error === undefined ? resolve() : reject(error));
      });
      const { hasChanges } = own;
      own.hasChanges = false;
      return hasChanges;
    },
    end,
  };
}

/** Polls until there are no listeners left. */
function start(db: Database, listeners: Listeners): void {
  const stopping = new AbortController();
  listeners.stopping = stopping;
  void (async () => {
    let since: Date | null = null;
    let seen = "";
    while (!stopping.signal.aborted) {
      await pause(pollMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        since ??= withOverlap(await selectLatestChange(db));
        const mark = await selectChangeMark(db, since);
        const found = `${since.getTime()} ${markKey(mark)}`;
        const hasChanges = found !== seen;
        seen = found;
        if (mark.latest !== null) since = withOverlap(mark.latest);
        for (const watch of listeners.watches) {
          watch.hasChanges ||= hasChanges;
          watch.wake();
        }
      } catch (error) {
        for (const watch of listeners.watches) watch.wake(error);
      }
    }
  })();
}

function withOverlap(since: Date | null): Date {
  return new Date(Math.max(0, (since?.getTime() ?? 0) - overlapMs));
}

const markKey = ({ latest, count, revisions }: ChangeMark): string =>
  `${latest?.getTime() ?? ""} ${count} ${revisions}`;
