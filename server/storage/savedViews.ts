/** Storage of saved list views. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "./database/database";
import { bool, declareRow, json, type RowOf } from "./database/declaredRow";
import { placed, positionColumn, type KeysetOrder, type KeysetSource, type Placed } from "./database/keyset";
import type { StoredActor } from "#server/storage/stamp";
import type { SavedViewScreen } from "#server/storage/columnTypes";

/** The fields of a view that the user enters. */
export interface SavedViewFields {
  readonly screen: SavedViewScreen;
  readonly name: string;
  /** Query string without the question mark. */
  readonly search: string;
  readonly isShared: boolean;
}

/** A stored view from the perspective of its viewer. */
export type StoredView = RowOf<typeof viewRow>;

const viewRow = declareRow({
  id: "saved_view.id",
  screen: "saved_view.screen",
  name: "saved_view.name",
  search: "saved_view.search",
  isShared: "saved_view.is_shared",
  isOwn: bool(),
  /** The owner with the current name and role. */
  createdBy: json<StoredActor>(),
  updatedAt: "saved_view.updated_at",
  revision: "saved_view.revision",
});

/** The viewer's own views first, then shared ones, each sorted by name. */
export function viewOrder(viewerId: string): KeysetOrder {
  return {
    name: "NAME",
    keys: [
      { column: sql`(v.owner_id <> ${viewerId}::uuid)`, type: "boolean" },
      { column: "v.name", type: "text" },
      { column: "v.id", type: "uuid" },
    ],
  };
}

/** The source of the views of a list that the user can see: own and shared ones. */
export function viewSource(viewerId: string, screen: SavedViewScreen): KeysetSource<StoredView> {
  return {
    row: viewRow,
    select: viewColumns(viewerId),
    from: tables,
    where: sql`v.screen = ${screen} and ${isVisibleTo(viewerId)}`,
  };
}

/** Loads a view as the user sees it. Returns `undefined` if it does not exist or is another user's private view. */
export async function selectView(
  db: Database,
  viewerId: string,
  id: string,
): Promise<StoredView | undefined> {
  const { rows } = await viewRow.sql`
    select ${viewColumns(viewerId)} from ${tables} where v.id = ${id} and ${isVisibleTo(viewerId)}`.execute(
    db,
  );
  return rows[0];
}

/** Locks and returns those of the given views that the user can see. The locks last until the transaction ends. */
export async function lockViews(
  tx: Transaction,
  viewerId: string,
  ids: readonly string[],
): Promise<Placed<StoredView>[]> {
  const { rows } = await placed(viewRow).sql`
    select ${viewColumns(viewerId)}, ${positionColumn(viewOrder(viewerId))} from ${tables}
    where v.id = any(${ids}::uuid[]) and ${isVisibleTo(viewerId)} order by v.id for update of v`.execute(tx);
  return rows;
}

/**
 * Counts the owner's views of a list. Also locks the owner until the transaction ends, so that nobody else adds a view
 * for the same owner meanwhile.
 */
export async function countOwnViews(
  tx: Transaction,
  ownerId: string,
  screen: SavedViewScreen,
): Promise<number> {
  await sql`select from user_account where id = ${ownerId} for no key update`.execute(tx);
  const { count } = await tx
    .selectFrom("saved_view")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("screen", "=", screen)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another view of the same owner and list already has this name. */
export async function isViewNameTaken(
  tx: Transaction,
  ownerId: string,
  view: { readonly screen: SavedViewScreen; readonly nameKey: string; readonly id: string | null },
): Promise<boolean> {
  const found = await tx
    .selectFrom("saved_view")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("screen", "=", view.screen)
    .where("name_key", "=", view.nameKey)
    .executeTakeFirst();
  return found !== undefined && found.id !== view.id;
}

/** Inserts a view and returns its id. */
export async function insertView(
  tx: Transaction,
  ownerId: string,
  { screen, name, search, isShared }: SavedViewFields,
  { nameKey, at }: { readonly nameKey: string; readonly at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("saved_view")
    .values({
      owner_id: ownerId,
      screen,
      name,
      name_key: nameKey,
      search,
      is_shared: isShared,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a view and increments its revision. */
export async function updateView(
  tx: Transaction,
  id: string,
  { name, search, isShared }: SavedViewFields,
  { nameKey, at }: { readonly nameKey: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable("saved_view")
    .set((view) => ({
      name,
      name_key: nameKey,
      search,
      is_shared: isShared,
      updated_at: at,
      revision: view("revision", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Deletes views. */
export async function deleteViews(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from saved_view where id = any(${ids}::uuid[])`.execute(tx);
}

const tables = sql`saved_view v join user_account u on u.id = v.owner_id`;

function isVisibleTo(viewerId: string): RawBuilder<boolean> {
  return sql`(v.is_shared or v.owner_id = ${viewerId})`;
}

function viewColumns(viewerId: string): RawBuilder<unknown> {
  return sql`
    v.id, v.screen, v.name, v.search, v.is_shared as "isShared", v.owner_id = ${viewerId} as "isOwn", v.revision,
    v.updated_at as "updatedAt", json_build_object('id', u.id, 'name', u.username, 'role', (
      select r.type from user_role r where r.user_id = u.id order by r.position limit 1)) as "createdBy"`;
}
