/** What needs a person: the lines of the overview and of the daily digest. */
import { attentionKinds, attentionRules, attentionTimeoutMs, type AttentionKind } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import { can, type RoleHolder } from "#domain/permissions";
import type { Context } from "#server/context";
import { readSnapshot } from "#server/storage/database/readSnapshot";
import { selectSeen, type LineKey, type StoredSeen } from "#server/storage/attention/seen";
import type { ComputedLine, SourceContext } from "./attentionSource";
import { attentionSources } from "./attentionSources";

/** A line with its mark. */
export interface AttentionLine extends ComputedLine {
  /** Null: not marked, or the mark has ended. */
  readonly seen: AttentionSeen | null;
}

/** A mark that has not ended. */
export interface AttentionSeen extends StoredSeen {
  /** Whether there are more rows than when it was marked, so that the line is shown again. */
  readonly isOutgrown: boolean;
}

/** The lines of a kind. */
export interface AttentionReport {
  readonly kind: AttentionKind;
  /** Null: failed, or took too long. */
  readonly lines: readonly AttentionLine[] | null;
  readonly computedAt: Date;
}

/** What computing the lines needs; also available to background jobs. */
export type AttentionContext = Pick<Context, "db" | "config" | "log" | "now">;

/** Overridden in tests. */
export interface AttentionOptions {
  readonly sources: typeof attentionSources;
  readonly timeoutMs: number;
}

/** Kinds that are computed at the same time, so that other calls still get a database connection. */
const concurrencyMax = 5;

/**
 * Computes the lines of all kinds that a user may see, the most urgent kind first. One that fails or takes too long
 * does not affect the others.
 * @param kinds null for all
 */
export async function computeAttention(
  ctx: AttentionContext,
  viewer: RoleHolder | null,
  kinds: readonly AttentionKind[] | null = null,
  options: Partial<AttentionOptions> = {},
): Promise<readonly AttentionReport[]> {
  const wanted = attentionKinds.filter(
    (kind) => (kinds?.includes(kind) ?? true) && can(viewer, attentionRules[kind].permission),
  );
  const seen = await readSeen(ctx, wanted);
  const reports = new Map<AttentionKind, AttentionReport>();
  const waiting = [...wanted];
  const work = async () => {
    for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) {
      const lines = await computeLines(ctx, kind, options);
      const marked = lines?.map((line) => ({ ...line, seen: seenOf(line, seen) })) ?? null;
      reports.set(kind, { kind, lines: marked, computedAt: ctx.now() });
    }
  };
  await Promise.all(Array.from({ length: concurrencyMax }, work));
  return wanted.flatMap((kind) => reports.get(kind) ?? []);
}

/** Computes one line, with its mark. Null: there is nothing to do any more, or its kind could not be computed. */
export async function findLine(ctx: AttentionContext, key: LineKey): Promise<AttentionLine | null> {
  const lines = await computeLines(ctx, key.kind);
  const line = lines?.find((one) => isSame(one, key));
  return line ? { ...line, seen: seenOf(line, await readSeen(ctx, [key.kind])) } : null;
}

async function computeLines(
  ctx: AttentionContext,
  kind: AttentionKind,
  { sources = attentionSources, timeoutMs = attentionTimeoutMs }: Partial<AttentionOptions> = {},
): Promise<readonly ComputedLine[] | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([inSnapshot(ctx, signal, timeoutMs, sources[kind]), rejectOn(signal)]);
  } catch (error) {
    ctx.log.error({ err: error, kind }, "what needs attention could not be computed");
    return null;
  }
}

/** Runs a source on a snapshot. */
function inSnapshot<Value>(
  { db, config, now }: AttentionContext,
  signal: AbortSignal,
  timeoutMs: number,
  work: (ctx: SourceContext) => Promise<Value>,
): Promise<Value> {
  const at = now();
  return readSnapshot(db, timeoutMs, async (tx) => {
    signal.throwIfAborted();
    const lines = work({ db: tx, config, now: at, today: calendarDayOf(at), signal });
    // Releases the connection even if the source never ends.
    return Promise.race([lines, rejectOn(signal)]);
  });
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Without the marks, all lines are shown. */
async function readSeen({ db, log, now }: AttentionContext, kinds: readonly AttentionKind[]) {
  try {
    return await selectSeen(db, kinds, now());
  } catch (error) {
    log.error({ err: error }, "the marks of lines as seen could not be loaded");
    return [];
  }
}

function seenOf(line: ComputedLine, all: readonly (LineKey & StoredSeen)[]): AttentionSeen | null {
  const mark = all.find((one) => isSame(one, line));
  return mark ? { ...mark, isOutgrown: line.count > mark.count } : null;
}

function isSame(one: LineKey, other: LineKey): boolean {
  return one.kind === other.kind && one.subject === other.subject;
}
