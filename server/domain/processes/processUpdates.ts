/** Changes of processes for whoever has them on the screen: pushed, or asked for where pushing breaks. */
import { sql, type RawBuilder } from "kysely";
import { pageSizeMax } from "#domain/limits";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import {
  selectCreated,
  selectHighestId,
  selectRevisions,
  type CreatedSpan,
} from "#server/storage/processes/processChanges";
import { liveStream, type StreamContext, type StreamLimits } from "./liveStream";
import { processConditions } from "#server/storage/processes/processFilter";
import { overlapMs } from "./processFeed";
import { readProcessFilter, type ProcessFilter } from "./processFilter";

type WatchContext = StreamContext & Pick<Context, "processFeed">;

/** What is to be watched. */
export interface Watched {
  /** What new processes have to meet, on `process p`. */
  readonly condition: RawBuilder<unknown>;
  /** Bare ids of the rows on the screen. */
  readonly ids: readonly number[];
}

/** What has happened. */
export interface ProcessUpdates {
  readonly now: Date;
  /** New processes that meet the condition, counted up to 1,000. */
  readonly createdCount: number;
  /** Bare ids of the rows on the screen that changed. */
  readonly changedIds: readonly number[];
}

/** An empty event now and then: whoever loses the stream asks from the time of the last one. */
const emptyEveryMs = 60_000;
const createdMax = 1_000;
/** Older ones do not count as new any more, also when they come to meet the condition only then. */
const newMs = 600_000;
const sinceMaxMs = 3_600_000;

/**
 * Reads what is to be watched: processes under a filter, and the rows on the screen by their node ids. Fails as
 * readProcessFilter for the filter, with bad_request for more than 200 ids and for those of other things.
 */
export function readWatched(filter: ProcessFilter | null | undefined, ids: readonly string[]): Watched {
  const condition = processConditions(readProcessFilter(filter));
  if (ids.length > pageSizeMax) {
    throw failure("bad_request", { detail: `At most ${pageSizeMax} rows are watched.` });
  }
  const bareIds = ids.map((id) => {
    const bareId = bareIdOf("Process", id);
    if (bareId === null) throw failure("bad_request", { detail: "Only processes are watched." });
    return Number(bareId);
  });
  return { condition, ids: bareIds };
}

/**
 * Changes as they happen, at most one event a second; the first comes at once and is empty,
 * and so are those that come once a minute where nothing changes. Each new process is counted
 * in one event only. Fails with too_many_attempts; later as liveStream says.
 */
export function processesChanged(
  ctx: WatchContext,
  watched: Watched,
  limits?: StreamLimits,
): AsyncIterableIterator<ProcessUpdates> {
  return liveStream(ctx, "processes", (signal) => changes(ctx, watched, signal), limits);
}

async function* changes(
  ctx: WatchContext,
  { condition, ids }: Watched,
  signal: AbortSignal,
): AsyncGenerator<ProcessUpdates | null> {
  const watch = ctx.processFeed.watch(signal);
  try {
    const begin = ctx.now();
    // By what is there, not by their numbers: one whose transaction is under way has a lower one, and is new all the same.
    const recent: CreatedSpan = { after: latest(begin, begin, newMs), until: null, afterId: 0 };
    const there = await selectCreated(ctx.db, sql`true`, recent, createdMax);
    const afterId = there.length < createdMax ? 0 : await selectHighestId(ctx.db);
    let revisions = await revisionsOf(ctx, ids);
    let counted: ReadonlySet<number> = new Set(there);
    yield { now: begin, createdCount: 0, changedIds: [] };
    let toldAt = begin.getTime();
    while (!signal.aborted) {
      const hasNews = await watch.next();
      if (signal.aborted) return;
      const now = ctx.now();
      const isDue = now.getTime() - toldAt >= emptyEveryMs;
      if (!hasNews) {
        if (isDue) toldAt = now.getTime();
        yield isDue ? { now, createdCount: 0, changedIds: [] } : null;
        continue;
      }
      const current = await revisionsOf(ctx, ids);
      const before = revisions;
      const changedIds = ids.filter((id) => current.has(id) && current.get(id) !== before.get(id));
      const span = { after: latest(begin, now, newMs), until: null, afterId };
      const created = await selectCreated(ctx.db, condition, span, createdMax);
      const known = counted;
      const createdCount = created.filter((id) => !known.has(id)).length;
      counted = remembered(known, created);
      revisions = current;
      const isTold = changedIds.length > 0 || createdCount > 0 || isDue;
      if (isTold) toldAt = now.getTime();
      yield isTold ? { now, createdCount, changedIds } : null;
    }
  } finally {
    watch.end();
  }
}

/**
 * What a stream would have told since then. Fails with bad_request where that is more than an hour ago.
 */
export async function processUpdatesSince(
  ctx: Pick<Context, "db" | "now">,
  { condition, ids }: Watched,
  since: Date,
): Promise<ProcessUpdates> {
  const now = ctx.now();
  if (now.getTime() - since.getTime() > sinceMaxMs) {
    throw failure("bad_request", { detail: "The time given is more than an hour ago." });
  }
  const rows = await selectRevisions(ctx.db, ids);
  // Some twice rather than one never.
  const from = since.getTime() - overlapMs;
  const changed = new Set(rows.filter(({ updatedAt }) => updatedAt.getTime() > from).map(({ id }) => id));
  const span: CreatedSpan = { after: since, until: now, afterId: 0 };
  const created = await selectCreated(ctx.db, condition, span, createdMax);
  return { now, createdCount: created.length, changedIds: ids.filter((id) => changed.has(id)) };
}

async function revisionsOf({ db }: StreamContext, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await selectRevisions(db, ids);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** From the beginning, with the same allowance for clocks as the feed, but not from all too long ago. */
function latest(begin: Date, now: Date, spanMs: number): Date {
  return new Date(Math.max(begin.getTime() - overlapMs, now.getTime() - spanMs));
}

/** Those that may still come up again, and not more. */
function remembered(known: ReadonlySet<number>, created: readonly number[]): ReadonlySet<number> {
  const fresh = new Set(created);
  const all = [...created, ...[...known].filter((id) => !fresh.has(id))];
  return new Set(all.slice(0, 2 * createdMax));
}
