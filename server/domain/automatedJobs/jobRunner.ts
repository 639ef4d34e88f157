/**
 * Runs automated jobs in this process. Any number of processes may share a database: due times are planned once, and each
 * run is claimed by one process, which renews its heartbeat. Runs of processes that died are attempted again.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Context } from "#server/context";
import { readSettings } from "#server/domain/installation/settings";
import { isStorageOutage } from "#server/storage/database/outage";
import { selectJobs } from "#server/storage/automatedJobs/jobRows";
import { claimRun, insertRun, type StoredRun } from "#server/storage/automatedJobs/jobRuns";
import type { AutomatedJob } from "./automatedJob";
import { pauseAt } from "./pauses";
import { planRuns } from "./planRuns";
import { recoverRuns, runLeaseMs } from "./lostRuns";
import { failureOf, interrupted, logFailure } from "./runFailures";
import { RunRecorder, type RunEnd } from "./runRecorder";
import { reportSwitches } from "./switchRuns";

/** Intervals in milliseconds. */
export interface RunnerIntervals {
  /** Between two checks for due jobs. */
  readonly poll: number;
  readonly beat: number;
  /** Grace period for runs when the process stops. */
  readonly grace: number;
}

const defaultIntervals: RunnerIntervals = { poll: 5_000, beat: 10_000, grace: 10_000 };

type RunnerContext = Pick<Context, "db" | "config" | "log" | "now">;

/** The automated jobs of a process. */
export class JobRunner {
  readonly #ctx: RunnerContext;
  readonly #jobs: ReadonlyMap<string, AutomatedJob>;
  readonly #intervals: RunnerIntervals;
  readonly #server: string;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #checking: Promise<void> | null = null;

  constructor(
    ctx: RunnerContext,
    jobs: readonly AutomatedJob[],
    intervals = defaultIntervals,
    server = `${hostname()}:${process.pid}`,
  ) {
    this.#ctx = ctx;
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    this.#intervals = intervals;
    this.#server = server;
  }

  /** Checks for due jobs from now on, and runs those that run at the start of a server. */
  start(): void {
    this.#timer = setInterval(() => void this.check(), this.#intervals.poll);
    void this.#sendStartRuns().then(() => this.check());
  }

  /** Starts no more runs, aborts running ones and waits for them for a while. Unfinished runs continue on another server. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#checking;
    let graceTimer: NodeJS.Timeout | undefined;
    const isOver = new Promise<void>((resolve) => {
      graceTimer = setTimeout(resolve, this.#intervals.grace);
    });
    await Promise.race([Promise.all(this.#running.values()), isOver]);
    clearTimeout(graceTimer);
  }

  /** Plans due runs, recovers lost ones and starts what is waiting. Never throws. */
  async check(): Promise<void> {
    this.#checking ??= this.#check()
      .catch((error: unknown) => {
        // Outages are logged elsewhere.
        if (isStorageOutage(error)) return;
        this.#ctx.log.error({ err: error }, "the check for due automated jobs failed");
      })
      .finally(() => {
        this.#checking = null;
      });
    return this.#checking;
  }

  /** Waits until no job runs in this process. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async #check(): Promise<void> {
    const { db, now } = this.#ctx;
    await recoverRuns(db, this.#jobs, now());
    await planRuns(db, await this.#schedules(), now());
    await reportSwitches(this.#ctx);
    await this.#claim();
  }

  async #schedules() {
    const settings = await readSettings(this.#ctx.db);
    return [...this.#jobs.values()].map(({ name, schedule }) => ({
      name,
      cron: typeof schedule === "string" ? schedule : schedule(settings),
    }));
  }

  async #sendStartRuns(): Promise<void> {
    const { db, config, now, log } = this.#ctx;
    for (const { name, runsAtStart } of this.#jobs.values()) {
      if (runsAtStart?.(config) !== true) continue;
      try {
        if (pauseAt(await selectJobs(db), name, now())) continue;
        const run = { id: randomUUID(), job_name: name, cause: "START" as const, due_at: now() };
        await db.transaction().execute((tx) => insertRun(tx, run));
      } catch (error) {
        // It runs on its schedule.
        log.warn({ err: error, job: name }, "a job could not be started with the server");
      }
    }
  }

  async #claim(): Promise<void> {
    const { db, now } = this.#ctx;
    const stored = await selectJobs(db);
    const pausedJobs = [...this.#jobs.keys()].filter((name) => pauseAt(stored, name, now()) !== null);
    while (!this.#stopping.signal.aborted) {
      const jobs = [...this.#jobs.keys()].filter((name) => !this.#running.has(name));
      const run = await claimRun(db, { server: this.#server, jobs, pausedJobs, now: now() });
      const job = run && this.#jobs.get(run.job_name);
      if (!run || !job) return;
      const running = this.#run(job, run).finally(() => this.#running.delete(job.name));
      this.#running.set(job.name, running);
    }
  }

  async #run(job: AutomatedJob, run: StoredRun): Promise<void> {
    const { log } = this.#ctx;
    const isLast = run.attempts > job.retryLimit;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const recorder = new RunRecorder(this.#ctx, run, signal, isLast, job.continues ?? false);
    const timer = setInterval(() => {
      recorder.write().then(
        (isOwn) => isOwn || lost.abort(),
        (error: unknown) => {
          if (!isStorageOutage(error))
            log.error({ err: error, job: job.name, runId: run.id }, "the heartbeat of a job failed");
        },
      );
    }, this.#intervals.beat);
    const since = performance.now();
    let end: RunEnd;
    try {
      await job.run(recorder);
      // Jobs may return early when the server stops.
      signal.throwIfAborted();
      end = this.#endOf(recorder);
      log.info(
        { job: job.name, runId: run.id, ms: Math.round(performance.now() - since) },
        `job ${end.state === "SKIPPED" ? "skipped" : "done"}`,
      );
    } catch (error) {
      end = this.#failedEnd(job, recorder, error);
      logFailure(log, { job: job.name, runId: run.id }, error, signal.aborted);
    }
    clearInterval(timer);
    await this.#store(recorder, end, { job: job.name, runId: run.id });
  }

  #endOf(recorder: RunRecorder): RunEnd {
    const { skipReason, figures } = recorder;
    const ended = { finished_at: this.#ctx.now(), failure: null, skip_reason: skipReason };
    if (skipReason !== null) return { ...ended, state: "SKIPPED" };
    const failures = (figures.FAILED ?? 0) + (figures.UNREADABLE ?? 0);
    return { ...ended, state: failures > 0 ? "PARTLY_FAILED" : "SUCCEEDED" };
  }

  /** Retried later, or at once by another server if this one stops. */
  #failedEnd({ retryDelaySeconds }: AutomatedJob, recorder: RunRecorder, error: unknown): RunEnd {
    const now = this.#ctx.now();
    const isStopping = this.#stopping.signal.aborted;
    const failure = isStopping ? interrupted : failureOf(error);
    const { reason, detail } = failure;
    recorder.log(
      isStopping ? "warn" : "error",
      isStopping
        ? "The server stops; the run continues later."
        : `The attempt failed: ${reason} ${detail ?? ""}`,
    );
    const columns = { failure: JSON.stringify(failure) };
    if (isStopping) return { ...columns, state: "WAITING", retry_at: now };
    if (recorder.isLastAttempt) return { ...columns, state: "FAILED", finished_at: now };
    return { ...columns, state: "WAITING", retry_at: new Date(now.getTime() + retryDelaySeconds * 1_000) };
  }

  /** Stores the end of an attempt. During an outage, tries until another server takes the run over. */
  async #store(recorder: RunRecorder, end: RunEnd, of: object): Promise<void> {
    const endsAt = performance.now() + runLeaseMs / 2;
    while (true) {
      try {
        await recorder.write(end);
        return;
      } catch (error) {
        if (!isStorageOutage(error) || this.#stopping.signal.aborted || performance.now() > endsAt) {
          this.#ctx.log.error(
            { ...of, err: error },
            "the result of a job could not be stored; it runs again",
          );
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    }
  }
}
