/** Periods of maintenance. Only the clock decides whether one is current. */

/** From when to when a service accepts no applications; the end is exclusive. */
export interface MaintenancePeriod {
  readonly beginsAt: Date | string;
  readonly endsAt: Date | string;
}

export type MaintenanceState = "PLANNED" | "ACTIVE" | "ENDED";

const timeOf = (moment: Date | string) => new Date(moment).getTime();

/** The state of a maintenance, which only depends on the time in milliseconds. */
export function maintenanceState({ beginsAt, endsAt }: MaintenancePeriod, now: number): MaintenanceState {
  if (now >= timeOf(endsAt)) return "ENDED";
  return now >= timeOf(beginsAt) ? "ACTIVE" : "PLANNED";
}

/** When the state of one of them changes next, in milliseconds; null if all have ended. */
export function nextMaintenanceChange(periods: readonly MaintenancePeriod[], now: number): number | null {
  const ahead = periods
    .flatMap(({ beginsAt, endsAt }) => [timeOf(beginsAt), timeOf(endsAt)])
    .filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
