/** Counts of a commune's services, records and imported rows. */
import { vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { serviceInScope, type CommuneScope } from "./communes";
import { bool, declareRow, int4, int8, type RowOf } from "#server/storage/database/declaredRow";
import type { Database } from "#server/storage/database/database";

export type StoredCommuneCounts = RowOf<typeof countsRow>;

const countsRow = declareRow({
  services: int8(),
  enabledServices: int8(),
  postalCodes: int4(),
  registerOffices: int8(),
  countries: int8(),
  residentialProperties: int4(),
  waterMeterReadingCommunes: int8(),
  kbaSettings: int8<number | null>(),
  hasSecurityLists: bool(),
});

/** Loads all counts in one statement. Only services in the scope are counted. */
export async function selectCommuneCounts(
  db: Database,
  ags: string,
  scope: CommuneScope | null,
): Promise<StoredCommuneCounts> {
  // Stocks store their row count, which avoids counting up to 250,000 rows for every page.
  const { rows } = await countsRow.sql`
    select
      count(*) as services,
      count(*) filter (where s.is_enabled) as "enabledServices",
      coalesce((select row_count from stock
        where commune_ags = ${ags} and kind = 'POSTAL_CODES' and state = 'current'), 0) as "postalCodes",
      (select count(*) from register_office where commune_ags = ${ags}) as "registerOffices",
      (select count(*) from country where commune_ags = ${ags}) as countries,
      coalesce((select row_count from stock
        where commune_ags = ${ags} and kind = 'RESIDENTIAL_PROPERTIES' and state = 'current'), 0)
        as "residentialProperties",
      (select count(*) from water_meter_reading where commune_ags = ${ags}) as "waterMeterReadingCommunes",
      case when bool_or(s.service_id = any(${vehicleRegistrationServiceIds}::text[])) then
        (select count(*) from kba_settings where commune_ags = ${ags}) end as "kbaSettings",
      coalesce(bool_or(s.service_id = ${reservationServiceId}), false) as "hasSecurityLists"
    from commune_service s where s.commune_ags = ${ags} and ${serviceInScope(scope)}`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error("The count returned no row.");
  return counts;
}
