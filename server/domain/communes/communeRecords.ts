/** Shared logic of a commune's lists: saves and removes rows, with a revision check and an activity log entry each. */
import { isDeepStrictEqual } from "node:util";
import type { ActivityValues } from "#domain/activityFields";
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import type { Placed } from "#server/storage/database/keyset";
import {
  deleteRecords,
  insertRecord,
  isTaken,
  isUniqueViolation,
  lockRecords,
  selectRecords,
  updateRecord,
  type Owner,
  type RecordTable,
  type StoredRecord,
} from "#server/storage/communes/records";
import { recordActivities, type Activity } from "#server/domain/activity/activity";
import { cursorOf } from "#server/domain/lists/paging";
import { assertCommuneAccess, canAccessCommune, requireCommune } from "./communeScope";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflict,
  conflictError,
  done,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";

/** Types of the activity log entries for saved and removed rows. */
type RecordActivity =
  | "SAVE_COMMUNE_POSTAL_CODES"
  | "SAVE_COMMUNE_REGISTER_OFFICES"
  | "SAVE_COMMUNE_SERVICE_WATERMETER_READING"
  | "SAVE_COMMUNE_STATES"
  | "SAVE_RESIDENTIAL_PROPERTIES";

/** A kind of row and its rules. */
export interface RecordKind<Fields extends object> {
  readonly table: RecordTable<Fields>;
  readonly activity: RecordActivity;
  /** Label of a row in the activity log. */
  readonly labelOf: (fields: Fields) => string;
  /** Values of a row that are stored in the activity log. */
  readonly entryOf: (fields: Fields) => ActivityValues<RecordActivity>;
  /** Error code and field to report if a value that must be unique already exists. */
  readonly taken: { readonly code: ErrorCode; readonly field: string };
  /** Returns the owner of a commune's rows, locked if needed. If absent, the commune itself owns them. */
  readonly ownerOf?: (tx: Transaction, ags: string) => Promise<Owner>;
  /** Updates dependent data after rows were added, changed or removed, in the same transaction. */
  readonly onChange?: (tx: Transaction, ags: string, owner: Owner, rowDelta: number) => Promise<void>;
}

/** The row to save. */
export interface RecordTarget {
  readonly ags: string;
  /** The row and the revision that was read, its `id` null if no such row can exist. `null` for a new row. */
  readonly existing: { readonly id: string | null; readonly revision: number } | null;
}

/** A row to remove; `id` is null if no such row can exist. */
export interface RecordItem {
  readonly id: string | null;
  readonly revision: number;
}

/** Computes and validates the fields that a save would write; `current` is the stored row, or null for a new one. */
export type Check<Fields> = (
  current: Fields | null,
  tx: Transaction,
) => Checked<Fields> | Promise<Checked<Fields>>;

/** Result of a check. */
export interface Checked<Fields> {
  readonly fields: Fields;
  readonly errors: readonly UserError[];
  /** Confirmation to request, reported only if there are no errors. */
  readonly question?: UserError | null;
}

/** Result of a removal. If there are conflicts, nothing was removed. */
export interface Removal<Fields> {
  readonly removed: readonly string[];
  /** Rows that were changed by others in the meantime, in their current state. */
  readonly conflicts: readonly StoredRecord<Fields>[];
}

/** A row with its position in the list, from which its cursor is built. */
export type PlacedRecord<Fields> = Placed<StoredRecord<Fields>>;

/** Returns the cursor of a row in the order of its list. */
export function recordCursor<Fields extends object>(
  { table }: RecordKind<Fields>,
  { position }: PlacedRecord<Fields>,
): string {
  return cursorOf(table.order, position);
}

/**
 * Inserts or updates a row; an unchanged row is not written. A stale revision returns conflict with the stored row.
 * Otherwise all problems are returned at once, and nothing is changed.
 * @throws GraphQLError insufficient_permissions
 */
export function saveRecord<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  target: RecordTarget,
  check: Check<Fields>,
): Promise<Outcome<PlacedRecord<Fields>>> {
  return inTransaction(ctx, async (tx) => {
    const { ags } = await requireCommune(ctx, tx, target.ags);
    const owner = await ownerOf(kind, tx, ags);
    const current = target.existing && (await lockTarget(ctx, kind, tx, ags, target.existing.id));
    if (current && current.revision !== target.existing?.revision) return conflict(current, current);

    const { fields, errors, question } = await check(current, tx);
    const isDuplicate = await isTaken(tx, kind.table, owner, fields, current?.id ?? null);
    refuseIf([...errors, ...(isDuplicate ? takenErrors(kind, errors) : [])]);
    refuseIf(question ? [question] : []);
    // Skip unchanged saves: a new revision would make the forms of other users stale.
    if (current && isDeepStrictEqual(kind.entryOf(current), kind.entryOf(fields))) return done(current);
    const id = await write(ctx, kind, tx, owner, fields, current);
    await kind.onChange?.(tx, ags, owner, current ? 0 : 1);
    await recordActivities(tx, [entryOf(ctx, kind, ags, current, fields)]);
    const [saved] = await selectRecords(tx, kind.table, [id]);
    if (!saved) throw new Error("The saved row does not exist.");
    return done(saved);
  });
}

/**
 * Removes all rows or none. If rows were changed in the meantime, returns their current state with conflict.
 * @throws GraphQLError insufficient_permissions
 */
export async function removeRecords<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  items: readonly RecordItem[],
): Promise<Outcome<Removal<Fields>>> {
  const ids = items.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length)
    throw failure("bad_request", { detail: "The ids contain duplicates." });
  return inTransaction<Removal<Fields>>(ctx, async (tx) => {
    const found = await selectRecords(tx, kind.table, ids);
    for (const { communeAgs } of found) assertCommuneAccess(ctx, communeAgs);
    const owners = new Map<string, Owner>();
    for (const ags of [...new Set(found.map((row) => row.communeAgs))].sort()) {
      owners.set(ags, await ownerOf(kind, tx, ags));
    }
    // Read again: rows may have changed before the owners were locked. Skip rows of communes not checked above.
    const locked = (await lockRecords(tx, kind.table, ids)).filter((row) => owners.has(row.communeAgs));
    const rows = new Map(locked.map((row) => [row.id, row]));
    refuseIf(
      items.flatMap(({ id }, at) =>
        id !== null && rows.has(id) ? [] : [userError("not_found", ["items", String(at), "id"])],
      ),
    );
    const conflicts = items.flatMap(({ id, revision }) => {
      const row = rows.get(id ?? "");
      return row && row.revision !== revision ? [row] : [];
    });
    if (conflicts.length > 0) {
      return { value: { removed: [], conflicts }, errors: conflicts.slice(0, 1).map(conflictError) };
    }
    await deleteRecords(tx, kind.table, ids);
    for (const [ags, owner] of owners) {
      const gone = [...rows.values()].filter((row) => row.communeAgs === ags);
      await kind.onChange?.(tx, ags, owner, -gone.length);
      await recordActivities(
        tx,
        gone.map((row) => entryOf(ctx, kind, ags, row, null)),
      );
    }
    return done({ removed: ids, conflicts: [] });
  });
}

/** Returns the row with this id, or null if there is none or the caller may not access its commune. */
export async function findRecord<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  id: string,
): Promise<StoredRecord<Fields> | null> {
  const [row] = await selectRecords(ctx.db, kind.table, [id]);
  return row && canAccessCommune(ctx, row.communeAgs) ? row : null;
}

async function ownerOf<Fields extends object>(kind: RecordKind<Fields>, tx: Transaction, ags: string) {
  return kind.ownerOf ? kind.ownerOf(tx, ags) : ags;
}

async function lockTarget<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  tx: Transaction,
  ags: string,
  id: string | null,
): Promise<PlacedRecord<Fields>> {
  const [row] = id === null ? [] : await lockRecords(tx, kind.table, [id]);
  if (row) assertCommuneAccess(ctx, row.communeAgs);
  if (row?.communeAgs !== ags) throw new Refusal([userError("not_found", ["id"])]);
  return row;
}

async function write<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  tx: Transaction,
  owner: Owner,
  fields: Fields,
  current: Placed<StoredRecord<Fields>> | null,
): Promise<string> {
  const stamp = { at: ctx.now(), by: requireViewer(ctx).username };
  try {
    if (!current) return await insertRecord(tx, kind.table, owner, fields, stamp);
    await updateRecord(tx, kind.table, current.id, fields, stamp);
    return current.id;
  } catch (error) {
    // Another transaction saved the same value after the uniqueness check.
    if (isUniqueViolation(error)) throw new Refusal(takenErrors(kind, []));
    throw error;
  }
}

function takenErrors<Fields extends object>(
  { taken }: RecordKind<Fields>,
  known: readonly UserError[],
): UserError[] {
  if (known.some((error) => error.field?.[0] === taken.field)) return [];
  return [userError(taken.code, [taken.field])];
}

function entryOf<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  ags: string,
  before: Fields | null,
  after: Fields | null,
): Activity<RecordActivity> {
  const named = after ?? before;
  return {
    type: kind.activity,
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags,
    target: { kind: "commune", id: ags },
    ...(named && { label: kind.labelOf(named) }),
    ...(before && { before: kind.entryOf(before) }),
    ...(after && { after: kind.entryOf(after) }),
  };
}
