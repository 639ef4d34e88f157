/** Runs one attempt: sends the variables with an HTTP POST and interprets the answer. */
import { channel } from "node:diagnostics_channel";
import { attemptAnswerMaxBytes } from "#domain/limits";
import { attemptTimeoutMs } from "#domain/retrySchedule";
import { outcomeOf, type ProcessStatus } from "#domain/processTransitions";
import { postTarget, type PostFailure, type TargetResponse } from "#server/outgoing/postTarget";
import { isStorageOutage } from "#server/storage/database/outage";
import { isJson, messageOf } from "./answerText";
import { recordUse, sendAuthenticated } from "./authenticatedCalls";
import {
  finishAttempt,
  interruptAttempt,
  type AttemptContext,
  type AttemptEnd,
  type StartedAttempt,
} from "./attempts";
import { pause } from "#server/domain/processes/liveStream";

/** Name of the diagnostics channel that publishes the outcome of each attempt made by this process. */
export const attemptEnds = "service-management:attempt-ends";
const ended = channel(attemptEnds);

/** Limits of an attempt. */
export interface AttemptLimits {
  /** Timeout in milliseconds, also of a request that is sent once more. */
  readonly timeoutMs: number;
}

/**
 * Runs a started attempt, records its end and returns the new process status. Returns null if the server is stopping or
 * another server has marked the attempt as lost; the attempt is then repeated.
 */
export async function runAttempt(
  ctx: AttemptContext,
  attempt: StartedAttempt,
  signal: AbortSignal,
  { timeoutMs }: AttemptLimits = { timeoutMs: attemptTimeoutMs },
): Promise<ProcessStatus | null> {
  const finish = async (end: AttemptEnd): Promise<ProcessStatus | null> => {
    const status = await retryRecording(() => finishAttempt(ctx, attempt, end), signal);
    ended.publish(end.outcome);
    return status;
  };
  if (attempt.url === null) return finish(missingTarget);
  const { url, credentials } = attempt;
  const endsAt = performance.now() + timeoutMs;
  const authenticated = await sendAuthenticated(credentials, ({ headers }) =>
    postTarget({
      url,
      allowedTargets: ctx.config.allowedTargets,
      body: attempt.body,
      headers: { ...headers, "Idempotency-Key": attempt.idempotencyKey },
      maxBytes: attemptAnswerMaxBytes,
      timeoutMs: Math.max(1, Math.round(endsAt - performance.now())),
      signal,
    }),
  );
  const { answer } = authenticated;
  if ("status" in answer) {
    const status = await finish(endOf(answer, credentials.secrets));
    try {
      await retryRecording(() => recordUse(ctx, credentials, authenticated), signal);
    } catch (error) {
      // Do not fail: the delivery is recorded, and the next call records the use.
      ctx.log.error(
        { err: error, settingsId: credentials.kba?.settingsId },
        "the use of KBA settings was not recorded",
      );
    }
    return status;
  }
  if (answer.kind !== "stopped") return finish(failureEnd(answer));
  await interruptAttempt(ctx, attempt, null);
  return null;
}

/** Milliseconds to keep an answer while nothing can be stored. Later the attempt counts as lost anyway. */
const retryForMs = 30_000;
const retryMs = 250;

/** Retries recording the answer, which only this process holds. If the first write succeeded, a second is harmless. */
async function retryRecording<T>(record: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const since = performance.now();
  for (;;) {
    try {
      return await record();
    } catch (error) {
      const isOver = signal.aborted || performance.now() - since > retryForMs;
      if (isOver || !isStorageOutage(error)) throw error;
      await pause(retryMs, signal);
    }
  }
}

const missingTarget: AttemptEnd = {
  outcome: outcomeOf(null),
  httpStatus: null,
  problem: "TARGET_MISSING",
  errorText: null,
};

function endOf({ status, text, isTruncated }: TargetResponse, secrets: readonly string[]): AttemptEnd {
  const outcome = outcomeOf(status);
  if (outcome !== "SUCCEEDED") {
    return { outcome, httpStatus: status, problem: "HTTP_STATUS", errorText: messageOf(text, { secrets }) };
  }
  const isNotJson = text.trim() !== "" && !isJson(text);
  const problem = isTruncated ? "ANSWER_TOO_LARGE" : isNotJson ? "ANSWER_NOT_JSON" : null;
  return { outcome, httpStatus: status, problem, errorText: null };
}

const problemOf = { refused: "ADDRESS_REFUSED", timeout: "TIMEOUT", broken: "CONNECTION_FAILED" } as const;

function failureEnd(failure: Exclude<PostFailure, { readonly kind: "stopped" }>): AttemptEnd {
  const problem = problemOf[failure.kind];
  const errorText = failure.kind === "broken" ? failure.detail : null;
  return { outcome: outcomeOf(null), httpStatus: null, problem, errorText };
}
