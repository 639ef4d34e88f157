/** Users as they are read. */
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectUser, type StoredRole, type StoredUser, type UserFields } from "#server/storage/users/users";

/** A user; role entries come with one who is read alone, and are loaded for those of a page when they are asked for. */
export interface User extends UserFields {
  /** In order, services in the order of the catalogue. */
  readonly roles?: readonly StoredRole[];
}

/** The commune of a role entry. */
export interface RoleCommune extends NonNullable<UserFields["firstCommune"]> {
  /** Ids of all services of the commune, in the order of the catalogue; a function reads them when they are asked for. */
  readonly services: readonly string[] | (() => Promise<readonly string[]>);
}

const positions = new Map(serviceCatalogue.map((service, position) => [service.id, position]));

/** The user with this bare id, role entries included; null: none. */
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

/** Ids of services in the order of the catalogue; those it does not know come last. */
export function inCatalogueOrder(ids: readonly string[]): string[] {
  const position = (id: string) => positions.get(id) ?? positions.size;
  return [...ids].sort((a, b) => position(a) - position(b) || (a < b ? -1 : 1));
}
