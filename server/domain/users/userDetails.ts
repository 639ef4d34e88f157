/** What of users is read only once it is asked for, and then for all users of a page with one statement. */
import type { Context } from "#server/context";
import { selectLatestInvitations, type StoredInvitation } from "#server/storage/invitations/invitations";
import { selectRoles, selectServicesOfCommunes, type ListedRole } from "#server/storage/users/userList";
import { inCatalogueOrder } from "./users";

/** Details of the users of a page. */
export interface UserDetails {
  /** Role entries in order, services in the order of the catalogue. */
  rolesOf(userId: string): Promise<readonly ListedRole[]>;
  /** What a commune of one of their role entries offers, in the order of the catalogue. */
  servicesOf(ags: string): Promise<readonly string[]>;
  /** The latest link of that purpose; null: there was none. */
  latestLinkOf(userId: string, purpose: StoredInvitation["purpose"]): Promise<StoredInvitation | null>;
}

/** Details of the users with these ids. */
export function userDetails({ db }: Pick<Context, "db">, ids: readonly string[]): UserDetails {
  const roles = once(async () => byUser(await selectRoles(db, ids)));
  const links = once(async () => byUser(await selectLatestInvitations(db, ids)));
  const services = once(() => selectServicesOfCommunes(db, ids));
  return {
    rolesOf: async (userId) =>
      ((await roles()).get(userId) ?? []).map((role) => ({
        ...role,
        services: inCatalogueOrder(role.services),
      })),
    servicesOf: async (ags) => inCatalogueOrder((await services()).get(ags) ?? []),
    latestLinkOf: async (userId, purpose) =>
      (await links()).get(userId)?.find((link) => link.purpose === purpose) ?? null,
  };
}

function byUser<Row extends { readonly userId: string }>(rows: readonly Row[]) {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const ofUser = found.get(row.userId);
    if (ofUser) ofUser.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}
