/** Simulates the history of a demo process. */
import { addDays } from "./calendar";
import { drawSubmission } from "./demand";
import type { Outage } from "./outage";
import type { Offer } from "./processOffers";
import { msSinceLastChange, type Scenario } from "./processScenarios";
import { ProcessSimulation } from "./processSimulation";
import { randomOf, type Random } from "./random";

const dayMs = 86_400_000;

/** Draws the service and creation time of a process, as required by its scenario. */
function drawStart(
  scenario: Scenario,
  offers: readonly Offer[],
  { start, outage }: History,
  random: Random,
): { readonly offer: Offer; readonly at: Date } {
  const { startDay } = scenario;
  if (startDay === "live") return { offer: random.pick(offers), at: start };
  if (startDay === "incident") {
    const at = addDays(start, -2 + random.int(6 * 3600, 11 * 3600) / 86_400);
    return { offer: random.pick(offers), at };
  }
  const days = startDay === "outage" ? { fewest: outage.daysBack - 1, most: outage.daysBack } : startDay;
  return drawSubmission({ offers, start, outage, ...days, isOut: startDay === "outage" }, random);
}

/** Times that all processes share. */
export interface History {
  /** Start of today. */
  readonly start: Date;
  readonly outage: Outage;
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
 * Draws the service of a process and simulates its history. A live one is simulated twice: the first run measures the
 * duration, so that the second run ends at the intended time.
 */
export function simulate(
  scenario: Scenario,
  offers: readonly Offer[],
  history: History,
  key: ProcessKey,
  random: Random,
): { readonly offer: Offer; readonly simulation: ProcessSimulation } {
  const { seed, number, index } = key;
  const { start, outage } = history;
  const { offer, at } = drawStart(scenario, offers, history, random);
  const simulateFrom = (createdAt: Date, drawn: Random) => {
    const simulation = new ProcessSimulation(offer.type, createdAt);
    scenario.simulate(simulation, { group: offer.service.group, random: drawn, index, outage });
    return simulation;
  };
  if (scenario.startDay !== "live") {
    const simulation = simulateFrom(at, random);
    archiveOrErase(simulation, start, random);
    return { offer, simulation };
  }
  const again = () => randomOf(seed, "live", String(number));
  const simulation = simulateFrom(at, again());
  const took = simulation.updatedAt.getTime() - simulation.createdAt.getTime();
  const createdAt = new Date(start.getTime() - took - msSinceLastChange(simulation, random));
  return { offer, simulation: simulateFrom(createdAt, again()) };
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
