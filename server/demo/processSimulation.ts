/** Builds the history of a demo process step by step, by the same rules as for real processes. */
import {
  isActionAllowed,
  outcomeOf,
  statusAfterAttempt,
  type ProcessAction,
  type ProcessRecord,
  type ProcessStatus,
} from "#domain/processTransitions";
import { attemptTimeoutMs, retryWaitMs, uploadRestartMs, type ProcessType } from "#domain/retrySchedule";
import type { AttemptState, AttemptTrigger } from "#server/storage/processes/processAttempts";
import type { Answer } from "./processCauses";

/** A simulated attempt. */
export interface SimulatedAttempt extends Answer {
  /** Number from 1 across all restarts. */
  readonly number: number;
  readonly restart: number;
  readonly scheduleNumber: number;
  readonly trigger: AttemptTrigger;
  readonly state: AttemptState;
  readonly startedAt: Date;
}

/** A simulated user action. */
export interface SimulatedAction {
  readonly action: ProcessAction;
  readonly at: Date;
  /** Status before and after the action. */
  readonly before: ProcessStatus;
  readonly after: ProcessStatus;
  /** Comment of a completion. `null` for all other actions. */
  readonly comment: string | null;
}

/** Milliseconds from the start of an attempt interrupted by a crash until the server detects it. */
const crashDetectedMs = attemptTimeoutMs + 35_000;

const stateOf = { SUCCEEDED: "SUCCEEDED", FAILED: "FAILED", REFUSED: "REFUSED" } as const;

/** Simulates the history of a process. Throws an Error if a step is not allowed by the rules. */
export class ProcessSimulation {
  readonly attempts: SimulatedAttempt[] = [];
  readonly actions: SimulatedAction[] = [];
  status: ProcessStatus = "IN_PROGRESS";
  record: ProcessRecord = "ACTIVE";
  tries = 0;
  restarts = 0;
  scheduleNumber = 0;
  revision = 1;
  /** Set only while the status is ERROR and the retry schedule continues. */
  nextRetryAt: Date | null = null;
  erasedAt: Date | null = null;
  /** When the status became SUCCESS or SUCCESS_MANUAL. */
  succeededAt: Date | null = null;
  updatedAt: Date;
  /** Start time and trigger of the next attempt. `null` if there is none. */
  #due: { readonly at: Date; readonly trigger: AttemptTrigger } | null;

  constructor(
    readonly type: ProcessType,
    readonly createdAt: Date,
  ) {
    this.updatedAt = createdAt;
    this.#due = { at: createdAt, trigger: "FIRST" };
  }

  /** Start of the next attempt. `null` if none is due. */
  get dueAt(): Date | null {
    return this.#due?.at ?? null;
  }

  /** Executes the due attempt. */
  attempt(answer: Answer): void {
    const { at, trigger } = this.#begin();
    const outcome = outcomeOf(answer.httpStatus);
    this.#addAttempt(at, trigger, stateOf[outcome], answer);
    this.status = statusAfterAttempt("IN_PROGRESS", outcome);
    this.#end(later(at, answer.durationMs));
    if (this.status === "SUCCESS") this.succeededAt = this.updatedAt;
    const wait = this.status === "ERROR" ? retryWaitMs(this.type, this.tries) : null;
    if (wait === null) return;
    this.nextRetryAt = later(this.updatedAt, wait);
    this.scheduleNumber += 1;
    this.#due = { at: this.nextRetryAt, trigger: "SCHEDULE" };
  }

  /**
   * Starts the due attempt, during which the server crashes. For synchronous processes only: they are left with an
   * unknown outcome.
   */
  crash(): void {
    if (this.type !== "SYNCHRONOUS") throw new Error("Only synchronous processes are left unknown.");
    const { at, trigger } = this.#begin();
    const answer = {
      httpStatus: null,
      problem: "SERVER_STOPPED",
      text: null,
      durationMs: crashDetectedMs,
    } as const;
    this.#addAttempt(at, trigger, "INTERRUPTED", answer);
    this.status = "UNKNOWN";
    this.#end(later(at, crashDetectedMs));
  }

  restart(at: Date): void {
    this.#perform("RESTART", at, "IN_PROGRESS");
    this.#startOver(at, "USER");
  }

  complete(at: Date, comment: string): void {
    this.#perform("COMPLETE", at, "SUCCESS_MANUAL", comment);
    this.succeededAt = at;
  }

  cancel(at: Date): void {
    this.#perform("CANCEL", at, "FINALLY_TERMINATED");
  }

  /** Uploads a file; the restart follows automatically. */
  upload(at: Date): void {
    this.#perform("UPLOAD_FILE", at, this.status);
    this.#startOver(later(at, uploadRestartMs), "UPLOAD");
  }

  archive(at: Date): void {
    this.#perform("ARCHIVE", at, this.status);
    this.record = "ARCHIVED";
  }

  erase(at: Date): void {
    this.#perform("DELETE", at, this.status);
    this.record = "DELETED";
    this.erasedAt = at;
  }

  #begin(): { readonly at: Date; readonly trigger: AttemptTrigger } {
    const due = this.#due;
    if (due === null) throw new Error("No attempt is due.");
    this.#due = null;
    this.nextRetryAt = null;
    this.tries += 1;
    this.revision += 1;
    return due;
  }

  #addAttempt(startedAt: Date, trigger: AttemptTrigger, state: AttemptState, answer: Answer): void {
    const { restarts: restart, scheduleNumber } = this;
    const number = this.attempts.length + 1;
    this.attempts.push({ ...answer, number, restart, scheduleNumber, trigger, state, startedAt });
  }

  #end(at: Date): void {
    this.updatedAt = at;
    this.revision += 1;
  }

  #perform(action: ProcessAction, at: Date, after: ProcessStatus, comment: string | null = null): void {
    const { status: before, record, type, tries } = this;
    const stateBefore = { status: before, record, type, tries, isErased: this.erasedAt !== null };
    const isTooLate = this.#due !== null && at >= this.#due.at;
    if (at < this.updatedAt || isTooLate) throw new Error(`${action} is out of order.`);
    if (!isActionAllowed(action, stateBefore)) throw new Error(`${action} is not allowed at ${before}.`);
    this.actions.push({ action, at, before, after, comment });
    this.status = after;
    this.scheduleNumber += 1;
    this.nextRetryAt = null;
    this.#due = null;
    this.#end(at);
  }

  #startOver(at: Date, trigger: AttemptTrigger): void {
    this.tries = 0;
    this.restarts += 1;
    this.#due = { at, trigger };
  }
}

function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds);
}
