/** The values of a user's form. The type is a field of its own, since all role entries of a user have the same. */
import type { RoleEntries } from "#domain/access";
import { roleTypes, type RoleType } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { ArrayKeys } from "#forms/formValues";
import type { UserError } from "#relay/failure";

/** The role entry for a commune. */
export interface CommuneRole {
  readonly ags: string;
  /** In the order of the catalogue, so that the same ones are the same value. */
  readonly services: readonly string[];
}

export interface UserValues {
  readonly username: string;
  readonly email: string;
  readonly type: RoleType;
  /** Kept while another type than MEMBER is chosen, and saved for members only. */
  readonly roles: readonly CommuneRole[];
}

/** Two people can change different communes of a user. */
export const userKeys: ArrayKeys = { roles: { key: "ags" } };

interface ReadUser {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly {
    /** A RoleType, as far as this version knows. */
    readonly type: string;
    readonly commune: { readonly ags: string } | null | undefined;
    readonly services: readonly string[];
  }[];
}

const places = new Map(serviceCatalogue.map(({ id }, place) => [id, place]));

/** A role entry with its services in order. */
export function communeRole(ags: string, services: readonly string[]): CommuneRole {
  const place = (id: string) => places.get(id) ?? places.size;
  return { ags, services: [...new Set(services)].sort((one, other) => place(one) - place(other)) };
}

/** The values of a user as read. */
export function valuesOfUser({ username, email, roles }: ReadUser): UserValues {
  return {
    username,
    email,
    type: roleTypes.find((known) => known === roles[0]?.type) ?? "MEMBER",
    roles: roles.flatMap(({ commune, services }) => (commune ? [communeRole(commune.ags, services)] : [])),
  };
}

/** Role entries with another one for its commune; those that are stored keep their order. */
export function withRole(
  roles: readonly CommuneRole[],
  role: CommuneRole,
  stored: readonly CommuneRole[],
): CommuneRole[] {
  const all = [...roles.filter(({ ags }) => ags !== role.ags), role];
  const isStored = ({ ags }: CommuneRole) => stored.some((one) => one.ags === ags);
  return [
    ...stored.flatMap(({ ags }) => all.find((one) => one.ags === ags) ?? []),
    ...all.filter((one) => !isStored(one)),
  ];
}

/** Role entries as saved, and as the table of access reads them; a member of no commune has one that names none. */
export function rolesOf({ type, roles }: Pick<UserValues, "type" | "roles">): RoleEntries {
  const entries = type === "MEMBER" ? roles.map((role) => ({ type, ...role })) : [];
  return entries.length > 0 ? entries : [{ type, ags: null, services: [] }];
}

/** Moves an error of role entries to the type, unless it belongs to the entry for a commune. */
export function atField(error: UserError, { type, roles }: UserValues): UserError {
  const [root, index] = error.field ?? [];
  const isOfCommune = type === "MEMBER" && roles[Number(index)] !== undefined;
  return root === "roles" && !isOfCommune ? { ...error, field: ["type"] } : error;
}
