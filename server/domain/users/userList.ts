/** Lists of users, and of those who may change something of a commune. */
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import {
  editorSource,
  userOrder,
  userSource,
  type StoredEditor,
  type UserOrderField,
} from "#server/storage/users/userList";
import type { UserFields } from "#server/storage/users/users";
import { readUserFilter, type UserFilter } from "./userFilter";
import { inCatalogueOrder } from "./users";

/** An order as the contract has it; null: by username. */
export type UserOrder = {
  readonly field: UserOrderField;
  readonly direction: "ASC" | "DESC";
} | null;

/** A member who may change something of a commune, with the services there in the order of the catalogue. */
export type CommuneEditor = StoredEditor;

/** The order of the list unless another is asked for. */
export const usernameOrder = userOrder("USERNAME");

/** The order and its direction. */
export function readUserOrder(orderBy: UserOrder | undefined) {
  return { order: userOrder(orderBy?.field ?? "USERNAME"), isDescending: orderBy?.direction === "DESC" };
}

/** A page of users. Fails with bad_request for bounds, cursors and filters that are wrong. */
export async function listUsers(
  { db }: Context,
  filter: UserFilter | null | undefined,
  orderBy: UserOrder | undefined,
  bounds: PageBounds,
): Promise<Page<UserFields>> {
  return readPage(db, userSource(readUserFilter(filter)), { ...readUserOrder(orderBy), ...bounds });
}

/**
 * A page of the members who may change something of a commune, or one of its services, by username; their services as
 * far as the commune offers them, in the order of the catalogue. Fails with bad_request for bounds and cursors.
 */
export async function listEditors(
  { db }: Context,
  { ags, serviceId }: { readonly ags: string; readonly serviceId: string | null },
  bounds: PageBounds,
): Promise<Page<CommuneEditor>> {
  const offered = new Set((await selectCommuneServices(db, ags, null)).map((service) => service.serviceId));
  const isOffered = serviceId === null || offered.has(serviceId);
  // Whoever has the entry may not do anything with a service that is not there.
  const source = editorSource(isOffered ? ags : "", serviceId);
  const page = await readPage(db, source, { order: usernameOrder, isDescending: false, ...bounds });
  const rows = page.rows.map(({ cursor, row }) => {
    const serviceIds = inCatalogueOrder(row.serviceIds.filter((id) => offered.has(id)));
    return { cursor, row: { ...row, serviceIds } };
  });
  return { ...page, rows };
}
