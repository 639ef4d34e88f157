/** Collects what a run reports, and writes it to the run's row together with a heartbeat. */
import {
  jobRunChangesMax,
  jobRunLogLinesMax,
  type AutomatedJobLogLevel,
  type AutomatedJobSkipReason,
  type JobFigureName,
  type JobFigures,
} from "#domain/automatedJobs";
import { toSingleLine } from "#domain/singleLine";
import type { Context } from "#server/context";
import type { ChangedTarget, JobRun } from "#server/jobRun";
import { insertChanges, insertLogs } from "#server/storage/automatedJobs/runParts";
import { updateOwnRun, type StoredRun } from "#server/storage/automatedJobs/jobRuns";

/** Code points of a log line or label; longer ones are cut. */
const textMax = 500;

const levels = { info: "INFO", warn: "WARN", error: "ERROR" } as const;

interface LogLine {
  readonly at: Date;
  readonly level: AutomatedJobLogLevel;
  readonly message: string;
}

/** Columns that the end of an attempt sets. */
export type RunEnd = Parameters<typeof updateOwnRun>[2];

/** A run as its job sees it. */
export class RunRecorder implements JobRun {
  readonly id: string;
  readonly #ctx: Pick<Context, "db" | "now">;
  readonly #run: StoredRun;
  readonly #figures: Partial<Record<JobFigureName, number>>;
  readonly #handled: Set<string>;
  #logCount: number;
  #changeCount: number;
  #logs: LogLine[] = [];
  #changes: ChangedTarget[] = [];
  #skipReason: AutomatedJobSkipReason | null = null;
  #flushing: Promise<unknown> = Promise.resolve();

  constructor(
    ctx: Pick<Context, "db" | "now">,
    run: StoredRun,
    readonly signal: AbortSignal,
    readonly isLastAttempt: boolean,
    continues: boolean,
  ) {
    this.id = run.id;
    this.#ctx = ctx;
    this.#run = run;
    this.#figures = continues ? { ...run.figures } : {};
    this.#handled = new Set(continues ? run.handled : []);
    this.#logCount = run.log_count;
    this.#changeCount = run.change_count;
  }

  /** The figures so far. */
  get figures(): JobFigures {
    return this.#figures;
  }

  /** Why there was nothing to do; null if the job did something. */
  get skipReason(): AutomatedJobSkipReason | null {
    return Object.keys(this.#figures).length === 0 && this.#changeCount + this.#changes.length === 0
      ? this.#skipReason
      : null;
  }

  count(figure: JobFigureName, by = 1): void {
    if (by > 0) this.#figures[figure] = (this.#figures[figure] ?? 0) + by;
  }

  changed(target: ChangedTarget): void {
    if (this.#changeCount + this.#changes.length < jobRunChangesMax) this.#changes.push(target);
  }

  log(level: keyof typeof levels, message: string): void {
    const left = jobRunLogLinesMax - this.#logCount - this.#logs.length;
    if (left <= 0) return;
    const line = { at: this.#ctx.now(), level: levels[level], message: cut(message) };
    this.#logs.push(left > 1 ? line : { ...line, level: "WARN", message: "Further lines are left out." });
  }

  isHandled(key: string): boolean {
    return this.#handled.has(key);
  }

  setHandled(key: string): void {
    this.#handled.add(key);
  }

  skip(reason: AutomatedJobSkipReason): void {
    this.#skipReason = reason;
  }

  /**
   * Writes what was reported since, with a heartbeat or the end of the attempt. Returns false, without writing, if this
   * attempt no longer owns the run.
   */
  async write(end: RunEnd = {}): Promise<boolean> {
    const writing = this.#flushing.then(() => this.#write(end));
    this.#flushing = writing.catch(() => undefined);
    return writing;
  }

  async #write(end: RunEnd): Promise<boolean> {
    const [logs, changes] = [[...this.#logs], [...this.#changes]];
    const [logCount, changeCount] = [this.#logCount + logs.length, this.#changeCount + changes.length];
    const isOwn = await this.#ctx.db.transaction().execute(async (tx) => {
      const columns = {
        beat_at: this.#ctx.now(),
        figures: JSON.stringify(this.#figures),
        handled: [...this.#handled],
        log_count: logCount,
        change_count: changeCount,
        ...end,
      };
      if (!(await updateOwnRun(tx, this.#run, columns))) return false;
      const ofRun = <Row>(rows: readonly Row[], from: number) =>
        rows.map((row, index) => ({ ...row, run_id: this.id, position: from + index }));
      await insertLogs(tx, ofRun(logs, this.#logCount));
      await insertChanges(tx, ofRun(changes.map(changeRow), this.#changeCount));
      return true;
    });
    if (!isOwn) return false;
    // More may have been reported meanwhile.
    this.#logs = this.#logs.slice(logs.length);
    this.#changes = this.#changes.slice(changes.length);
    [this.#logCount, this.#changeCount] = [logCount, changeCount];
    return true;
  }
}

function changeRow({ commune, serviceId, resource, userId, pid, label }: ChangedTarget) {
  return {
    commune_ags: commune ?? null,
    service_id: serviceId ?? null,
    resource: resource ?? null,
    user_id: userId ?? null,
    pid: pid ?? null,
    label: cut(label),
  };
}

function cut(text: string): string {
  return [...toSingleLine(text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " "))].slice(0, textMax).join("");
}
