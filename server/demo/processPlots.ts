/** Scenarios of the 5,000 demo processes, and how many processes follow each of them. */
import type { ServiceGroup } from "#domain/serviceGroups";
import { retryWaitMs, triesMax, type ProcessType } from "#domain/retrySchedule";
import {
  answerOf,
  drawCause,
  failures,
  incidentCause,
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
  /** Index from 0 among the processes of the same plot. */
  readonly index: number;
}

/** A scenario that `count` processes follow. */
export interface Plot {
  readonly count: number;
  /** `null` if both types are possible. */
  readonly type: ProcessType | null;
  /** Days before the start of today on which it may have begun. Times of `live` processes are relative to now. */
  readonly began: "live" | "incident" | { readonly fewest: number; readonly most?: number };
  /** Service groups that it applies to. All if absent or null. */
  readonly groups?: readonly ServiceGroup[] | null;
  readonly tell: (telling: ProcessSimulation, setting: Setting) => void;
}

const hourMs = 3_600_000;

function fail(telling: ProcessSimulation, of: Cause, count: number, random: Random): void {
  for (let made = 0; made < count; made += 1) {
    telling.attempt(answerOf(of, random, telling.attempts.length + 1));
  }
}

function refuse(telling: ProcessSimulation, { group, random }: Setting): void {
  telling.attempt(answerOf(drawCause(refusals, group, random), random, 1));
}

function succeed(telling: ProcessSimulation, { random }: Setting): void {
  telling.attempt(successAnswer(random));
}

function failFor(count: (setting: Setting) => number): Plot["tell"] {
  return (telling, setting) => {
    const { group, random } = setting;
    fail(telling, drawCause(failures, group, random), count(setting), random);
  };
}

/** Time of a user action: within 20 hours of the last change, or before the next retry if one is scheduled. */
function afterwards({ updatedAt, nextRetryAt }: ProcessSimulation, random: Random): Date {
  const within = nextRetryAt === null ? 20 * hourMs : nextRetryAt.getTime() - updatedAt.getTime() - 1_000;
  return new Date(updatedAt.getTime() + Math.round(within * (0.1 + 0.85 * random.next())));
}

function complete(telling: ProcessSimulation, { random }: Setting): void {
  telling.complete(afterwards(telling, random), random.pick(completionComments));
}

function cancel(telling: ProcessSimulation, { random }: Setting): void {
  telling.cancel(afterwards(telling, random));
}

function restart(telling: ProcessSimulation, { random }: Setting): void {
  telling.restart(afterwards(telling, random));
}

function inTurn(...steps: readonly Plot["tell"][]): Plot["tell"] {
  return (telling, setting) => {
    for (const step of steps) step(telling, setting);
  };
}

/** Tries of the processes that wait for a retry: four have 1 or 2, the others 3 to 19. */
const waitingTries = [1, 1, 2, 2, ...Array.from({ length: 60 }, (_, index) => 3 + ((index * 7) % 17))];

const stopped = failFor(() => triesMax);
/** After 3 to 7 tries the next retry is 30 or 60 minutes away, which leaves time for a user action. */
const someTries = failFor(({ random }) => random.int(3, 7));
const crash: Plot["tell"] = (telling) => telling.crash();
const upload: Plot["tell"] = (telling, { random }) => telling.upload(afterwards(telling, random));

const told: readonly Plot[] = [
  {
    count: waitingTries.length,
    type: "ASYNCHRONOUS",
    began: "live",
    tell: failFor(({ index }) => waitingTries[index] ?? 1),
  },
  { count: 4, type: "ASYNCHRONOUS", began: "live", tell: () => undefined },
  { count: 60, type: null, began: "live", tell: succeed },
  {
    count: 41,
    type: "ASYNCHRONOUS",
    began: "incident",
    groups: incidentCause.groups,
    tell: (telling, { random }) => fail(telling, incidentCause, triesMax, random),
  },
  { count: 40, type: "ASYNCHRONOUS", began: { fewest: 3, most: 120 }, tell: stopped },
  { count: 15, type: "ASYNCHRONOUS", began: { fewest: 4 }, tell: inTurn(stopped, restart, succeed) },
  { count: 10, type: "ASYNCHRONOUS", began: { fewest: 4 }, tell: inTurn(stopped, complete) },
  { count: 80, type: "ASYNCHRONOUS", began: { fewest: 4 }, tell: inTurn(someTries, complete) },
  { count: 60, type: "ASYNCHRONOUS", began: { fewest: 4 }, tell: inTurn(someTries, cancel) },
  {
    count: 500,
    type: "ASYNCHRONOUS",
    began: { fewest: 2 },
    tell: inTurn(
      failFor(({ random }) => random.pick([1, 1, 1, 2, 2, 3, 4, 5])),
      succeed,
    ),
  },
  { count: 150, type: null, began: { fewest: 1, most: 240 }, tell: refuse },
  { count: 90, type: null, began: { fewest: 3 }, tell: inTurn(refuse, complete) },
  { count: 60, type: null, began: { fewest: 3 }, tell: inTurn(refuse, cancel) },
  { count: 30, type: null, began: { fewest: 3 }, tell: inTurn(refuse, upload, succeed) },
  { count: 15, type: null, began: { fewest: 3, most: 200 }, tell: inTurn(refuse, upload, refuse) },
  { count: 50, type: "SYNCHRONOUS", began: { fewest: 1, most: 200 }, tell: failFor(() => 1) },
  {
    count: 60,
    type: "SYNCHRONOUS",
    began: { fewest: 3 },
    tell: inTurn(
      failFor(() => 1),
      restart,
      succeed,
    ),
  },
  { count: 30, type: "SYNCHRONOUS", began: { fewest: 1, most: 200 }, tell: crash },
  { count: 20, type: "SYNCHRONOUS", began: { fewest: 3 }, tell: inTurn(crash, complete) },
];

/** Number of demo processes, independent of the scale. */
const processCount = 5_000;

const toldCount = told.reduce((sum, { count }) => sum + count, 0);

/** All plots. Most processes succeed at the first attempt. */
export const plots: readonly Plot[] = [
  ...told,
  { count: processCount - toldCount, type: null, began: { fewest: 1 }, tell: succeed },
];

/** Milliseconds since the last change of a live process; less than the wait for its next retry. */
export function msSinceLastChange(
  { nextRetryAt, type, tries, attempts }: ProcessSimulation,
  random: Random,
): number {
  if (nextRetryAt === null) return attempts.length === 0 ? 2_000 : random.int(30_000, 5 * hourMs);
  return Math.round((retryWaitMs(type, tries) ?? 0) * (0.02 + 0.9 * random.next()));
}
