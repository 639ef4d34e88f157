/** What an automated job reports while it runs. Each call only buffers; the run's row is written every few seconds. */
import type { AutomatedJobSkipReason, JobFigureName } from "#domain/automatedJobs";

/** A thing that a run changed. Give all ids that a link to its page needs. */
export interface ChangedTarget {
  /** AGS. */
  readonly commune?: string;
  /** Id of the service in the catalogue. */
  readonly serviceId?: string;
  /** Version, kind and id, as in URLs: `v1/keystore/name`. */
  readonly resource?: string;
  /** Database id. */
  readonly userId?: string;
  /** Process id. */
  readonly pid?: string;
  /** Name at that time. No personal data but usernames. */
  readonly label: string;
}

/** A run of an automated job. */
export interface JobRun {
  /** Id of the run's row. */
  readonly id: string;
  /** Aborts when the server stops or another server has taken the run over. End then, by throwing `signal.reason`. */
  readonly signal: AbortSignal;
  /** False if the run is retried when it throws. */
  readonly isLastAttempt: boolean;
  /** Adds to a figure of the result. With FAILED above zero, the run ends as PARTLY_FAILED. */
  count(figure: JobFigureName, by?: number): void;
  /** Lists a thing among the changes, at most 1,000. */
  changed(target: ChangedTarget): void;
  /** Writes a line of the log, in English, at most 10,000. No secrets and no personal data. */
  log(level: "info" | "warn" | "error", message: string): void;
  /** Whether an earlier attempt, or this one, has handled the thing with a key. Only for jobs that continue. */
  isHandled(key: string): boolean;
  /** Marks a thing as handled, so that a further attempt leaves it out. */
  setHandled(key: string): void;
  /** Ends the run as SKIPPED, if it neither counted nor changed anything. Return afterwards. */
  skip(reason: AutomatedJobSkipReason): void;
}

/** Thrown by a run of which some work has to be repeated, which its log explains. */
export class RunIncomplete extends Error {}
