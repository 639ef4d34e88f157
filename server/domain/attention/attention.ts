/** What needs a person: the lines of the overview and of the daily digest. */
import { attentionKinds, attentionRules, attentionTimeoutMs, type AttentionKind } from "#domain/attention";
import { can, type RoleHolder } from "#domain/permissions";
import type { Context } from "#server/context";
import { selectSeen, type LineKey, type StoredSeen } from "#server/storage/attention/seen";
import type { ComputedLine } from "./attentionSource";
import { attentionSources } from "./attentionSources";
import { computeKind, mapConcurrently } from "./computeKind";

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
  return mapConcurrently(wanted, concurrencyMax, async (kind) => {
    const lines = await computeLines(ctx, kind, options);
    const marked = lines?.map((line) => ({ ...line, seen: seenOf(line, seen) })) ?? null;
    return { kind, lines: marked, computedAt: ctx.now() };
  });
}

/** Computes one line, with its mark. Null: there is nothing to do any more, or its kind could not be computed. */
export async function findLine(ctx: AttentionContext, key: LineKey): Promise<AttentionLine | null> {
  const lines = await computeLines(ctx, key.kind);
  const line = lines?.find((one) => isSame(one, key));
  return line ? { ...line, seen: seenOf(line, await readSeen(ctx, [key.kind])) } : null;
}

function computeLines(
  ctx: AttentionContext,
  kind: AttentionKind,
  { sources = attentionSources, timeoutMs = attentionTimeoutMs }: Partial<AttentionOptions> = {},
): Promise<readonly ComputedLine[] | null> {
  return computeKind(ctx, kind, sources[kind], timeoutMs);
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
