/**
 * When the session ends unless it is used, for the warning that comes before. The server's clock decides: the browser
 * only estimates when to ask it.
 */
import { observable, type ReadonlyObservable } from "#browser/observable";
import { startTimer } from "#browser/startTimer";
import { sessionWarningMs } from "#domain/timings";
import { hasCode } from "#relay/apiError";
import type { Network } from "#relay/network";
import { post } from "#relay/post";
import ExtendNode, {
  type sessionOperationsExtendSessionMutation$data,
} from "./__generated__/sessionOperationsExtendSessionMutation.graphql";
import OwnSessionNode, {
  type sessionOperationsOwnSessionQuery$data,
} from "./__generated__/sessionOperationsOwnSessionQuery.graphql";

/** The server moves a session's end once a minute at most, so the estimate may be that much too late. */
const slackMs = 60_000;
/** Between two questions to the server: while the warning stands, and after a question that failed. */
const askAgainMs = 15_000;
/** After a login the server has not yet said how long the session lasts. */
const firstQuestionMs = 5_000;

export interface SessionClock {
  /** When the session ends, as Date.now(), while the warning is due; else null. */
  readonly endsAt: ReadonlyObservable<number | null>;
  /** Begins to watch a session; null: how long it lasts is asked for in a moment. */
  readonly start: (secondsLeft: number | null) => void;
  readonly stop: () => void;
  /** A call has used the session, which moves its end. */
  readonly used: () => void;
  /**
   * Stay signed in; false: it ends soon all the same, since no session lasts longer. Throws an ApiError
   * when the server cannot be asked.
   */
  readonly extend: () => Promise<boolean>;
}

/** `onDead` is called when the server no longer knows the session. */
export function createSessionClock(network: Network, onDead: () => void): SessionClock {
  const { credentials, disposed } = network;
  const endsAt = observable<number | null>(null);
  let stopTimer = () => {};
  let idleMs: number | null = null;

  function askIn(delay: number): void {
    stopTimer();
    stopTimer = startTimer(disposed, () => void ask(), delay);
  }

  function plan(secondsLeft: number): void {
    const left = secondsLeft * 1_000;
    if (left > sessionWarningMs) {
      endsAt.set(null);
      askIn(Math.max(left - sessionWarningMs, 1_000));
    } else {
      endsAt.set(Date.now() + left);
      askIn(Math.min(left + 500, askAgainMs));
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
      const { data } = await post(network, "mgt", OwnSessionNode, {}, { token, background: true });
      const { ownSession } = data as sessionOperationsOwnSessionQuery$data;
      idleMs ??= ownSession.secondsLeft * 1_000;
      if (token === credentials.token()) plan(ownSession.secondsLeft);
    } catch (error) {
      if (token !== credentials.token()) return;
      if (hasCode(error, "unauthorized")) {
        stop();
        onDead();
      } else {
        askIn(askAgainMs);
      }
    }
  }

  return {
    endsAt,
    start: (secondsLeft) => {
      idleMs = secondsLeft === null ? null : secondsLeft * 1_000;
      if (secondsLeft === null) askIn(firstQuestionMs);
      else plan(secondsLeft);
    },
    stop,
    used: () => {
      if (idleMs === null || endsAt.get() !== null) return;
      askIn(Math.max(idleMs - slackMs - sessionWarningMs, 1_000));
    },
    extend: async () => {
      const token = credentials.token();
      const variables = { input: { clientTime: new Date().toISOString() } };
      const { data } = await post(network, "mgt", ExtendNode, variables, { token });
      const { extendSession: result } = data as sessionOperationsExtendSessionMutation$data;
      if (result.session) plan(result.session.secondsLeft);
      return endsAt.get() === null;
    },
  };
}
