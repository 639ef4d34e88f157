/** One attempt: an HTTP POST of the variables, and what its answer means. */
import { channel } from "node:diagnostics_channel";
import { attemptAnswerMaxBytes } from "#domain/limits";
import { attemptTimeoutMs } from "#domain/retrySchedule";
import { outcomeOf, type ProcessStatus } from "#domain/processTransitions";
import { postTarget, type PostFailure, type TargetAnswer } from "#server/outgoing/postTarget";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { isJson, wordsOf } from "./answerText";
import {
  finishAttempt,
  interruptAttempt,
  type AttemptContext,
  type AttemptEnd,
  type BegunAttempt,
} from "./attempts";
import { pause } from "#server/domain/processes/liveStream";

/** Name of the diagnostics channel that hears the outcome of each attempt which this process made. */
export const attemptEnds = "service-management:attempt-ends";
const ended = channel(attemptEnds);

/** Bounds of an attempt. */
export interface AttemptLimits {
  /** Milliseconds from the begin to the end of the call. */
  readonly timeoutMs: number;
}

/**
 * Makes an attempt that has begun and notes its end; answers the status of its process then. Null: the server stops, and
 * the attempt is repeated.
 */
export async function runAttempt(
  ctx: AttemptContext,
  attempt: BegunAttempt,
  signal: AbortSignal,
  { timeoutMs }: AttemptLimits = { timeoutMs: attemptTimeoutMs },
): Promise<ProcessStatus | null> {
  const finish = async (end: AttemptEnd): Promise<ProcessStatus | null> => {
    const status = await untilNoted(() => finishAttempt(ctx, attempt, end), signal);
    ended.publish(end.outcome);
    return status;
  };
  if (attempt.url === null) return finish(missingTarget);
  const answer = await postTarget({
    url: attempt.url,
    allowedTargets: ctx.config.allowedTargets,
    body: attempt.body,
    headers: { "Idempotency-Key": attempt.idempotencyKey },
    maxBytes: attemptAnswerMaxBytes,
    timeoutMs,
    signal,
  });
  if ("status" in answer) return finish(endOf(answer));
  if (answer.kind !== "stopped") return finish(failureEnd(answer));
  await interruptAttempt(ctx, attempt, null);
  return null;
}

/** So long an answer is kept for a database that is away; then the attempt counts as lost with its server anyway. */
const keptMs = 30_000;
const retryMs = 250;

/** What the target answered is known only here. Noting it a second time does no harm where the first was not answered. */
async function untilNoted<T>(note: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const since = performance.now();
  for (;;) {
    try {
      return await note();
    } catch (error) {
      const isOver = signal.aborted || performance.now() - since > keptMs;
      if (isOver || !isDatabaseUnavailable(error)) throw error;
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

function endOf({ status, text, isCut }: TargetAnswer): AttemptEnd {
  const outcome = outcomeOf(status);
  if (outcome !== "SUCCEEDED") {
    return { outcome, httpStatus: status, problem: "HTTP_STATUS", errorText: wordsOf(text) };
  }
  const isOdd = text.trim() !== "" && !isJson(text);
  const problem = isCut ? "ANSWER_TOO_LARGE" : isOdd ? "ANSWER_NOT_JSON" : null;
  return { outcome, httpStatus: status, problem, errorText: null };
}

const problemOf = { refused: "ADDRESS_REFUSED", timeout: "TIMEOUT", broken: "CONNECTION_FAILED" } as const;

function failureEnd(failure: Exclude<PostFailure, { readonly kind: "stopped" }>): AttemptEnd {
  const problem = problemOf[failure.kind];
  const errorText = failure.kind === "broken" ? failure.detail : null;
  return { outcome: outcomeOf(null), httpStatus: null, problem, errorText };
}
