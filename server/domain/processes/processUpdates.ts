/** Live process updates for open screens: pushed by subscription, or polled after the stream breaks. */
import { sql, type RawBuilder } from "kysely";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import {
  selectCreated,
  selectHighestId,
  selectRevisions,
  type CreatedRange,
} from "#server/storage/processes/processChanges";
import { liveStream, type StreamContext, type StreamLimits } from "./liveStream";
import { processConditions } from "#server/storage/processes/processFilter";
import { overlapMs } from "./processFeed";
import { parseProcessFilter, type ProcessFilter } from "./processFilter";

type WatchContext = StreamContext & Pick<Context, "processFeed">;

/** A parsed watch request. */
export interface WatchRequest {
  /** Condition for new processes, on `process p`. */
  readonly condition: RawBuilder<unknown>;
  /** Bare ids of the visible rows. */
  readonly ids: readonly number[];
}

/** Changes since the previous event. */
export interface ProcessUpdates {
  readonly now: Date;
  /** Number of new processes that match the condition, counted up to 1,000. */
  readonly createdCount: number;
  /** Bare ids of the visible rows that changed. */
  readonly changedIds: readonly number[];
}

/** Milliseconds between empty events. After a broken stream, clients catch up from the time of the last event. */
const emptyEveryMs = 60_000;
const createdMax = 1_000;
/** Maximum age of new processes in milliseconds. Older ones are not counted, even if they match only later. */
const newMaxAgeMs = 600_000;
const sinceMaxMs = 3_600_000;

/**
 * Parses a watch request: a filter for new processes and the node ids of the visible rows. Throws the errors of
 * parseProcessFilter, and bad_request for ids of other types.
 */
export function parseWatchRequest(
  filter: ProcessFilter | null | undefined,
  ids: readonly string[],
): WatchRequest {
  const condition = processConditions(parseProcessFilter(filter));
  const bareIds = ids.map((id) => {
    const bareId = bareIdOf("Process", id);
    if (bareId === null) throw failure("bad_request", { detail: "Only processes are watched." });
    return Number(bareId);
  });
  return { condition, ids: bareIds };
}

/**
 * Streams changes, at most one event per second. The first event is sent immediately and is empty. An empty event is
 * also sent once a minute if nothing changes. Each new process is counted in one event only. Throws too_many_attempts
 * and unauthorized; the stream fails and ends as described for liveStream.
 */
export function processesChanged(
  ctx: WatchContext,
  request: WatchRequest,
  limits?: StreamLimits,
): AsyncIterableIterator<ProcessUpdates> {
  return liveStream(ctx, "processes", (signal) => changes(ctx, request, signal), limits);
}

async function* changes(
  ctx: WatchContext,
  { condition, ids }: WatchRequest,
  signal: AbortSignal,
): AsyncGenerator<ProcessUpdates | null> {
  const watch = ctx.processFeed.watch(signal);
  try {
    const begin = ctx.now();
    // Remember existing ids, not the highest: a process not committed yet may have a lower id and still be new.
    const recent: CreatedRange = { after: createdAfter(begin, begin, newMaxAgeMs), until: null, afterId: 0 };
    const existing = await selectCreated(ctx.db, sql`true`, recent, createdMax);
    const afterId = existing.length < createdMax ? 0 : await selectHighestId(ctx.db);
    let revisions = await revisionsOf(ctx, ids);
    let counted: ReadonlySet<number> = new Set(existing);
    yield { now: begin, createdCount: 0, changedIds: [] };
    let lastEventAt = begin.getTime();
    while (!signal.aborted) {
      const hasChanges = await watch.next();
      if (signal.aborted) return;
      const now = ctx.now();
      const isDue = now.getTime() - lastEventAt >= emptyEveryMs;
      if (!hasChanges) {
        if (isDue) lastEventAt = now.getTime();
        yield isDue ? { now, createdCount: 0, changedIds: [] } : null;
        continue;
      }
      const current = await revisionsOf(ctx, ids);
      const before = revisions;
      const changedIds = ids.filter((id) => current.has(id) && current.get(id) !== before.get(id));
      const span = { after: createdAfter(begin, now, newMaxAgeMs), until: null, afterId };
      const created = await selectCreated(ctx.db, condition, span, createdMax);
      const known = counted;
      const createdCount = created.filter((id) => !known.has(id)).length;
      counted = mergeCounted(known, created);
      revisions = current;
      const isSent = changedIds.length > 0 || createdCount > 0 || isDue;
      if (isSent) lastEventAt = now.getTime();
      yield isSent ? { now, createdCount, changedIds } : null;
    }
  } finally {
    watch.end();
  }
}

/**
 * Returns the changes since a time, for clients that missed events. Throws bad_request if it is over an hour ago.
 */
export async function processUpdatesSince(
  ctx: Pick<Context, "db" | "now">,
  { condition, ids }: WatchRequest,
  since: Date,
): Promise<ProcessUpdates> {
  const now = ctx.now();
  if (now.getTime() - since.getTime() > sinceMaxMs) {
    throw failure("bad_request", { detail: "The time given is more than an hour ago." });
  }
  const rows = await selectRevisions(ctx.db, ids);
  // Report a change twice rather than miss one.
  const from = since.getTime() - overlapMs;
  const changed = new Set(rows.filter(({ updatedAt }) => updatedAt.getTime() > from).map(({ id }) => id));
  const span: CreatedRange = { after: since, until: now, afterId: 0 };
  const created = await selectCreated(ctx.db, condition, span, createdMax);
  return { now, createdCount: created.length, changedIds: ids.filter((id) => changed.has(id)) };
}

async function revisionsOf({ db }: StreamContext, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await selectRevisions(db, ids);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** Lower bound for creation times: the start of the stream minus the feed's overlap, at most `spanMs` ago. */
function createdAfter(begin: Date, now: Date, spanMs: number): Date {
  return new Date(Math.max(begin.getTime() - overlapMs, now.getTime() - spanMs));
}

/** Ids that later queries may return again, bounded to 2,000. */
function mergeCounted(known: ReadonlySet<number>, created: readonly number[]): ReadonlySet<number> {
  const fresh = new Set(created);
  const all = [...created, ...[...known].filter((id) => !fresh.has(id))];
  return new Set(all.slice(0, 2 * createdMax));
}
