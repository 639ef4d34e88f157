/** Selects the service and commune of a demo process and simulates its history. */
import type { ProcessType } from "#domain/retrySchedule";
import { findService, type Service } from "#domain/serviceCatalogue";
import { addDays } from "./calendar";
import type { DemoCommune } from "./communeRows";
import { msSinceLastChange, type Plot } from "./processPlots";
import { ProcessSimulation } from "./processSimulation";
import { randomOf, type Random } from "./random";
import { demoAccounts } from "./users";

const ownWeight = 6;
const dayMs = 86_400_000;

/** Synchronous services: the citizen waits for the response. */
const synchronous = new Set([
  ...[
    "ikfz-kennzeichenreservierung",
    "ikfz-ausserbetriebsetzung",
    "ew-meldebescheinigung",
    "ew-fuehrungszeugnis",
  ],
  ...["pw-trautermin", "fin-wasserzaehlerstand", "zw-halterauskunft", "ws-briefwahlantrag", "owi-anhoerung"],
]);

/** A service that a commune offers. */
export interface Offer {
  readonly commune: DemoCommune;
  readonly service: Service;
  readonly type: ProcessType;
}

/**
 * The enabled services that persist submissions. Those of the demo accounts are repeated, so that they are drawn more
 * often.
 */
export function offersOf(communes: readonly DemoCommune[]): Offer[] {
  const own = demoAccounts.flatMap(({ access }) => access);
  return communes.flatMap((commune) => {
    if (commune.initialization !== "initialized" || commune.isGenerated) return [];
    const [ags] = commune.row;
    return commune.services.flatMap(({ id, isEnabled }): Offer[] => {
      const service = findService(id);
      if (!isEnabled || !service?.capabilities.includes("persistence")) return [];
      const type = synchronous.has(id) ? "SYNCHRONOUS" : "ASYNCHRONOUS";
      const isOwn = own.some((access) => access.ags === ags && access.services.includes(id));
      return Array.from({ length: isOwn ? ownWeight : 1 }, () => ({ commune, service, type }));
    });
  });
}

/** The offers that a plot applies to. */
export function offersFor({ type, groups = null }: Plot, offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer) =>
      (type === null || type === offer.type) && (groups === null || groups.includes(offer.service.group)),
  );
}

/** A time between morning and evening, `days` days before the start of today. */
function beganOn(start: Date, days: number, random: Random): Date {
  return addDays(start, -days + random.int(5 * 3600, 21 * 3600) / 86_400);
}

function draftOf(plot: Plot, { commune }: Offer, start: Date, random: Random): Date {
  if (plot.began === "live") return start;
  if (plot.began === "incident") return addDays(start, -2 + random.int(6 * 3600, 11 * 3600) / 86_400);
  const age = Math.floor((start.getTime() - commune.createdAt.getTime()) / dayMs) - 1;
  const { fewest, most = age } = plot.began;
  return beganOn(start, random.int(fewest, Math.max(fewest, Math.min(most, age))), random);
}

/** Identifies the process that is simulated. */
interface StoryKey {
  readonly seed: string;
  /** Number from 1 among all processes. */
  readonly number: number;
  /** Index from 0 among the processes of the same plot. */
  readonly index: number;
}

/**
 * Simulates the history of a process. A live one is simulated twice: the first run measures the duration, so that the
 * second run ends at the intended time.
 */
export function tell(
  plot: Plot,
  offer: Offer,
  start: Date,
  key: StoryKey,
  random: Random,
): ProcessSimulation {
  const { seed, number, index } = key;
  const toldFrom = (createdAt: Date, drawn: Random) => {
    const telling = new ProcessSimulation(offer.type, createdAt);
    plot.tell(telling, { group: offer.service.group, random: drawn, index });
    return telling;
  };
  if (plot.began !== "live") {
    const telling = toldFrom(draftOf(plot, offer, start, random), random);
    putAway(telling, start, random);
    return telling;
  }
  const again = () => randomOf(seed, "live", String(number));
  const telling = toldFrom(start, again());
  const took = telling.updatedAt.getTime() - telling.createdAt.getTime();
  return toldFrom(new Date(start.getTime() - took - msSinceLastChange(telling, random)), again());
}

const ended = new Set(["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED", "UNKNOWN"]);

/** Archives about 5 % of the processes that ended at least 100 days ago, and erases about 1 %. */
function putAway(telling: ProcessSimulation, start: Date, random: Random): void {
  const daysAgo = (start.getTime() - telling.updatedAt.getTime()) / dayMs;
  if (!ended.has(telling.status) || daysAgo < 100) return;
  const at = addDays(telling.updatedAt, random.int(20, 90) + random.next() / 4);
  if (random.chance(0.05)) telling.archive(at);
  else if (random.chance(0.01)) telling.erase(at);
}
