/** Validates process filters and converts them to query conditions. */
import { isAgs } from "#domain/ags";
import { startOfDay, startOfNextDay } from "#domain/calendarDays";
import { processSearchMaxLength, processTriesMax } from "#domain/limits";
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import { retryStateOf, type ProcessType, type RetryState } from "#domain/retrySchedule";
import { findService } from "#domain/serviceCatalogue";
import { collapseWhitespace } from "#server/domain/lists/searchPatterns";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import type { ProcessConditions, RetrySteps, TimeSpan } from "#server/storage/processes/processFilter";

/** Range of days in Europe/Berlin, both ends inclusive. */
export interface DayRange {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** A filter as in the GraphQL schema. Null, absent values and empty lists match anything. */
export interface ProcessFilter {
  readonly text?: string | null;
  readonly communes?: readonly string[] | null;
  readonly services?: readonly string[] | null;
  readonly statuses?: readonly ProcessStatus[] | null;
  readonly retryStates?: readonly RetryState[] | null;
  readonly types?: readonly ProcessType[] | null;
  readonly triesFrom?: number | null;
  readonly triesTo?: number | null;
  readonly created?: DayRange | null;
  readonly updated?: DayRange | null;
  readonly errorText?: string | null;
  readonly errorFingerprint?: string | null;
  readonly records?: readonly ProcessRecord[] | null;
  readonly needsAttention?: boolean | null;
  readonly hasFeeDifference?: boolean | null;
  readonly isErasureHeld?: boolean | null;
  readonly jobId?: string | null;
}

/** Default filter of exports and bulk jobs: all active processes. */
export const activeProcesses: ProcessFilter = { records: ["ACTIVE"] };

const fingerprintMaxLength = 64;

/**
 * Converts a filter to query conditions. A null filter matches all processes. Throws text_too_long for texts over 200
 * characters and fingerprints over 64, end_before_start, and bad_request for tries outside 0 to 1,000 and for ids of other types. Days are already validated by the Date scalar (date_invalid).
 */
export function parseProcessFilter(filter: ProcessFilter | null | undefined): ProcessConditions {
  const { triesFrom = null, triesTo = null, retryStates, jobId, needsAttention, ...given } = filter ?? {};
  const records = nonEmpty(given.records);
  return {
    text: parseText(given.text, processSearchMaxLength),
    communes: nonEmpty(given.communes)?.filter(isAgs) ?? null,
    services: nonEmpty(given.services)?.filter((id) => findService(id) !== undefined) ?? null,
    statuses: nonEmpty(given.statuses),
    types: nonEmpty(given.types),
    // needsAttention implies ACTIVE. A redundant condition would prevent the use of its index.
    records: needsAttention ? (records?.includes("ACTIVE") === false ? [] : null) : records,
    needsAttention: needsAttention === true,
    hasFeeDifference: given.hasFeeDifference === true,
    isErasureHeld: given.isErasureHeld === true,
    retrySteps: retryStepsOf(nonEmpty(retryStates)),
    tries: triesOf(triesFrom, triesTo),
    created: readDays(given.created),
    updated: readDays(given.updated),
    errorText: parseText(given.errorText, processSearchMaxLength),
    errorFingerprint: parseText(given.errorFingerprint, fingerprintMaxLength),
    jobId: jobId ? jobOf(jobId) : null,
  };
}

/** Converts a range of days to a time span. Throws end_before_start. */
function readDays(range: DayRange | null | undefined): TimeSpan {
  const { from = null, to = null } = range ?? {};
  if (from !== null && to !== null && to < from) throw failure("end_before_start");
  return { from: from === null ? null : startOfDay(from), before: to === null ? null : startOfNextDay(to) };
}

function parseText(text: string | null | undefined, max: number): string | null {
  // Reject huge texts before processing them. The factor 2 leaves room for removable spaces.
  if ((text?.length ?? 0) > 2 * max) throw tooLong(max);
  const oneLine = collapseWhitespace(text ?? "");
  if ([...oneLine].length > max) throw tooLong(max);
  return oneLine === "" ? null : oneLine;
}

function tooLong(max: number) {
  return failure("text_too_long", { max: String(max) });
}

function nonEmpty<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  if (!values?.length) return null;
  return [...new Set(values)];
}

const allTries = Array.from({ length: processTriesMax + 1 }, (_, tries) => tries);

function triesOf(from: number | null, to: number | null): readonly number[] | null {
  if (from === null && to === null) return null;
  for (const bound of [from, to]) {
    if (bound !== null && (bound < 0 || bound > processTriesMax)) {
      throw failure("bad_request", { detail: `Tries must be from 0 to ${processTriesMax}.` });
    }
  }
  return allTries.slice(from ?? 0, (to ?? processTriesMax) + 1);
}

function retryStepsOf(states: readonly RetryState[] | null): RetrySteps | null {
  if (states === null) return null;
  return {
    tries: allTries.filter((tries) => states.includes(retryStateOf("ASYNCHRONOUS", tries))),
    withSynchronous: states.includes(retryStateOf("SYNCHRONOUS", 0)),
  };
}

function jobOf(id: string): string {
  const bareId = bareIdOf("Job", id);
  if (bareId === null) throw failure("bad_request", { detail: "jobId is not the id of a job." });
  return bareId;
}
