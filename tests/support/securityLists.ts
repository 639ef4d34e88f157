/** Communes with security lists, and calls about them. */
import type { Insertable } from "kysely";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { readPattern } from "#server/domain/securityLists/readPattern";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database } from "#server/storage/database/database";
import { callIkfz } from "./ikfz";
import { storeCommunes } from "./register";
import { addUser, memberOf, systemRole } from "./serverCalls";
import { addSession } from "./sessions";
import { clearActivities } from "./activities";

/** Time of the calls: in Germany already the 21st. */
export const listTime = new Date("2026-11-20T23:30:00.000Z");
export const listToday = "2026-11-21";

/** Members are responsible for the reservation in Augsburg; Trier does not offer it. */
export const augsburg = "09761000";
export const ebersberg = "09175115";
export const trier = "07211000";

/** Stores the communes and users; returns their tokens. */
export async function storeListPlaces(db: Database) {
  const place = (ags: string, name: string, services: readonly string[]) => ({
    ags,
    name,
    unit: "Stadt",
    postalCodes: [],
    services,
  });
  await storeCommunes(db, [
    place(augsburg, "Augsburg", [reservationServiceId, "ew-meldebescheinigung"]),
    place(ebersberg, "Ebersberg", [reservationServiceId]),
    place(trier, "Trier", ["ew-meldebescheinigung"]),
  ]);
  const roles = {
    member: [memberOf(augsburg, reservationServiceId), memberOf(ebersberg, "ew-meldebescheinigung")],
    colleague: [memberOf(augsburg, reservationServiceId)],
    support: systemRole("SUPPORT"),
  };
  const tokenOf = async (username: keyof typeof roles) =>
    addSession(db, await addUser(db, { username, roles: roles[username] }), listTime);
  return {
    member: await tokenOf("member"),
    colleague: await tokenOf("colleague"),
    support: await tokenOf("support"),
  };
}

/** Stores an entry as it was typed; returns its bare id. */
export async function storeEntry(
  db: Database,
  typed: string,
  changes: Partial<Insertable<DB["security_list_entry"]>> = {},
): Promise<number> {
  const read = readPattern(typed);
  if (!read) throw new Error(`Not an entry: ${typed}`);
  const { id } = await db
    .insertInto("security_list_entry")
    .values({
      commune_ags: augsburg,
      list: "BLACKLIST",
      pattern: read.pattern,
      display: read.display,
      is_domain: read.isDomain,
      created_at: new Date("2026-11-01T09:00:00Z"),
      created_by_name: "member",
      created_by_role: "MEMBER",
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes all lists and log entries. */
export async function clearLists(db: Database): Promise<void> {
  await db.deleteFrom("security_list_entry").execute();
  await db.deleteFrom("security_list_removal").execute();
  await db.deleteFrom("security_list_import").execute();
  await clearActivities(db);
}

/** An entry as the calls select it. */
export interface SeenEntry {
  readonly id: string;
  readonly list: string;
  readonly pattern: string;
  readonly display: string;
  readonly kind: string;
  readonly reason: string | null;
  readonly expiresOn: string | null;
  readonly createdBy: { readonly username: string };
}

export const selectedEntry = "id list pattern display kind reason expiresOn createdBy { username } createdAt";

/** An error of a payload. */
export interface SeenError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** Calls a mutation of the lists; returns its payload. Throws the codes of top-level errors. */
export async function mutateLists<Payload extends object>(
  db: Database,
  token: string,
  name: string,
  selection: string,
  input: object,
): Promise<Payload & { readonly errors: readonly SeenError[] }> {
  type Sent = { readonly payload: Payload & { readonly errors: readonly SeenError[] } };
  const source = `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    payload: ${name}(input: $input) { ${selection} errors { code field params { name value } } } }`;
  const { data, codes } = await callIkfz<Sent>(db, { token, now: listTime }, source, { input });
  if (!data) throw new Error(codes.join());
  return data.payload;
}

/** The log entries of changes of lists, with the logged values before and after. */
export async function listActivities(db: Database) {
  return db
    .selectFrom("activity")
    .select(["type", "actor_name", "commune_ags", "service_id", "before", "after"])
    .orderBy("id")
    .execute();
}
