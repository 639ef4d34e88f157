/** Lists of users and of the editors of a commune. */
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
import { parseUserFilter, type UserFilter } from "./userFilter";
import { inCatalogueOrder } from "./users";

/** A sort order as in the GraphQL schema. Null sorts by username. */
export type UserOrder = {
  readonly field: UserOrderField;
  readonly direction: "ASC" | "DESC";
} | null;

/** A member who may edit a commune, with the member's services there in catalogue order. */
export type CommuneEditor = StoredEditor;

/** Default sort order of the list. */
export const usernameOrder = userOrder("USERNAME");

/** Resolves a sort order to its keyset order and direction. */
export function readUserOrder(orderBy: UserOrder | undefined) {
  return { order: userOrder(orderBy?.field ?? "USERNAME"), isDescending: orderBy?.direction === "DESC" };
}

/** Lists a page of users. Throws bad_request for invalid paging arguments and filters. */
export async function listUsers(
  { db }: Context,
  filter: UserFilter | null | undefined,
  orderBy: UserOrder | undefined,
  bounds: PageBounds,
): Promise<Page<UserFields>> {
  return readPage(db, userSource(parseUserFilter(filter)), { ...readUserOrder(orderBy), ...bounds });
}

/**
 * Lists a page of the members who may edit a commune, or one of its services, by username. Their services include only
 * those that the commune offers, in catalogue order. Throws bad_request for invalid paging arguments.
 */
export async function listEditors(
  { db }: Context,
  { ags, serviceId }: { readonly ags: string; readonly serviceId: string | null },
  bounds: PageBounds,
): Promise<Page<CommuneEditor>> {
  const offered = new Set((await selectCommuneServices(db, ags, null)).map((service) => service.serviceId));
  const isOffered = serviceId === null || offered.has(serviceId);
  // A role entry grants nothing for a service that the commune does not offer.
  const source = editorSource(isOffered ? ags : "", serviceId);
  const page = await readPage(db, source, { order: usernameOrder, isDescending: false, ...bounds });
  const rows = page.rows.map(({ cursor, row }) => {
    const serviceIds = inCatalogueOrder(row.serviceIds.filter((id) => offered.has(id)));
    return { cursor, row: { ...row, serviceIds } };
  });
  return { ...page, rows };
}
