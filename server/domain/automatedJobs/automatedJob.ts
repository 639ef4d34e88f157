/** Declaration of an automated job. Schedule, runs, attempts, pauses and recovery are the same for all. */
import type { AutomatedJobName } from "#domain/automatedJobs";
import type { Config } from "#server/config";
import type { Settings } from "#server/domain/installation/settings";
import type { JobRun } from "#server/jobRun";

/** A job that runs on a schedule, on one server at a time. */
export interface AutomatedJob {
  readonly name: AutomatedJobName;
  /** Cron expression in Europe/Berlin, or how it follows from the settings, which are read each time. */
  readonly schedule: string | ((settings: Settings) => string);
  /** Number of further attempts if an attempt throws or its server dies. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Whether a further attempt continues the one before, so that its figures add up. Default: false, it starts again. */
  readonly continues?: boolean;
  /** Whether it also runs when a server starts. */
  readonly runsAtStart?: (config: Config) => boolean;
  /** Runs the job. If it throws, it is attempted again. */
  readonly run: (run: JobRun) => Promise<void>;
}
