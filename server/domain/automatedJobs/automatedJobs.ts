/** Reads automated jobs, their runs and logs. The permission is in the contract; nothing depends on communes. */
import {
  automatedJobNames,
  isAutomatedJobName,
  jobCourseRuns,
  type AutomatedJobLogLevel,
  type AutomatedJobName,
  type AutomatedJobRunState,
} from "#domain/automatedJobs";
import { startOfDay, startOfNextDay } from "#domain/calendarDays";
import { searchTextMaxLength } from "#domain/limits";
import type { Context } from "#server/context";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import { readSettings } from "#server/domain/installation/settings";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { collapseWhitespace } from "#server/domain/lists/searchPatterns";
import { failure } from "#server/failure";
import { allJobs, selectJobs, type StoredJob } from "#server/storage/automatedJobs/jobRows";
import {
  jobRunOrder,
  jobRunSource,
  selectJobRun,
  selectLatestRuns,
  type StoredJobRun,
} from "#server/storage/automatedJobs/runList";
import {
  changeOrder,
  changeSource,
  logOrder,
  logSource,
  type StoredJobChange,
  type StoredJobLog,
} from "#server/storage/automatedJobs/runParts";
import { selectNextSwitch, serviceSwitchJob } from "#server/storage/automatedJobs/switchReports";
import { nextDueTime } from "./dueTimes";
import { pauseOf, runnableFrom, type JobPause } from "./pauses";

/** An automated job with its latest runs. */
export interface ListedJob {
  readonly name: AutomatedJobName;
  /** Cron expression; null: it runs at planned times. */
  readonly schedule: string | null;
  readonly nextRunAt: Date | null;
  readonly isRunnable: boolean;
  readonly pause: JobPause | null;
  /** Latest first. */
  readonly runs: readonly StoredJobRun[];
  readonly revision: number;
}

/** All automated jobs, and the pause of all. */
export interface ListedJobs {
  readonly jobs: readonly ListedJob[];
  readonly pause: JobPause | null;
  readonly revision: number;
}

/** Lists all jobs in display order. */
export async function listAutomatedJobs(ctx: Context): Promise<ListedJobs> {
  const stored = await selectJobs(ctx.db);
  const all = stored.get(allJobs);
  return {
    jobs: await readJobs(ctx, stored, automatedJobNames),
    pause: pauseOf(all, ctx.now()),
    revision: all?.revision ?? 0,
  };
}

/** Finds a job by its name; null if there is none. */
export async function findAutomatedJob(ctx: Context, name: string): Promise<ListedJob | null> {
  if (!isAutomatedJobName(name)) return null;
  const [job = null] = await readJobs(ctx, await selectJobs(ctx.db), [name]);
  return job;
}

/** Whether a job can be started by hand. */
export function isRunnable(name: AutomatedJobName): boolean {
  return name !== serviceSwitchJob;
}

async function readJobs(
  ctx: Context,
  stored: ReadonlyMap<string, StoredJob>,
  names: readonly AutomatedJobName[],
): Promise<readonly ListedJob[]> {
  const now = ctx.now();
  const [settings, runs] = await Promise.all([
    readSettings(ctx.db),
    selectLatestRuns(ctx.db, names, jobCourseRuns),
  ]);
  const declared = new Map(scheduledJobs(ctx).map((job) => [job.name, job]));
  return Promise.all(
    names.map(async (name) => {
      const schedule = declared.get(name)?.schedule ?? null;
      const cron = typeof schedule === "function" ? schedule(settings) : schedule;
      const from = runnableFrom(stored, name, now);
      return {
        name,
        schedule: cron,
        nextRunAt: from && (cron === null ? await nextSwitch(ctx, from) : nextDueTime(cron, from)),
        isRunnable: isRunnable(name),
        pause: pauseOf(stored.get(name), now),
        runs: runs.filter(({ jobName }) => jobName === name),
        revision: stored.get(name)?.revision ?? 0,
      };
    }),
  );
}

/** When the next switch begins, at the end of the pause at the earliest; null if none is scheduled. */
async function nextSwitch({ db, now }: Context, from: Date): Promise<Date | null> {
  const next = await selectNextSwitch(db, now());
  return next === undefined ? null : next < from ? from : next;
}

/** Filter of runs; `null` and empty lists match all. */
export interface JobRunFilter {
  readonly jobs?: readonly string[] | null;
  readonly states?: readonly AutomatedJobRunState[] | null;
  readonly period?: { readonly from?: string | null; readonly to?: string | null } | null;
}

/** Returns a page of runs, latest first. Throws end_before_start, and bad_request for invalid bounds. */
export async function listJobRuns(
  { db }: Context,
  { jobs, states, period }: JobRunFilter,
  bounds: PageBounds,
): Promise<CountedPage<StoredJobRun>> {
  const { from = null, to = null } = period ?? {};
  if (from !== null && to !== null && to < from) throw failure("end_before_start");
  const source = jobRunSource({
    jobs: jobs?.length ? jobs : null,
    states: states?.length ? states : null,
    from: from === null ? null : startOfDay(from),
    before: to === null ? null : startOfNextDay(to),
  });
  return readCountedPage(db, source, { order: jobRunOrder, isDescending: true, ...bounds });
}

/** Finds a run by its bare id; null if there is none. */
export async function findJobRun({ db }: Context, id: string): Promise<StoredJobRun | null> {
  return (await selectJobRun(db, id)) ?? null;
}

/** Returns a page of the log of a run. Throws text_too_long, and bad_request for invalid bounds. */
export function listJobLogs(
  { db }: Context,
  { id }: StoredJobRun,
  filter: { readonly text?: string | null; readonly levels?: readonly AutomatedJobLogLevel[] | null },
  bounds: PageBounds,
): Promise<Page<StoredJobLog>> {
  const text = collapseWhitespace(filter.text ?? "");
  if (text.length > searchTextMaxLength) throw failure("text_too_long", { max: String(searchTextMaxLength) });
  const source = logSource(id, text === "" ? null : text, filter.levels?.length ? filter.levels : null);
  return readPage(db, source, { order: logOrder, isDescending: false, ...bounds });
}

/** Returns a page of what a run changed. Throws bad_request for invalid bounds. */
export function listJobChanges(
  { db }: Context,
  { id }: StoredJobRun,
  bounds: PageBounds,
): Promise<Page<StoredJobChange>> {
  return readPage(db, changeSource(id), { order: changeOrder, isDescending: false, ...bounds });
}
