/** Read access to users. */
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectUser, type StoredRole, type StoredUser, type UserFields } from "#server/storage/users/users";

/** A user. Role entries are included if the user is read alone, and loaded lazily for users of a page. */
export interface User extends UserFields {
  /** In order, with services in catalogue order. */
  readonly roles?: readonly StoredRole[];
}

/** The user of a session. */
export interface CurrentUser {
  readonly user: User;
}

/** The commune of a role entry. */
export interface RoleCommune extends NonNullable<UserFields["firstCommune"]> {
  /** Ids of all services of the commune in catalogue order. A function loads them lazily. */
  readonly services: readonly string[] | (() => Promise<readonly string[]>);
}

const positions = new Map(serviceCatalogue.map((service, position) => [service.id, position]));

/** Returns the user with this bare id including role entries, or null if there is none. */
export async function findUser(db: Database | Transaction, id: string): Promise<StoredUser | null> {
  const user = await selectUser(db, id);
  if (!user) return null;
  const roles = user.roles.map((role) => ({
    ...role,
    commune: role.commune && { ...role.commune, services: inCatalogueOrder(role.commune.services) },
    services: inCatalogueOrder(role.services),
  }));
  return { ...user, roles };
}

/** Sorts service ids in catalogue order. Unknown ids come last. */
export function inCatalogueOrder(ids: readonly string[]): string[] {
  const position = (id: string) => positions.get(id) ?? positions.size;
  return [...ids].sort((a, b) => position(a) - position(b) || (a < b ? -1 : 1));
}
