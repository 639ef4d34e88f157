/** One stream of changes for all that shows processes on an endpoint. */
import { fetchQuery } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { startTimer } from "#browser/startTimer";
import { pageSizeMax } from "#domain/limits";
import { ApiError, hasCode } from "#relay/apiError";
import { backgroundCall } from "#relay/relay";
import { followSubscription } from "#relay/followSubscription";
import { keepLive } from "#relay/keepLive";
import type { Network } from "#relay/network";
import type {
  liveOperationsChangesSubscription,
  ProcessFilter,
} from "./__generated__/liveOperationsChangesSubscription.graphql";
import type { liveOperationsUpdatesQuery } from "./__generated__/liveOperationsUpdatesQuery.graphql";
import { changesSubscription, updatesQuery } from "./liveOperations";

/** Rows come and go in one go when a page is turned, in milliseconds. */
const settleMs = 300;

/** Rows were read so long before the stream begins at most, in milliseconds. */
const readBeforeMs = 10_000;

/** The server tells what has changed within the last hour; some of it is left for the way, in milliseconds. */
const memoryMs = 55 * 60_000;

/** What has come since the last time. */
export interface Changes {
  /** New processes under the filter. */
  readonly created: number;
  /** Rows on the screen that are another now; the store holds them already. */
  readonly changed: number;
  /** Nobody knows what has come since the list was read: it is to be read anew. */
  readonly isOutdated: boolean;
}

/** A list on the screen, which wants to know of new rows. */
export interface WatchedList {
  readonly filter: ProcessFilter | null;
  readonly tell: (changes: Changes) => void;
}

export interface ProcessStream {
  /** Follows these processes, at most 200 of all who ask; the returned function ends it. */
  readonly watch: (ids: readonly string[]) => () => void;
  /** Counts new processes; of several lists the last one that came. */
  readonly list: (list: WatchedList) => () => void;
}

/** It runs while somebody watches. */
export function createProcessStream(
  network: Network,
  environment: Environment,
  onChanges: () => void,
): ProcessStream {
  const watched = new Map<object, readonly string[]>();
  const lists = new Set<WatchedList>();
  let stopSettling = () => {};
  let running: { readonly key: string; readonly stop: () => void } | null = null;
  /** Up to when everything is known, by the server's clock; null: nothing yet. */
  let known: string | null = null;

  function settle() {
    stopSettling();
    stopSettling = startTimer(network.disposed, restart, settleMs);
  }

  const latestList = () => [...lists].at(-1) ?? null;

  function restart() {
    const list = latestList();
    // A long page must not crowd out the one process that is open beside it.
    const sets = [...watched.values()].toSorted((one, other) => one.length - other.length);
    const ids = [...new Set(sets.flat())].slice(0, pageSizeMax);
    const key = JSON.stringify([list?.filter ?? null, ids]);
    const isWanted = list !== null || ids.length > 0;
    if (isWanted && running?.key === key) return;
    running?.stop();
    running = isWanted ? { key, stop: follow(list?.filter ?? null, ids) } : null;
    if (!isWanted) known = null;
  }

  function follow(filter: ProcessFilter | null, ids: readonly string[]): () => void {
    const filterKey = JSON.stringify(filter);
    let isOver = false;
    let counted = 0;
    /** From when on the answer is still to come; null: nothing is missing. */
    let owed: string | null = null;

    /** One list may have taken the place of another under the same filter; the stream goes on. */
    function tell(changes: Changes) {
      const list = latestList();
      if (list && JSON.stringify(list.filter) === filterKey) list.tell(changes);
    }

    function take(updates: Updates, isCounted: boolean) {
      const created = isCounted ? updates.createdCount : 0;
      counted += created;
      if (updates.changed.length > 0) onChanges();
      if (created > 0 || updates.changed.length > 0) {
        tell({ created, changed: updates.changed.length, isOutdated: false });
      }
    }

    async function ask(since: string): Promise<Updates | null> {
      const data = await fetchQuery<liveOperationsUpdatesQuery>(
        environment,
        updatesQuery,
        { filter, ids, since },
        { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } },
      ).toPromise();
      return isOver ? null : (data?.processUpdates ?? null);
    }

    /** What came to pass while no stream was open; `now` is when this one began. */
    async function catchUp(now: string) {
      const start = Date.parse(now);
      const isTooLong = known !== null && start - Date.parse(known) > memoryMs;
      const isCounted = known !== null && !isTooLong;
      const since = isCounted && known !== null ? known : earlier(start, isTooLong ? memoryMs : readBeforeMs);
      if (isTooLong) tell({ created: 0, changed: 0, isOutdated: true });
      const before = counted;
      owed = isCounted ? since : null;
      const updates = await ask(since);
      if (updates) owed = null;
      // Some of it has come over the stream in the meantime.
      const createdCount = Math.max((updates?.createdCount ?? 0) - (counted - before), 0);
      if (updates) take({ ...updates, createdCount }, isCounted);
    }

    const stop = keepLive(network, {
      stream: async (signal, onEvent) => {
        let isFirst = true;
        if (known !== null) known = owed ?? known;
        await followSubscription<liveOperationsChangesSubscription>(
          environment,
          changesSubscription,
          { filter, ids },
          {
            signal,
            onNext: ({ processesChanged }) => {
              onEvent();
              // Where this fails, the next stream asks from the same moment.
              if (isFirst) catchUp(processesChanged.now).catch(() => undefined);
              isFirst = false;
              known = processesChanged.now;
              take(processesChanged, true);
            },
          },
        );
        // It ends with the session, or because the server stops: another attempt will tell.
        throw new ApiError("unreachable");
      },
      poll: async () => {
        try {
          const updates = await ask(known ?? new Date().toISOString());
          if (!updates) return;
          known = updates.now;
          take(updates, true);
        } catch (error) {
          if (!hasCode(error, "bad_request")) throw error;
          known = null;
          tell({ created: 0, changed: 0, isOutdated: true });
        }
      },
    });
    return () => {
      isOver = true;
      if (known !== null) known = owed ?? known;
      stop();
    };
  }

  return {
    watch: (ids) => {
      const key = {};
      watched.set(key, ids);
      settle();
      return () => {
        watched.delete(key);
        settle();
      };
    },
    list: (list) => {
      lists.add(list);
      // This one has just been read: what was counted for the one before is none of its own.
      known = null;
      settle();
      return () => {
        lists.delete(list);
        settle();
      };
    },
  };
}

type Updates = liveOperationsUpdatesQuery["response"]["processUpdates"];

const earlier = (moment: number, ms: number) => new Date(moment - ms).toISOString();
