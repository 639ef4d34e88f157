/** Fake server of automated jobs, which records what is asked and changed. */
import { pageOf, type PageArguments } from "../support/connection";

export const supportUser = { userId: "User:1", username: "support", role: "SUPPORT" };
const system = { userId: null, username: "system", role: null };

const figure = (name: string, count: number) => ({ name, count });

export const jobRun = (id: string, changes: object = {}) => ({
  id: `AutomatedJobRun:${id}`,
  jobName: "check-keystores",
  state: "SUCCEEDED",
  cause: "SCHEDULE",
  dueAt: "2026-11-20T04:15:00.000Z",
  lastDueAt: "2026-11-20T04:15:00.000Z",
  dueCount: 1,
  startedAt: "2026-11-20T04:15:02.000Z",
  finishedAt: "2026-11-20T04:15:03.200Z",
  durationMs: 1_200,
  startedBy: system,
  attempts: 1,
  retryAt: null,
  figures: [],
  failure: null,
  skipReason: null,
  note: null,
  server: "host-1",
  serviceSwitchId: null,
  ...changes,
});

const notRun = { startedAt: null, finishedAt: null, durationMs: null, attempts: 0, server: null };

/** A run in each state, the latest first. */
export const jobRuns = [
  jobRun("9", {
    figures: [figure("COMMUNES", 12), figure("CHANGED", 3), figure("FAILED", 1)],
    state: "PARTLY_FAILED",
  }),
  jobRun("8", { figures: [figure("CHECKED", 1_204)], cause: "MANUAL", startedBy: supportUser }),
  jobRun("7", { state: "FAILED", failure: { reason: "UNEXPECTED", detail: "ECONNREFUSED" }, attempts: 2 }),
  jobRun("6", { ...notRun, state: "SKIPPED", skipReason: "NO_MAIL_SERVER" }),
  jobRun("5", {
    ...notRun,
    state: "MISSED",
    dueAt: "2026-11-01T04:15:00.000Z",
    lastDueAt: "2026-11-14T04:15:00.000Z",
    dueCount: 14,
  }),
  jobRun("4", { ...notRun, state: "OVERLAPPED" }),
  jobRun("3", { ...notRun, state: "PAUSED", note: "Umzug des Rechenzentrums" }),
];

export const pause = {
  since: "2026-11-20T08:00:00.000Z",
  until: "2026-11-21T17:00:00.000Z",
  note: "Umzug",
  by: supportUser,
};

export const automatedJob = (name: string, changes: object = {}) => ({
  id: `AutomatedJob:${name}`,
  name,
  schedule: "15 5 * * *",
  nextRunAt: "2026-11-21T04:15:00.000Z",
  isRunnable: true,
  pause: null,
  currentRun: null,
  lastRun: jobRuns[0],
  course: jobRuns.toReversed(),
  revision: 3,
  ...changes,
});

type Job = ReturnType<typeof automatedJob>;

interface Stored {
  readonly jobs?: readonly Job[];
  readonly pause?: object | null;
  /** Errors of each mutation. */
  readonly errors?: readonly object[];
}

interface RunArguments extends PageArguments {
  readonly filter: object;
}

/** A server with these jobs. */
export function jobsServer({
  jobs = [automatedJob("check-keystores")],
  pause: all = null,
  errors = [],
}: Stored) {
  const asked: unknown[] = [];
  const changes: unknown[] = [];
  const stored = new Map(jobs.map((job) => [job.name, job]));
  let pauseOfAll = all;
  const change = (field: string, apply: (input: { readonly name: string }) => void) => {
    return (_root: unknown, { input }: { readonly input: { readonly name: string } }) => {
      changes.push({ [field]: input });
      if (errors.length === 0) apply(input);
      return { job: stored.get(input.name) ?? null, automatedJobs: automatedJobs(), errors };
    };
  };
  const store = (name: string, values: object) => {
    const job = stored.get(name);
    if (job) stored.set(name, { ...job, ...values });
  };
  const automatedJobs = () => ({ jobs: [...stored.values()], pause: pauseOfAll, revision: 7 });
  const mgt = {
    Query: {
      automatedJobs,
      automatedJob: (_: unknown, { name }: { readonly name: string }) => stored.get(name) ?? null,
      automatedJobRuns: (_: unknown, args: RunArguments) => {
        asked.push(args.filter);
        return { ...pageOf(jobRuns, args), totalCountExceeded: false };
      },
    },
    Mutation: {
      runAutomatedJob: change("run", ({ name }) =>
        store(name, { currentRun: jobRun("10", { state: "RUNNING", finishedAt: null, durationMs: null }) }),
      ),
      pauseAutomatedJob: change("pause", ({ name }) => store(name, { pause, nextRunAt: null })),
      resumeAutomatedJob: change("resume", ({ name }) => store(name, { pause: null })),
      pauseAllAutomatedJobs: change("pauseAll", () => {
        pauseOfAll = pause;
      }),
      resumeAllAutomatedJobs: change("resumeAll", () => {
        pauseOfAll = null;
      }),
    },
  };
  return { mgt, asked, changes, store };
}
