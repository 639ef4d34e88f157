/** What the lists of a commune have in common: rows that are saved and removed one by one, with revision and entry. */
import { isDeepStrictEqual } from "node:util";
import { bulkItemsMax } from "#domain/limits";
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
import { assertReaches, reaches, requireCommune } from "./communeScope";
import { loggedIn } from "#server/domain/sessions/sessions";
import {
  change,
  conflict,
  conflictError,
  done,
  refused,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/userErrors";

/** Types of entries that saved and removed rows leave in the activity log. */
type RecordActivity =
  | "SAVE_COMMUNE_POSTAL_CODES"
  | "SAVE_COMMUNE_REGISTER_OFFICES"
  | "SAVE_COMMUNE_SERVICE_WATERMETER_READING"
  | "SAVE_COMMUNE_STATES"
  | "SAVE_RESIDENTIAL_PROPERTIES";

/** A kind of row with its rules. */
export interface RecordKind<Fields extends object> {
  readonly table: RecordTable<Fields>;
  readonly activity: RecordActivity;
  /** Name of a row in the activity log. */
  readonly labelOf: (fields: Fields) => string;
  /** What the activity log keeps of a row. */
  readonly entryOf: (fields: Fields) => ActivityValues<RecordActivity>;
  /** What is answered where a value occurs already that may occur once. */
  readonly taken: { readonly code: ErrorCode; readonly field: string };
  /** To what rows of a commune belong; locked where that is needed. Absent: the commune itself. */
  readonly ownerOf?: (tx: Transaction, ags: string) => Promise<Owner>;
  /** What else changes with the rows. */
  readonly onChange?: (tx: Transaction, ags: string, owner: Owner, rowDelta: number) => Promise<void>;
}

/** Which row to save. */
export interface RecordTarget {
  readonly ags: string;
  /** The row with the revision that was read, its id null where there can be none; null: a new one. */
  readonly existing: { readonly id: string | null; readonly revision: number } | null;
}

/** A row to remove, its id null where there can be none. */
export interface RecordItem {
  readonly id: string | null;
  readonly revision: number;
}

/** What a save would write; `current` is the row as stored, null: a new one. */
export type Check<Fields> = (
  current: Fields | null,
  tx: Transaction,
) => Checked<Fields> | Promise<Checked<Fields>>;

/** What a check has found. */
export interface Checked<Fields> {
  readonly fields: Fields;
  readonly errors: readonly UserError[];
  /** What is to be confirmed; asked once nothing is wrong. */
  readonly question?: UserError | null;
}

/** What a removal answers; with conflicts nothing was removed. */
export interface Removal<Fields> {
  readonly removed: readonly string[];
  /** Rows that somebody changed in between, as they are now. */
  readonly conflicts: readonly StoredRecord<Fields>[];
}

/** A row with its position, from which its cursor is made. */
export type PlacedRecord<Fields> = Placed<StoredRecord<Fields>>;

/** The cursor of a row in the order of its list. */
export function recordCursor<Fields extends object>(
  { table }: RecordKind<Fields>,
  { position }: PlacedRecord<Fields>,
): string {
  return cursorOf(table.order, position);
}

/**
 * Adds or changes a row; one that is as it was stays untouched. A stale revision answers conflict with the row as
 * stored; else all problems are answered at once, and nothing is changed.
 * @throws GraphQLError insufficient_permissions
 */
export function saveRecord<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  target: RecordTarget,
  check: Check<Fields>,
): Promise<Outcome<PlacedRecord<Fields>>> {
  return change(ctx, async (tx) => {
    const { ags } = await requireCommune(ctx, tx, target.ags);
    const owner = await ownerOf(kind, tx, ags);
    const current = target.existing && (await lockTarget(ctx, kind, tx, ags, target.existing.id));
    if (current && current.revision !== target.existing?.revision) return conflict(current, current);

    const { fields, errors, question } = await check(current, tx);
    const isDouble = await isTaken(tx, kind.table, owner, fields, current?.id ?? null);
    refuseIf([...errors, ...(isDouble ? takenErrors(kind, errors) : [])]);
    refuseIf(question ? [question] : []);
    // What changes nothing makes nobody else's form stale.
    if (current && isDeepStrictEqual(kind.entryOf(current), kind.entryOf(fields))) return done(current);
    const id = await write(ctx, kind, tx, owner, fields, current);
    await kind.onChange?.(tx, ags, owner, current ? 0 : 1);
    await recordActivities(tx, [entryOf(ctx, kind, ags, current, fields)]);
    const [saved] = await selectRecords(tx, kind.table, [id]);
    if (!saved) throw new Error("A row that was saved is there.");
    return done(saved);
  });
}

/**
 * Removes rows: all or none. Where somebody changed one in between, those are answered as they are now, with conflict.
 * @throws GraphQLError insufficient_permissions
 */
export async function removeRecords<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  items: readonly RecordItem[],
): Promise<Outcome<Removal<Fields>>> {
  if (items.length > bulkItemsMax) {
    return refused(userError("list_too_long", ["items"], { max: String(bulkItemsMax) }));
  }
  const ids = items.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length) throw failure("bad_request", { detail: "A row is named twice." });
  return change<Removal<Fields>>(ctx, async (tx) => {
    const found = await selectRecords(tx, kind.table, ids);
    for (const { communeAgs } of found) assertReaches(ctx, communeAgs);
    const owners = new Map<string, Owner>();
    for (const ags of [...new Set(found.map((row) => row.communeAgs))].sort()) {
      owners.set(ags, await ownerOf(kind, tx, ags));
    }
    // Once more: somebody may have been quicker before the owners were locked. Of others, nothing is to be touched.
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

/** The row with this id; null: none, or of a commune that the caller does not reach. */
export async function findRecord<Fields extends object>(
  ctx: Context,
  kind: RecordKind<Fields>,
  id: string,
): Promise<StoredRecord<Fields> | null> {
  const [row] = await selectRecords(ctx.db, kind.table, [id]);
  return row && reaches(ctx, row.communeAgs) ? row : null;
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
  if (row) assertReaches(ctx, row.communeAgs);
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
  const stamp = { at: ctx.now(), by: loggedIn(ctx).username };
  try {
    if (!current) return await insertRecord(tx, kind.table, owner, fields, stamp);
    await updateRecord(tx, kind.table, current.id, fields, stamp);
    return current.id;
  } catch (error) {
    // Somebody else saved the same value since it was looked for.
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
    actor: loggedIn(ctx),
    ags,
    target: { kind: "commune", id: ags },
    ...(named && { label: kind.labelOf(named) }),
    ...(before && { before: kind.entryOf(before) }),
    ...(after && { after: kind.entryOf(after) }),
  };
}
