/** One subscription per endpoint, shared by everything that shows its processes. */
import { fetchQuery } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { startTimer } from "#browser/startTimer";
import { pageSizeMax } from "#domain/limits";
import { ApiError, hasCode } from "#relay/apiError";
import { inBackground } from "#relay/inBackground";
import { followSubscription } from "#relay/followSubscription";
import { keepLive } from "#relay/keepLive";
import type { Network } from "#relay/network";
import type {
  liveOperationsChangesSubscription,
  ProcessFilter,
} from "./__generated__/liveOperationsChangesSubscription.graphql";
import type { liveOperationsUpdatesQuery } from "./__generated__/liveOperationsUpdatesQuery.graphql";
import { changesSubscription, updatesQuery } from "./liveOperations";

/** Debounce in milliseconds: when the page changes, rows unmount and mount together. */
const restartDelayMs = 300;

/** Maximum age of rows when the stream starts, in milliseconds. */
const rowAgeMaxMs = 10_000;

/** The server remembers changes for one hour; this leaves a margin for latency, in milliseconds. */
const serverHistoryMs = 55 * 60_000;

/** Changes since the last call. */
export interface Changes {
  /** New processes matching the filter. */
  readonly created: number;
  /** Changed rows on screen, already written to the store. */
  readonly changed: number;
  /** Unknown number of changes: the list must be refetched. */
  readonly isOutdated: boolean;
}

/** A list on screen that counts new processes. */
export interface WatchedList {
  readonly filter: ProcessFilter | null;
  readonly onChanges: (changes: Changes) => void;
}

export interface ProcessStream {
  /** Subscribes to these processes, at most 200 over all callers. Returns the unsubscribe function. */
  readonly watch: (ids: readonly string[]) => () => void;
  /** Counts new processes; if several lists are registered, for the latest. */
  readonly watchList: (list: WatchedList) => () => void;
}

/** Creates the stream; it is open only while something is watched. */
export function createProcessStream(
  network: Network,
  environment: Environment,
  onChanges: () => void,
): ProcessStream {
  const watched = new Map<object, readonly string[]>();
  const lists = new Set<WatchedList>();
  let cancelRestart = () => {};
  let running: { readonly key: string; readonly stop: () => void } | null = null;
  /** Server time up to which all changes are known; null: none yet. */
  let knownUntil: string | null = null;

  function scheduleRestart() {
    cancelRestart();
    cancelRestart = startTimer(network.disposed, restart, restartDelayMs);
  }

  const latestList = () => [...lists].at(-1) ?? null;

  function restart() {
    const list = latestList();
    // Smallest sets first, so that the open process is watched even if the page has the maximum of rows.
    const sets = [...watched.values()].toSorted((one, other) => one.length - other.length);
    const ids = [...new Set(sets.flat())].slice(0, pageSizeMax);
    const key = JSON.stringify([list?.filter ?? null, ids]);
    const isWanted = list !== null || ids.length > 0;
    if (isWanted && running?.key === key) return;
    running?.stop();
    running = isWanted ? { key, stop: follow(list?.filter ?? null, ids) } : null;
    if (!isWanted) knownUntil = null;
  }

  function follow(filter: ProcessFilter | null, ids: readonly string[]): () => void {
    const filterKey = JSON.stringify(filter);
    let isOver = false;
    let counted = 0;
    /** Start of a catch-up query that is still pending; null: none. */
    let catchUpSince: string | null = null;

    /** Another list with the same filter may have replaced the one this stream was started for. */
    function notify(changes: Changes) {
      const list = latestList();
      if (list && JSON.stringify(list.filter) === filterKey) list.onChanges(changes);
    }

    function applyUpdates(updates: Updates, isCounted: boolean) {
      const created = isCounted ? updates.createdCount : 0;
      counted += created;
      if (updates.changed.length > 0) onChanges();
      if (created > 0 || updates.changed.length > 0) {
        notify({ created, changed: updates.changed.length, isOutdated: false });
      }
    }

    async function fetchUpdates(since: string): Promise<Updates | null> {
      const variables = { filter, ids, since };
      const data = await fetchQuery<liveOperationsUpdatesQuery>(
        environment,
        updatesQuery,
        variables,
        inBackground,
      ).toPromise();
      return isOver ? null : (data?.processUpdates ?? null);
    }

    /** Fetches what changed while no stream was open, up to `now`, when this one started. */
    async function catchUp(now: string) {
      const start = Date.parse(now);
      const isTooLong = knownUntil !== null && start - Date.parse(knownUntil) > serverHistoryMs;
      const isCounted = knownUntil !== null && !isTooLong;
      const since =
        isCounted && knownUntil !== null
          ? knownUntil
          : isoBefore(start, isTooLong ? serverHistoryMs : rowAgeMaxMs);
      if (isTooLong) notify({ created: 0, changed: 0, isOutdated: true });
      const before = counted;
      catchUpSince = isCounted ? since : null;
      const updates = await fetchUpdates(since);
      if (updates) catchUpSince = null;
      // Some of these have arrived over the stream in the meantime.
      const createdCount = Math.max((updates?.createdCount ?? 0) - (counted - before), 0);
      if (updates) applyUpdates({ ...updates, createdCount }, isCounted);
    }

    const stop = keepLive(network, {
      stream: async (signal, onEvent) => {
        let isFirst = true;
        if (knownUntil !== null) knownUntil = catchUpSince ?? knownUntil;
        await followSubscription<liveOperationsChangesSubscription>(
          environment,
          changesSubscription,
          { filter, ids },
          {
            signal,
            onNext: ({ processesChanged }) => {
              onEvent();
              // If this fails, the next stream starts from the same time.
              if (isFirst) catchUp(processesChanged.now).catch(() => undefined);
              isFirst = false;
              knownUntil = processesChanged.now;
              applyUpdates(processesChanged, true);
            },
          },
        );
        // The session ended or the server stopped. The error reconnects, and the response shows which.
        throw new ApiError("unreachable");
      },
      poll: async () => {
        try {
          const updates = await fetchUpdates(knownUntil ?? new Date().toISOString());
          if (!updates) return;
          knownUntil = updates.now;
          applyUpdates(updates, true);
        } catch (error) {
          if (!hasCode(error, "bad_request")) throw error;
          knownUntil = null;
          notify({ created: 0, changed: 0, isOutdated: true });
        }
      },
    });
    return () => {
      isOver = true;
      if (knownUntil !== null) knownUntil = catchUpSince ?? knownUntil;
      stop();
    };
  }

  return {
    watch: (ids) => {
      const key = {};
      watched.set(key, ids);
      scheduleRestart();
      return () => {
        watched.delete(key);
        scheduleRestart();
      };
    },
    watchList: (list) => {
      lists.add(list);
      // The list has just been fetched, so reset the counts.
      knownUntil = null;
      scheduleRestart();
      return () => {
        lists.delete(list);
        scheduleRestart();
      };
    },
  };
}

type Updates = liveOperationsUpdatesQuery["response"]["processUpdates"];

const isoBefore = (moment: number, ms: number) => new Date(moment - ms).toISOString();
