/** Distribution of demo applications by weekday, holiday, season and growth. */
import { addDays, historyDays } from "./calendar";
import { isBetweenYears, isPublicHoliday } from "./holidays";
import { isOut, type Outage } from "./outage";
import { growingService, type Offer } from "./processOffers";
import type { Random } from "./random";

const hourMs = 3_600_000;

/** Relative numbers of applications by weekday, from Sunday; at most 1. */
const weekdayShares = [0.22, 1, 0.95, 0.88, 0.92, 0.75, 0.27];
const holidayShare = 0.2;
const betweenYearsShare = 0.3;

/** Numbers on the first day of the history, relative to the last one. */
const initialShare = 0.75;

/** Relative numbers of vehicle registrations outside of spring, and of all other services. */
const outsideSpringShare = 0.6;
const usualShare = 0.8;

/** Age of the growing service in days. */
const growingServiceDays = 150;

/** A time in the daytime, `daysBack` days before the start of today; most are about midday. */
function daytimeBefore(start: Date, daysBack: number, random: Random): Date {
  const seconds = (random.int(5 * 3600, 21 * 3600) + random.int(5 * 3600, 21 * 3600)) / 2;
  return addDays(start, -daysBack + seconds / 86_400);
}

function shareOfDay(day: Date, daysBack: number): number {
  const growth = 1 - (1 - initialShare) * (daysBack / historyDays);
  const weekday = weekdayShares[day.getUTCDay()] ?? 1;
  if (isPublicHoliday(day)) return growth * Math.min(weekday, holidayShare);
  return growth * weekday * (isBetweenYears(day) ? betweenYearsShare : 1);
}

function shareOfService({ service }: Offer, day: Date, daysBack: number): number {
  if (service.id === growingService) return Math.max(0, 1 - daysBack / growingServiceDays);
  if (service.group !== "ikfz") return usualShare;
  const isSpring = day.getUTCMonth() >= 2 && day.getUTCMonth() <= 4;
  return isSpring ? 1 : outsideSpringShare;
}

/** Parameters for drawing a submission. */
export interface Demand {
  readonly offers: readonly Offer[];
  readonly start: Date;
  /** Days before the start of today. */
  readonly fewest: number;
  readonly most?: number;
  /** Only submissions affected by the outage, or only others. */
  readonly isOut: boolean;
  readonly outage: Outage;
}

/** Draws the service and time of a submission. A commune receives submissions from the day after its creation. */
export function drawSubmission(demand: Demand, random: Random): { readonly offer: Offer; readonly at: Date } {
  const { offers, start, fewest, most = historyDays, outage } = demand;
  for (;;) {
    const daysBack = random.int(fewest, most);
    const day = addDays(start, -daysBack);
    const offer = random.pick(offers);
    const at = daytimeBefore(start, daysBack, random);
    const isTooEarly = at.getTime() < offer.commune.createdAt.getTime() + 24 * hourMs;
    if (isTooEarly || isOut(outage, offer, at) !== demand.isOut) continue;
    if (random.chance(shareOfDay(day, daysBack) * shareOfService(offer, day, daysBack))) return { offer, at };
  }
}
