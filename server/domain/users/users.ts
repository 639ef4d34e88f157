/** Users as the contract shows them (sections 3 and 7). */
import { permissionsOf, roleTypeOf, type Permission } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectUser, type StoredUser } from "#server/storage/users/users";

/** A user with what the first role entry grants. */
export interface User extends StoredUser {
  readonly permissions: readonly Permission[];
}

const positions = new Map(serviceCatalogue.map((service, position) => [service.id, position]));

/** The user with this bare id; null: none. */
export async function findUser(db: Database | Transaction, id: string): Promise<User | null> {
  const user = await selectUser(db, id);
  if (!user) return null;
  const type = roleTypeOf(user);
  const roles = user.roles.map((role) => ({
    ...role,
    commune: role.commune && { ...role.commune, services: inCatalogueOrder(role.commune.services) },
    services: inCatalogueOrder(role.services),
  }));
  return { ...user, roles, permissions: type === undefined ? [] : permissionsOf[type] };
}

/** Ids of services in the order of the catalogue; those it does not know come last. */
export function inCatalogueOrder(ids: readonly string[]): string[] {
  const position = (id: string) => positions.get(id) ?? positions.size;
  return [...ids].sort((a, b) => position(a) - position(b) || (a < b ? -1 : 1));
}
