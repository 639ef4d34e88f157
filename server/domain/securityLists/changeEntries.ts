/** Adds, removes and restores entries of security lists. */
import { sql, type RawBuilder } from "kysely";
import { exactCountMax } from "#domain/limits";
import { securityListEntrySchema } from "#domain/schemas/securityListEntry";
import { loggedEntriesMax, type SecurityListResult } from "#domain/securityLists/securityLists";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import { cursorOf } from "#server/domain/lists/paging";
import {
  done,
  inTransaction,
  refused,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { failure, isClientVisibleError } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { countRows, type Placed } from "#server/storage/database/keyset";
import {
  deleteExpiredEntry,
  entryOrder,
  entrySource,
  insertEntry,
  selectEntries,
  selectPlacedEntry,
  type ListKey,
} from "#server/storage/securityLists/entries";
import {
  deleteRemoval,
  moveToRemoval,
  restoreEntries,
  selectRemovedDisplays,
  selectRemoval,
} from "#server/storage/securityLists/removals";
import { classifyEntry } from "./classifyEntry";
import { readPattern } from "./readPattern";
import {
  lockLists,
  readEntryFilter,
  recordListChange,
  removalEnd,
  todayOf,
  type EntryFilter,
  type NamedList,
  type SecurityListEntry,
  type SecurityListRemoval,
} from "./securityLists";
import { stampOf } from "#server/domain/stamp";

/** Input of an addition. */
export interface EntryInput extends NamedList {
  readonly pattern: string;
  readonly reason?: string | null;
  readonly expiresOn?: string | null;
  readonly allowsPublicSuffix: boolean;
}

/** Result of an addition. The entry is also set if it already existed. */
export interface Addition {
  readonly result: SecurityListResult;
  readonly edge: { readonly cursor: string; readonly node: SecurityListEntry } | null;
}

/** Adds an entry. Payload errors: required, text_too_long, text_invalid, date_in_past. */
export function addEntry(ctx: Context, input: EntryInput): Promise<Outcome<Addition>> {
  const none = (result: SecurityListResult): Addition => ({ result, edge: null });
  return withResult(ctx, "add an entry to a security list", none, async (tx) => {
    const { ags, list, allowsPublicSuffix } = input;
    await lockLists(ctx, tx, ags);
    const today = todayOf(ctx);
    const checks = new FieldChecks();
    const {
      pattern: typed,
      reason,
      expiresOn,
    } = checks.read(securityListEntrySchema, {
      pattern: input.pattern,
      reason: input.reason ?? "",
      expiresOn: input.expiresOn ?? "",
    });
    checks.rule("expiresOn", expiresOn === "" || expiresOn >= today, "date_in_past");
    refuseIf(checks.errors);

    const pattern = readPattern(typed);
    if (pattern === null) return done(none("INVALID"));
    const key = { communeAgs: ags, list };
    const read = () => selectPlacedEntry(tx, ags, pattern.pattern, entryOrder("PATTERN"), today);
    const existing = await read();
    const result = classifyEntry(list, pattern, existing, allowsPublicSuffix);
    if (result !== "ENTRY_ADDED") return done({ result, edge: edgeOf(existing) });
    const entry = { ...pattern, reason: reason || null, expiresOn: expiresOn || null };
    await deleteExpiredEntry(tx, ags, pattern.pattern, today);
    await insertEntry(tx, key, entry, stampOf(ctx));
    await recordListChange(ctx, tx, key, "ADD", {
      entries: [entry.display],
      reason: entry.reason,
      expiresOn: entry.expiresOn,
    });
    return done({ result, edge: edgeOf(await read()) });
  });
}

const edgeOf = (entry: Placed<SecurityListEntry> | undefined): Addition["edge"] =>
  entry ? { cursor: cursorOf(entryOrder("PATTERN"), entry.position), node: entry } : null;

/** Result of a removal. */
export interface RemovalResult {
  readonly result: SecurityListResult;
  readonly removal: SecurityListRemoval | null;
  /** Ids of the removed entries; empty if they were removed by a filter. */
  readonly removedIds: readonly number[];
}

const nothingRemoved = (result: SecurityListResult): RemovalResult => ({
  result,
  removal: null,
  removedIds: [],
});

/**
 * Removes entries of one list. Payload errors: required. Throws bad_request for entries of several lists.
 * @param ids bare ids; null for ids that cannot be those of entries
 */
export async function removeEntries(
  ctx: Context,
  ids: readonly (number | null)[],
): Promise<Outcome<RemovalResult>> {
  if (ids.length === 0) return refused(userError("required", ["ids"]));
  return withResult(ctx, "remove entries of a security list", nothingRemoved, async (tx) => {
    const given = ids.flatMap((id) => id ?? []);
    const [first, ...others] = await selectEntries(tx, given);
    if (!first) return done(nothingRemoved("NOT_FOUND"));
    await lockLists(ctx, tx, first.communeAgs);
    if (others.some(({ communeAgs, list }) => communeAgs !== first.communeAgs || list !== first.list)) {
      throw failure("bad_request", { detail: "The entries belong to several lists." });
    }
    // Read again: entries may have been removed before the lock.
    const found = (await selectEntries(tx, given)).map(({ id }) => id);
    const removal = await remove(ctx, tx, first, sql`e.id = any(${found}::bigint[])`);
    return done(removal ? { result: "DELETED", removal, removedIds: found } : nothingRemoved("NOT_FOUND"));
  });
}

/**
 * Removes all entries under a filter. Payload errors: count_mismatch. Throws bad_request if its text is too long.
 * @param expectedCount number of entries that the user saw; null: more than 10,000
 */
export function removeFilteredEntries(
  ctx: Context,
  { ags, list }: NamedList,
  filter: EntryFilter | null,
  expectedCount: number | null,
): Promise<Outcome<RemovalResult>> {
  return withResult(ctx, "remove entries of a security list", nothingRemoved, async (tx) => {
    await lockLists(ctx, tx, ags);
    const key = { communeAgs: ags, list };
    const source = entrySource(key, readEntryFilter(filter), todayOf(ctx));
    const count = await countRows(tx, source, exactCountMax + 1);
    const isExpected = expectedCount === null ? count > exactCountMax : count === expectedCount;
    if (!isExpected) {
      const shown = Math.min(count, exactCountMax);
      return refused(userError("count_mismatch", ["expectedCount"], { count: String(shown) }));
    }
    const removal = await remove(ctx, tx, key, source.where);
    return done(removal ? { result: "DELETED", removal, removedIds: [] } : nothingRemoved("NOT_FOUND"));
  });
}

async function remove(
  ctx: Context,
  tx: Transaction,
  key: ListKey,
  where: RawBuilder<unknown>,
): Promise<SecurityListRemoval | undefined> {
  const removal = await moveToRemoval(tx, key, where, stampOf(ctx), removalEnd(ctx));
  if (!removal) return undefined;
  await recordListChange(ctx, tx, key, "REMOVE", await loggedRemoval(tx, removal));
  return removal;
}

async function loggedRemoval(tx: Transaction, { id, count }: SecurityListRemoval) {
  return { entries: await selectRemovedDisplays(tx, id, loggedEntriesMax), count };
}

/** Number of entries of a removal that were restored, and that were not. */
export interface Restoration {
  readonly restoredCount: number;
  readonly skippedCount: number;
}

/**
 * Undoes a removal. Payload errors: undo_expired.
 * @param id null if it cannot be the id of a removal
 */
export function undoRemoval(ctx: Context, id: string | null): Promise<Outcome<Restoration>> {
  return inTransaction<Restoration>(ctx, async (tx) => {
    const found = id === null ? undefined : await selectRemoval(tx, id);
    if (!found) return refused(userError("undo_expired"));
    await lockLists(ctx, tx, found.communeAgs);
    // Read again: if the request is sent twice, the second one finds it undone.
    const removal = await selectRemoval(tx, found.id);
    if (!removal || removal.expiresAt <= ctx.now()) return refused(userError("undo_expired"));
    const entries = await selectRemovedDisplays(tx, removal.id, loggedEntriesMax);
    const restoredCount = await restoreEntries(tx, removal, todayOf(ctx));
    await deleteRemoval(tx, removal.id);
    if (restoredCount > 0) {
      await recordListChange(ctx, tx, removal, "RESTORE", { entries, count: restoredCount });
    }
    return done({ restoredCount, skippedCount: removal.count - restoredCount });
  });
}

/** Runs a change of a list in a transaction. Missing objects and unexpected failures become results. */
async function withResult<Value>(
  ctx: Context,
  what: string,
  valueOf: (result: SecurityListResult) => Value,
  work: (tx: Transaction) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    const outcome = await inTransaction(ctx, work);
    const isMissing = outcome.errors.some(({ code }) => code === "not_found");
    return isMissing ? done(valueOf("NOT_FOUND")) : outcome;
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, failed: withoutValues(error) }, `could not ${what}`);
    return done(valueOf("INTERNAL_ERROR"));
  }
}

/** Drops message and detail of database errors, which may contain values such as addresses. */
function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error ? String(error.code) : null;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, frames };
}
