/** Periods after which applicants' data is erased, by service and commune. */
import { endedBefore, erasureDaysOf } from "#domain/erasure";
import { readSettings } from "#server/domain/installation/settings";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectStoredPeriods, type ErasurePeriods } from "#server/storage/erasure/dueProcesses";

/** Periods with a look-up. */
export interface Periods extends ErasurePeriods {
  /** The period in days of a service in a commune. */
  readonly daysOf: (serviceId: string, communeAgs: string) => number;
}

/**
 * Reads the periods in effect, as of a day.
 * @param defaultDays period of services without one of their own; default: the setting of the installation
 */
export async function readPeriods(
  db: Database | Transaction,
  day: string,
  defaultDays?: number,
): Promise<Periods> {
  const erasureDays = defaultDays ?? (await readSettings(db)).erasureDays;
  const stored = await selectStoredPeriods(db);
  const shared = new Map(
    stored.flatMap(({ serviceId, communeAgs, value }) => (communeAgs === null ? [[serviceId, value]] : [])),
  );
  const fallbackDays = erasureDaysOf([], erasureDays);
  const listed = stored.map(({ serviceId, communeAgs, value }) => {
    const days = erasureDaysOf([value, shared.get(serviceId)], fallbackDays);
    return { serviceId, communeAgs, days, endedBefore: endedBefore(day, days) };
  });
  const byKey = new Map(
    listed.map(({ serviceId, communeAgs, days }) => [keyOf(serviceId, communeAgs), days]),
  );
  return {
    day,
    listed,
    fallback: { days: fallbackDays, endedBefore: endedBefore(day, fallbackDays) },
    daysOf: (serviceId, communeAgs) =>
      byKey.get(keyOf(serviceId, communeAgs)) ?? byKey.get(keyOf(serviceId, null)) ?? fallbackDays,
  };
}

function keyOf(serviceId: string, communeAgs: string | null): string {
  return `${serviceId} ${communeAgs ?? ""}`;
}
