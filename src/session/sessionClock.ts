/**
 * Tracks when an idle session ends, for the warning before it. The
 * server's clock decides; the browser only estimates when to ask it.
 */
import { observable, type ReadonlyObservable } from "#browser/observable";
import { startTimer } from "#browser/startTimer";
import { sessionWarningMs } from "#domain/timings";
import { hasCode } from "#relay/apiError";
import type { Network } from "#relay/network";
import ExtendNode, {
  type sessionOperationsExtendSessionMutation as ExtendSessionMutation,
} from "./__generated__/sessionOperationsExtendSessionMutation.graphql";
import OwnSessionNode from "./__generated__/sessionOperationsOwnSessionQuery$parameters";
import type { sessionOperationsOwnSessionQuery as OwnSessionQuery } from "./__generated__/sessionOperationsOwnSessionQuery.graphql";
import { postOperation } from "./postOperation";

/** The server extends a session at most once a minute, so the estimate may be late by that much. */
const extensionIntervalMs = 60_000;
/** Between requests to the server: while the warning is shown, and after a failed request. */
const retryIntervalMs = 15_000;
/** After a login: the server has not yet reported the session's remaining time. */
const firstRequestMs = 5_000;

export interface SessionClock {
  /** When the session ends, as Date.now(), while the warning is due; else null. */
  readonly endsAt: ReadonlyObservable<number | null>;
  /** Starts watching a session; null: fetch the remaining time shortly. */
  readonly start: (secondsLeft: number | null) => void;
  readonly stop: () => void;
  /** Called when a request has used the session, which extends it. */
  readonly used: () => void;
  /**
   * Extends the session. Resolves to false if it ends soon anyway,
   * at its absolute limit. Throws an ApiError if the request fails.
   */
  readonly extend: () => Promise<boolean>;
}

/** `onDead` is called when the server no longer knows the session. */
export function createSessionClock(network: Network, onDead: () => void): SessionClock {
  const { credentials, disposed } = network;
  const endsAt = observable<number | null>(null);
  let stopTimer = () => {};
  let idleMs: number | null = null;

  function scheduleRequest(delay: number): void {
    stopTimer();
    stopTimer = startTimer(disposed, () => void ask(), delay);
  }

  function plan(secondsLeft: number): void {
    const left = secondsLeft * 1_000;
    if (left > sessionWarningMs) {
      endsAt.set(null);
      scheduleRequest(Math.max(left - sessionWarningMs, 1_000));
    } else {
      endsAt.set(Date.now() + left);
      scheduleRequest(Math.min(left + 500, retryIntervalMs));
    }
  }

  function stop(): void {
    stopTimer();
    endsAt.set(null);
  }

  async function ask(): Promise<void> {
    const token = credentials.token();
    if (token === null) return;
    try {
      const options = { token, background: true };
      const { ownSession } = await postOperation<OwnSessionQuery>(network, OwnSessionNode, {}, options);
      idleMs ??= ownSession.secondsLeft * 1_000;
      if (token === credentials.token()) plan(ownSession.secondsLeft);
    } catch (error) {
      if (token !== credentials.token()) return;
      if (hasCode(error, "unauthorized")) {
        stop();
        onDead();
      } else {
        scheduleRequest(retryIntervalMs);
      }
    }
  }

  return {
    endsAt,
    start: (secondsLeft) => {
      idleMs = secondsLeft === null ? null : secondsLeft * 1_000;
      if (secondsLeft === null) scheduleRequest(firstRequestMs);
      else plan(secondsLeft);
    },
    stop,
    used: () => {
      if (idleMs === null || endsAt.get() !== null) return;
      scheduleRequest(Math.max(idleMs - extensionIntervalMs - sessionWarningMs, 1_000));
    },
    extend: async () => {
      const token = credentials.token();
      const variables = { input: { clientTime: new Date().toISOString() } };
      const answer = await postOperation<ExtendSessionMutation>(network, ExtendNode, variables, { token });
      const { session } = answer.extendSession;
      if (session) plan(session.secondsLeft);
      return endsAt.get() === null;
    },
  };
}
