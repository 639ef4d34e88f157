/** Selects the service and commune of a demo process and simulates its history. */
import type { ProcessType } from "#domain/retrySchedule";
import { findService, type Service } from "#domain/serviceCatalogue";
import { addDays } from "./calendar";
import type { DemoCommune } from "./communeRows";
import { msSinceLastChange, type Scenario } from "./processScenarios";
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

/** The offers that a scenario applies to. */
export function matchingOffers({ type, groups = null }: Scenario, offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer) =>
      (type === null || type === offer.type) && (groups === null || groups.includes(offer.service.group)),
  );
}

/** A time between morning and evening, `days` days before the start of today. */
function daytimeBefore(start: Date, days: number, random: Random): Date {
  return addDays(start, -days + random.int(5 * 3600, 21 * 3600) / 86_400);
}

function startTimeOf(scenario: Scenario, { commune }: Offer, start: Date, random: Random): Date {
  if (scenario.startDay === "live") return start;
  if (scenario.startDay === "incident") return addDays(start, -2 + random.int(6 * 3600, 11 * 3600) / 86_400);
  const age = Math.floor((start.getTime() - commune.createdAt.getTime()) / dayMs) - 1;
  const { fewest, most = age } = scenario.startDay;
  return daytimeBefore(start, random.int(fewest, Math.max(fewest, Math.min(most, age))), random);
}

/** Identifies the process that is simulated. */
interface ProcessKey {
  readonly seed: string;
  /** Number from 1 among all processes. */
  readonly number: number;
  /** Index from 0 among the processes of the same scenario. */
  readonly index: number;
}

/**
 * Simulates the history of a process. A live one is simulated twice: the first run measures the duration, so that the
 * second run ends at the intended time.
 */
export function simulate(
  scenario: Scenario,
  offer: Offer,
  start: Date,
  key: ProcessKey,
  random: Random,
): ProcessSimulation {
  const { seed, number, index } = key;
  const simulateFrom = (createdAt: Date, drawn: Random) => {
    const simulation = new ProcessSimulation(offer.type, createdAt);
    scenario.simulate(simulation, { group: offer.service.group, random: drawn, index });
    return simulation;
  };
  if (scenario.startDay !== "live") {
    const simulation = simulateFrom(startTimeOf(scenario, offer, start, random), random);
    archiveOrErase(simulation, start, random);
    return simulation;
  }
  const again = () => randomOf(seed, "live", String(number));
  const simulation = simulateFrom(start, again());
  const took = simulation.updatedAt.getTime() - simulation.createdAt.getTime();
  return simulateFrom(new Date(start.getTime() - took - msSinceLastChange(simulation, random)), again());
}

const ended = new Set(["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED", "UNKNOWN"]);

/** Archives about 5 % of the processes that ended at least 100 days ago, and erases about 1 %. */
function archiveOrErase(simulation: ProcessSimulation, start: Date, random: Random): void {
  const daysAgo = (start.getTime() - simulation.updatedAt.getTime()) / dayMs;
  if (!ended.has(simulation.status) || daysAgo < 100) return;
  const at = addDays(simulation.updatedAt, random.int(20, 90) + random.next() / 4);
  if (random.chance(0.05)) simulation.archive(at);
  else if (random.chance(0.01)) simulation.erase(at);
}
