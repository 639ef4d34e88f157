/** The outage in the history of the demo. */
import type { Service } from "#domain/serviceCatalogue";
import { addDays } from "./calendar";
import { isBetweenYears, isPublicHoliday } from "./holidays";
import { outageCause } from "./processCauses";

/** Days over which an outage affected one target. */
export interface Outage {
  readonly from: Date;
  readonly until: Date;
  /** First day, counted back from the start of today. */
  readonly daysBack: number;
}

/** The outage of two days, a Tuesday and a Wednesday without holidays about six weeks ago. */
export function outageOf(start: Date): Outage {
  const isUsual = (day: Date) => !isPublicHoliday(day) && !isBetweenYears(day);
  let daysBack = 40;
  let day = addDays(start, -daysBack);
  while (day.getUTCDay() !== 2 || !isUsual(day) || !isUsual(addDays(day, 1))) {
    daysBack += 1;
    day = addDays(start, -daysBack);
  }
  return { from: addDays(day, 4 / 24), until: addDays(day, 1 + 22 / 24), daysBack };
}

/** Whether the outage stopped the deliveries of a service at a time. */
export function isOut(
  { from, until }: Outage,
  { service }: { readonly service: Service },
  at: Date,
): boolean {
  return (outageCause.groups ?? []).includes(service.group) && at >= from && at < until;
}
