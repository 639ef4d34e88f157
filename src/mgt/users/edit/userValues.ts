/** Values of the user form. The type is one field, since all role entries of a user share it. */
import type { RoleEntries } from "#domain/access";
import { roleTypes, type RoleType } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { ArrayKeys } from "#forms/formValues";
import type { UserError } from "#relay/failure";

/** Role entry for a commune. */
export interface CommuneRole {
  readonly ags: string;
  /** In the order of the catalogue, so that equal sets compare as equal. */
  readonly services: readonly string[];
}

export interface UserValues {
  readonly username: string;
  readonly email: string;
  readonly type: RoleType;
  /** Kept while another type is selected, but only saved for members. */
  readonly roles: readonly CommuneRole[];
}

/** Merges changes by AGS, so that two users can change different communes of a user. */
export const userKeys: ArrayKeys = { roles: { key: "ags" } };

interface ReadUser {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly {
    /** A RoleType; later versions may add others. */
    readonly type: string;
    readonly commune: { readonly ags: string } | null | undefined;
    readonly services: readonly string[];
  }[];
}

const places = new Map(serviceCatalogue.map(({ id }, place) => [id, place]));

/** A role entry with sorted services. */
export function communeRole(ags: string, services: readonly string[]): CommuneRole {
  const place = (id: string) => places.get(id) ?? places.size;
  return { ags, services: [...new Set(services)].sort((one, other) => place(one) - place(other)) };
}

/** Form values of a user. */
export function valuesOfUser({ username, email, roles }: ReadUser): UserValues {
  return {
    username,
    email,
    type: roleTypes.find((known) => known === roles[0]?.type) ?? "MEMBER",
    roles: roles.flatMap(({ commune, services }) => (commune ? [communeRole(commune.ags, services)] : [])),
  };
}

/** Replaces or adds the entry for a commune; stored entries keep their order. */
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

/** Role entries to save; a member without communes has one entry without AGS. */
export function rolesOf({ type, roles }: Pick<UserValues, "type" | "roles">): RoleEntries {
  const entries = type === "MEMBER" ? roles.map((role) => ({ type, ...role })) : [];
  return entries.length > 0 ? entries : [{ type, ags: null, services: [] }];
}

/** Moves an error of role entries to the type, unless it belongs to the entry of a commune. */
export function moveRoleError(error: UserError, { type, roles }: UserValues): UserError {
  const [root, index] = error.field ?? [];
  const isOfCommune = type === "MEMBER" && roles[Number(index)] !== undefined;
  return root === "roles" && !isOfCommune ? { ...error, field: ["type"] } : error;
}
