/** Scenarios of the 5,000 demo processes, and how many processes follow each of them. */
import type { ServiceGroup } from "#domain/serviceGroups";
import { retryWaitMs, triesMax, type ProcessType } from "#domain/retrySchedule";
import { nextOfficeHours } from "./calendar";
import type { Outage } from "./outage";
import {
  responseOf,
  drawCause,
  failures,
  incidentCause,
  outageCause,
  refusals,
  successAnswer,
  type Cause,
} from "./processCauses";
import { completionComments } from "./processTexts";
import type { ProcessSimulation } from "./processSimulation";
import type { Random } from "./random";

/** Input for simulating the scenario of one process. */
export interface Setting {
  readonly group: ServiceGroup;
  readonly random: Random;
  /** Index from 0 among the processes of the same scenario. */
  readonly index: number;
  readonly outage: Outage;
}

/** A scenario that `count` processes follow. */
export interface Scenario {
  readonly count: number;
  /** `null` if both types are possible. */
  readonly type: ProcessType | null;
  /** Days before the start of today on which it may have begun. Times of `live` processes are relative to now. */
  readonly startDay: "live" | "incident" | "outage" | { readonly fewest: number; readonly most?: number };
  /** Service groups that it applies to. All if absent or null. */
  readonly groups?: readonly ServiceGroup[] | null;
  readonly simulate: (simulation: ProcessSimulation, setting: Setting) => void;
}

const hourMs = 3_600_000;

function fail(simulation: ProcessSimulation, of: Cause, count: number, random: Random): void {
  for (let made = 0; made < count; made += 1) {
    simulation.attempt(responseOf(of, random, simulation.attempts.length + 1));
  }
}

function refuse(simulation: ProcessSimulation, { group, random }: Setting): void {
  simulation.attempt(responseOf(drawCause(refusals, group, random), random, 1));
}

function succeed(simulation: ProcessSimulation, { random }: Setting): void {
  simulation.attempt(successAnswer(random));
}

function failFor(count: (setting: Setting) => number): Scenario["simulate"] {
  return (simulation, setting) => {
    const { group, random } = setting;
    fail(simulation, drawCause(failures, group, random), count(setting), random);
  };
}

/** Time of a user action: on one of the next working days, or before the next retry if one is scheduled. */
function actionTime({ updatedAt, nextRetryAt }: ProcessSimulation, random: Random): Date {
  if (nextRetryAt === null) return nextOfficeHours(updatedAt, random);
  const within = nextRetryAt.getTime() - updatedAt.getTime() - 1_000;
  return new Date(updatedAt.getTime() + Math.round(within * (0.1 + 0.85 * random.next())));
}

function complete(simulation: ProcessSimulation, { random }: Setting): void {
  simulation.complete(actionTime(simulation, random), random.pick(completionComments));
}

function cancel(simulation: ProcessSimulation, { random }: Setting): void {
  simulation.cancel(actionTime(simulation, random));
}

function restart(simulation: ProcessSimulation, { random }: Setting): void {
  simulation.restart(actionTime(simulation, random));
}

function sequence(...steps: readonly Scenario["simulate"][]): Scenario["simulate"] {
  return (simulation, setting) => {
    for (const step of steps) step(simulation, setting);
  };
}

/** Fails until the outage ends or the retries stop. Afterwards, a user restarts most of the stopped processes. */
function outlast(simulation: ProcessSimulation, setting: Setting): void {
  const { random, index, outage } = setting;
  while (simulation.dueAt !== null && simulation.dueAt < outage.until)
    fail(simulation, outageCause, 1, random);
  if (simulation.dueAt !== null) return succeed(simulation, setting);
  const over = nextOfficeHours(outage.until, random);
  if (index % 10 === 3) return;
  if (index % 10 === 7) return simulation.complete(over, random.pick(completionComments));
  simulation.restart(over);
  succeed(simulation, setting);
}

/** Tries of the processes that wait for a retry: four have 1 or 2, the others 3 to 19. */
const triesOfWaiting = [1, 1, 2, 2, ...Array.from({ length: 60 }, (_, index) => 3 + ((index * 7) % 17))];

const stopped = failFor(() => triesMax);
/** After 3 to 7 tries the next retry is 30 or 60 minutes away, which leaves time for a user action. */
const someTries = failFor(({ random }) => random.int(3, 7));
const crash: Scenario["simulate"] = (simulation) => simulation.crash();
const upload: Scenario["simulate"] = (simulation, { random }) =>
  simulation.upload(actionTime(simulation, random));

const scripted: readonly Scenario[] = [
  {
    count: triesOfWaiting.length,
    type: "ASYNCHRONOUS",
    startDay: "live",
    simulate: failFor(({ index }) => triesOfWaiting[index] ?? 1),
  },
  { count: 4, type: "ASYNCHRONOUS", startDay: "live", simulate: () => undefined },
  { count: 15, type: null, startDay: "live", simulate: succeed },
  {
    count: 41,
    type: "ASYNCHRONOUS",
    startDay: "incident",
    groups: incidentCause.groups,
    simulate: (simulation, { random }) => fail(simulation, incidentCause, triesMax, random),
  },
  { count: 26, type: "ASYNCHRONOUS", startDay: "outage", groups: outageCause.groups, simulate: outlast },
  { count: 8, type: "SYNCHRONOUS", startDay: "outage", groups: outageCause.groups, simulate: outlast },
  { count: 40, type: "ASYNCHRONOUS", startDay: { fewest: 3, most: 120 }, simulate: stopped },
  {
    count: 15,
    type: "ASYNCHRONOUS",
    startDay: { fewest: 11 },
    simulate: sequence(stopped, restart, succeed),
  },
  { count: 10, type: "ASYNCHRONOUS", startDay: { fewest: 11 }, simulate: sequence(stopped, complete) },
  { count: 80, type: "ASYNCHRONOUS", startDay: { fewest: 4 }, simulate: sequence(someTries, complete) },
  { count: 60, type: "ASYNCHRONOUS", startDay: { fewest: 4 }, simulate: sequence(someTries, cancel) },
  {
    count: 500,
    type: "ASYNCHRONOUS",
    startDay: { fewest: 2 },
    simulate: sequence(
      failFor(({ random }) => random.pick([1, 1, 1, 2, 2, 3, 4, 5])),
      succeed,
    ),
  },
  { count: 150, type: null, startDay: { fewest: 1, most: 240 }, simulate: refuse },
  { count: 90, type: null, startDay: { fewest: 11 }, simulate: sequence(refuse, complete) },
  { count: 60, type: null, startDay: { fewest: 11 }, simulate: sequence(refuse, cancel) },
  { count: 30, type: null, startDay: { fewest: 11 }, simulate: sequence(refuse, upload, succeed) },
  { count: 15, type: null, startDay: { fewest: 11, most: 200 }, simulate: sequence(refuse, upload, refuse) },
  { count: 50, type: "SYNCHRONOUS", startDay: { fewest: 1, most: 200 }, simulate: failFor(() => 1) },
  {
    count: 60,
    type: "SYNCHRONOUS",
    startDay: { fewest: 11 },
    simulate: sequence(
      failFor(() => 1),
      restart,
      succeed,
    ),
  },
  { count: 30, type: "SYNCHRONOUS", startDay: { fewest: 1, most: 200 }, simulate: crash },
  { count: 20, type: "SYNCHRONOUS", startDay: { fewest: 11 }, simulate: sequence(crash, complete) },
];

/** Number of demo processes, independent of the scale. */
const processCount = 5_000;

const scriptedCount = scripted.reduce((sum, { count }) => sum + count, 0);

/** All scenarios. Most processes succeed at the first attempt. */
export const scenarios: readonly Scenario[] = [
  ...scripted,
  { count: processCount - scriptedCount, type: null, startDay: { fewest: 1 }, simulate: succeed },
];

/** Milliseconds since the last change of a live process; less than the wait for its next retry. */
export function msSinceLastChange(
  { nextRetryAt, type, tries, attempts }: ProcessSimulation,
  random: Random,
): number {
  if (nextRetryAt === null) return attempts.length === 0 ? 2_000 : random.int(30_000, 5 * hourMs);
  return Math.round((retryWaitMs(type, tries) ?? 0) * (0.02 + 0.9 * random.next()));
}
