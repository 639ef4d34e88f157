/** Storage of KBA settings, without their passwords. */
import { sql, type RawBuilder } from "kysely";
import { vehicleRegistrationServiceIds, type SetOnRange } from "#domain/kba/kbaSettings";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, json, text, type RowOf } from "#server/storage/database/declaredRow";
import {
  placed,
  positionColumn,
  type KeysetOrder,
  type KeysetSource,
  type Placed,
} from "#server/storage/database/keyset";
import { isOneOf } from "#server/storage/database/listConditions";
import type { StoredActor } from "#server/storage/stamp";

/** Settings under one KBA user as selected. Days are YYYY-MM-DD. */
export type StoredKbaSettings = RowOf<typeof settingsRow>;

const settingsRow = declareRow({
  id: "kba_settings.id",
  communeAgs: "kba_settings.commune_ags",
  communeName: text(),
  user: "kba_settings.kba_user",
  userNumber: "kba_settings.user_number",
  clientAgs: "kba_settings.client_ags",
  customsSystemCode: "kba_settings.customs_system_code",
  isLargeCustomerApproved: "kba_settings.is_large_customer_approved",
  stbaNumber: "kba_settings.stba_number",
  passwordIdentifier: "kba_settings.password_identifier",
  passwordSetOn: "kba_settings.password_set_on",
  passwordChangedAt: "kba_settings.password_changed_at",
  /** Null: no previous password is kept. */
  previousPasswordIdentifier: "kba_settings.previous_identifier",
  previousPasswordSetOn: "kba_settings.previous_set_on",
  lastUsedAt: "kba_settings.last_used_at",
  lastUsedIdentifier: "kba_settings.last_used_identifier",
  lastRefusedAt: "kba_settings.last_refused_at",
  lastRefusedIdentifier: "kba_settings.last_refused_identifier",
  createdAt: "kba_settings.created_at",
  updatedAt: "kba_settings.updated_at",
  updatedBy: json<StoredActor | null>(),
  revision: "kba_settings.revision",
});

const columns = sql`
  k.id, k.commune_ags as "communeAgs", (select c.name from commune c where c.ags = k.commune_ags) as "communeName",
  k.kba_user as "user", k.user_number as "userNumber", k.client_ags as "clientAgs",
  k.customs_system_code as "customsSystemCode", k.is_large_customer_approved as "isLargeCustomerApproved",
  k.stba_number as "stbaNumber", k.password_identifier as "passwordIdentifier",
  k.password_set_on as "passwordSetOn", k.password_changed_at as "passwordChangedAt",
  k.previous_identifier as "previousPasswordIdentifier", k.previous_set_on as "previousPasswordSetOn",
  k.last_used_at as "lastUsedAt", k.last_used_identifier as "lastUsedIdentifier",
  k.last_refused_at as "lastRefusedAt", k.last_refused_identifier as "lastRefusedIdentifier",
  k.created_at as "createdAt", k.updated_at as "updatedAt",
  case when k.updated_by_name is not null then
    json_build_object('id', k.updated_by_id, 'name', k.updated_by_name, 'role', k.updated_by_role)
  end as "updatedBy", k.revision`;

/** By KBA user within a commune. */
export const kbaUserOrder: KeysetOrder = {
  name: "USER",
  keys: [
    { column: "k.kba_user", type: "text" },
    { column: "k.id", type: "uuid" },
  ],
};

/** The earliest expiry first, since all passwords are valid for equally long. */
export const kbaExpiryOrder: KeysetOrder = {
  name: "EXPIRY",
  keys: [
    { column: "k.password_set_on", type: "day" },
    { column: "k.id", type: "uuid" },
  ],
};

/** Conditions of a list; null: all. */
export interface KbaConditions {
  readonly communes: readonly string[] | null;
  /** When the passwords were set. */
  readonly setOn: readonly SetOnRange[] | null;
  readonly isUnconfirmed: boolean;
}

/** The settings under these conditions whose communes offer a vehicle registration service of the scope. */
export function kbaSettingsSource(
  { communes, setOn, isUnconfirmed }: KbaConditions,
  scope: ServiceScope,
): KeysetSource<StoredKbaSettings> {
  const conditions = [
    isOneOf({ column: sql`k.commune_ags`, type: "text" }, communes),
    setOn && wasSetWithin(setOn),
    isUnconfirmed ? sql`k.previous_identifier is not null` : null,
    offersVehicleRegistration(sql`k.commune_ags`, scope),
  ].filter((condition) => condition !== null);
  return {
    row: settingsRow,
    select: columns,
    from: sql`kba_settings k`,
    where: sql.join(conditions, sql` and `),
  };
}

function wasSetWithin(ranges: readonly SetOnRange[]): RawBuilder<unknown> {
  if (ranges.length === 0) return sql`false`;
  const within = ranges.map(
    ({ from, to }) =>
      sql`(${from === null ? sql`true` : sql`k.password_set_on >= ${from}`}
        and ${to === null ? sql`true` : sql`k.password_set_on <= ${to}`})`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
}

/** Whether a commune offers a vehicle registration service of the scope. */
function offersVehicleRegistration(ags: RawBuilder<unknown>, scope: ServiceScope): RawBuilder<boolean> {
  return sql`exists (select from commune_service s where s.commune_ags = ${ags}
    and s.service_id = any(${vehicleRegistrationServiceIds}::text[]) and ${inServiceScope("s", scope)})`;
}

const offeredRow = declareRow({ isOffered: bool() });

/** Whether the commune exists and offers a vehicle registration service of the scope. */
export async function hasVehicleRegistration(
  db: Database | Transaction,
  ags: string,
  scope: ServiceScope,
): Promise<boolean> {
  const { rows } = await offeredRow.sql`
    select ${offersVehicleRegistration(sql`${ags}`, scope)} as "isOffered"`.execute(db);
  return rows[0]?.isOffered ?? false;
}

/** Returns settings with their position in the order by user. With `isLocked` they stay locked until the transaction ends. */
export async function selectKbaSettings(
  db: Database | Transaction,
  id: string,
  isLocked = false,
): Promise<Placed<StoredKbaSettings> | undefined> {
  const lock: RawBuilder<unknown> = isLocked ? sql`for update of k` : sql``;
  const { rows } = await placed(settingsRow).sql`
    select ${columns}, ${positionColumn(kbaUserOrder)} from kba_settings k where k.id = ${id} ${lock}`.execute(
    db,
  );
  return rows[0];
}

/** Returns the settings of a commune under a KBA user. */
export async function selectKbaSettingsOf(
  db: Database | Transaction,
  communeAgs: string,
  user: string,
): Promise<StoredKbaSettings | undefined> {
  const { rows } = await settingsRow.sql`
    select ${columns} from kba_settings k where k.commune_ags = ${communeAgs} and k.kba_user = ${user}`.execute(
    db,
  );
  return rows[0];
}
