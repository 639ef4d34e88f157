/** The values of a user's form: each role entry is a field of its own, so that two people can change different ones. */
import type { UserError } from "#relay/failure";
import { roleTypes, type RoleType } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { RoleEntries } from "#domain/access";

/** Field of the role entry for a commune. */
export type EntryField = `commune-${string}`;

export interface UserValues {
  readonly username: string;
  readonly email: string;
  /** A RoleType. */
  readonly type: string;
  /** Services of the entry, see entryValue; empty or absent: no entry. */
  readonly [entry: EntryField]: string;
}

interface ReadRole {
  /** A RoleType, as far as this version knows. */
  readonly type: string;
  readonly commune: { readonly ags: string } | null | undefined;
  readonly services: readonly string[];
}

const prefix = "commune-";
const noServices = "-";
const places = new Map(serviceCatalogue.map(({ id }, place) => [id, place]));

export const entryField = (ags: string): EntryField => `${prefix}${ags}`;

/** The AGS of an entry's field; undefined: another field. */
export function agsOfField(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

/** Services of an entry as a value, in the order of the catalogue, so that the same ones are the same value. */
export function entryValue(services: readonly string[]): string {
  const place = (id: string) => places.get(id) ?? places.size;
  const sorted = [...new Set(services)].sort((one, other) => place(one) - place(other));
  return sorted.join(" ") || noServices;
}

/** The services that such a value holds; none for a value without an entry. */
export function servicesOf(value: string): readonly string[] {
  return value === "" || value === noServices ? [] : value.split(" ");
}

/** What was read of a user, as values. */
export function valuesOfUser(user: {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly ReadRole[];
}): UserValues {
  const entries = user.roles.flatMap(({ commune, services }) =>
    commune ? [[entryField(commune.ags), entryValue(services)]] : [],
  );
  return {
    username: user.username,
    email: user.email,
    type: user.roles[0]?.type ?? "MEMBER",
    ...Object.fromEntries(entries),
  };
}

type Flat = Readonly<Record<string, string | boolean>>;

/** Type that the values hold. */
export function typeOf(values: Flat): RoleType {
  return roleTypes.find((known) => known === values.type) ?? "MEMBER";
}

export interface Entry {
  readonly ags: string;
  readonly services: readonly string[];
}

/** Entries that the values hold, in their order; none for others than members. */
export function entriesOf(values: Flat): Entry[] {
  if (typeOf(values) !== "MEMBER") return [];
  return Object.entries(values).flatMap(([name, value]) => {
    const ags = agsOfField(name);
    return ags !== undefined && value !== "" ? [{ ags, services: servicesOf(String(value)) }] : [];
  });
}

/** Role entries as saved, and as the table of access reads them; a member of no commune has one that names none. */
export function rolesOf(values: Flat): RoleEntries {
  const type = typeOf(values);
  const entries = entriesOf(values).map((entry) => ({ type, ...entry }));
  return entries.length > 0 ? entries : [{ type, ags: null, services: [] }];
}

/** An error at `roles.1.services.3` moved to the field of that entry; one of all entries belongs to the type. */
export function atEntry(error: UserError, sent: RoleEntries): UserError {
  const [root, index] = error.field ?? [];
  if (root !== "roles") return error;
  const ags = sent[Number(index)]?.ags ?? null;
  return { ...error, field: [ags === null ? "type" : entryField(ags)] };
}
