/** E-mail warnings about KBA passwords that are due, and their recipients. */
import { sql } from "kysely";
import { vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import type { Database } from "#server/storage/database/database";

/** A password that expires soon or has expired, and was not warned about in this state. */
export interface DueKbaWarning {
  readonly id: string;
  readonly communeAgs: string;
  readonly communeName: string;
  readonly user: string;
  readonly passwordIdentifier: string;
  readonly passwordSetOn: string;
}

/** States that are warned about. */
export type WarnedState = "EXPIRING" | "EXPIRED";

/** First and last day of setting a password that expires soon. Passwords set earlier have expired. */
export interface ExpiringRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the due warnings, by commune and user. */
export async function selectDueKbaWarnings(
  db: Database,
  { from, to }: ExpiringRange,
): Promise<readonly DueKbaWarning[]> {
  return db
    .selectFrom("kba_settings as k")
    .innerJoin("commune as c", "c.ags", "k.commune_ags")
    .select([
      "k.id",
      "k.commune_ags as communeAgs",
      "c.name as communeName",
      "k.kba_user as user",
      "k.password_identifier as passwordIdentifier",
      "k.password_set_on as passwordSetOn",
    ])
    .where("k.password_set_on", "<=", to)
    .where((eb) =>
      eb.or([
        eb("k.warned_state", "is", null),
        eb.and([eb("k.password_set_on", "<", from), eb("k.warned_state", "=", "EXPIRING")]),
      ]),
    )
    .orderBy("k.commune_ags")
    .orderBy("k.kba_user")
    .execute();
}

/** An address of a commune. */
export interface NotifiedAddress {
  readonly communeAgs: string;
  readonly email: string;
}

/**
 * Returns the effective setting notify_email of the enabled vehicle registration services of these communes, each
 * address once per commune.
 */
export async function selectNotifiedAddresses(
  db: Database,
  communes: readonly string[],
): Promise<readonly NotifiedAddress[]> {
  const rows = await db
    .selectFrom("commune_service as s")
    .innerJoin("service_setting as v", (join) =>
      join
        .onRef("v.service_id", "=", "s.service_id")
        .on("v.key", "=", "notify_email")
        .on((eb) =>
          eb.or([eb("v.commune_ags", "=", eb.ref("s.commune_ags")), eb("v.commune_ags", "is", null)]),
        ),
    )
    .distinctOn(["s.commune_ags", "s.service_id"])
    .select(["s.commune_ags as communeAgs", "v.value as email"])
    .where("s.is_enabled", "=", true)
    .where("s.service_id", "in", [...vehicleRegistrationServiceIds])
    .where(sql<boolean>`s.commune_ags = any(${communes}::text[])`)
    .orderBy("s.commune_ags")
    .orderBy("s.service_id")
    // The own value overrides the one for all communes.
    .orderBy("v.commune_ags", (order) => order.asc().nullsLast())
    .execute();
  const addresses = new Map(rows.map((row) => [`${row.communeAgs}/${row.email.toLowerCase()}`, row]));
  return [...addresses.values()];
}

/** Stores that a state of a password was warned about, unless the password was changed meanwhile. */
export async function markKbaWarning(
  db: Database,
  { id, passwordIdentifier }: Pick<DueKbaWarning, "id" | "passwordIdentifier">,
  state: WarnedState,
): Promise<void> {
  await db
    .updateTable("kba_settings")
    .set({ warned_state: state })
    .where("id", "=", id)
    .where("password_identifier", "=", passwordIdentifier)
    .execute();
}
