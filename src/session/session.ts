/**
 * The session outside of React: who is signed in, with which token, and what happens when that ends.
 * Guards read it synchronously; components through useSession.
 */
import { dropDraftsBut } from "#browser/draftKeys";
import type { Browser } from "#browser/browser";
import { observable, type ReadonlyObservable } from "#browser/observable";
import { startTimer } from "#browser/startTimer";
import { startupOverlayMs } from "#domain/timings";
import { hasCode } from "#relay/apiError";
import type { Credentials, Network } from "#relay/network";
import { post } from "#relay/post";
import LoginNode, {
  type sessionOperationsLoginMutation$data,
} from "./__generated__/sessionOperationsLoginMutation.graphql";
import LogoutNode from "./__generated__/sessionOperationsLogoutMutation.graphql";
import OwnSessionNode from "./__generated__/sessionOperationsOwnSessionQuery.graphql";
import UserNode, {
  type sessionOperationsUserQuery$data,
} from "./__generated__/sessionOperationsUserQuery.graphql";
import { createSessionClock, type SessionClock } from "./sessionClock";
import type { Stage, Viewer } from "./viewer";

export type SessionState =
  /** The startup user is being loaded; the loader is shown. */
  | { readonly status: "loading" }
  /** The user is known; the loader goes after `startupOverlayMs`. */
  | { readonly status: "arriving"; readonly viewer: Viewer; readonly stage: Stage }
  | { readonly status: "signedIn"; readonly viewer: Viewer; readonly stage: Stage }
  /** The session has ended under an open page: the login lies over it. */
  | { readonly status: "lapsed"; readonly viewer: Viewer; readonly stage: Stage }
  | { readonly status: "signedOut" };

export interface Session {
  readonly state: ReadonlyObservable<SessionState>;
  /** Rises whenever another user (or nobody) takes over: all that belonged to the one before must go. */
  readonly epoch: ReadonlyObservable<number>;
  readonly clock: SessionClock;
  /** For the network. */
  readonly credentials: Credentials;
  /** The bearer token; null: signed out. */
  readonly token: () => string | null;
  /** Who is signed in, or was until the session ended under the page; null: nobody. */
  readonly viewer: () => Viewer | null;
  /** Takes up the stored session, if there is one, and follows what other tabs do with it. */
  readonly start: () => Promise<void>;
  /**
   * Logs in. Throws an ApiError with the reason; a failed login clears token, user and cache, but not a
   * page that lies under the login.
   */
  readonly login: (username: string, password: string) => Promise<void>;
  /**
   * Ends the session here, in the other tabs and on the server; the server's answer is not waited for. Where it has
   * ended already, only this page is left: what others hold under their login stays. No draft stays readable.
   */
  readonly logout: () => void;
  /** The server no longer knows the token: the login appears over the page and calls wait for it. */
  readonly lapse: () => void;
  /** The signed-in user has other data than before. */
  readonly updateViewer: (viewer: Viewer) => void;
}

/** `network` must take its credentials from the session that is returned. */
export function createSession(browser: Browser, network: Network): Session {
  const { storages, stored, address, disposed } = browser;
  const state = observable<SessionState>({ status: "loading" });
  const epoch = observable(0);
  const clock = createSessionClock(network, lapse);
  const { untilReached } = network.reachability;

  let token: string | null = null;
  /** Counts changes of the token, so that an answer that comes late for its token is told. */
  let followed = 0;
  let waiting: { resume: () => void; giveUp: (reason: Error) => void }[] = [];

  function currentViewer(): Viewer | null {
    const current = state.get();
    return "viewer" in current ? current.viewer : null;
  }

  function keepToken(value: string | null): void {
    followed += 1;
    token = value;
    stored.write("token", value);
  }

  function release(carryOn: boolean): void {
    const released = waiting;
    waiting = [];
    for (const call of released) {
      if (carryOn) call.resume();
      else call.giveUp(new Error("The session was given up."));
    }
  }

  function end(): void {
    clock.stop();
    state.set({ status: "signedOut" });
    epoch.set(epoch.get() + 1);
    release(false);
  }

  function lapse(): void {
    const current = state.get();
    clock.stop();
    if (current.status === "signedIn" || current.status === "arriving") {
      state.set({ ...current, status: "lapsed" });
    }
  }

  function enter(viewer: Viewer, stage: Stage): void {
    const before = currentViewer();
    const isSame = before?.id === viewer.id;
    if (!isSame) {
      release(false);
      dropDraftsBut(storages, viewer.id);
      epoch.set(epoch.get() + 1);
      if (before) address.history.replaceState(null, "", "/");
    }
    state.set({ status: "signedIn", viewer, stage });
    if (isSame) release(true);
  }

  async function login(username: string, password: string): Promise<void> {
    try {
      const variables = { username, password };
      const { data } = await post(network, "mgt", LoginNode, variables, { token: null, cookies: true });
      const { login: result } = data as sessionOperationsLoginMutation$data;
      keepToken(result.token);
      enter(result.user, result.stage);
      clock.start(null);
    } catch (error) {
      keepToken(null);
      if (state.get().status !== "lapsed") end();
      throw error;
    }
  }

  function logout(): void {
    const dead = token;
    if (state.get().status !== "lapsed") stored.write("signedOutAt", String(Date.now()));
    dropDraftsBut(storages, null);
    keepToken(null);
    end();
    if (!dead) return;
    post(network, "mgt", LogoutNode, { input: { everywhere: false } }, { token: dead }).catch(
      () => undefined,
    );
  }

  function arrive(): void {
    const current = state.get();
    if (current.status === "arriving") state.set({ ...current, status: "signedIn" });
  }

  async function loadViewer(): Promise<void> {
    const asked = token;
    try {
      const { data } = await untilReached(() => post(network, "mgt", UserNode, {}, { token: asked }));
      if (asked !== token) return;
      const { user, ownSession } = data as sessionOperationsUserQuery$data;
      dropDraftsBut(storages, user.user.id);
      state.set({ status: "arriving", viewer: user.user, stage: user.stage });
      clock.start(ownSession.secondsLeft);
      startTimer(disposed, arrive, startupOverlayMs);
    } catch {
      if (asked !== token) return;
      keepToken(null);
      end();
    }
  }

  /** Somebody has logged out in another tab. */
  function leave(): void {
    followed += 1;
    token = null;
    dropDraftsBut(storages, null);
    if (state.get().status !== "signedOut") end();
  }

  /**
   * The stored token is gone, but nobody has logged out: a login has failed in another tab, or the browser was told to
   * forget. The server knows whether the session still runs.
   */
  async function keepIfAlive(): Promise<void> {
    const turn = followed;
    const kept = token;
    try {
      await untilReached(() => post(network, "mgt", OwnSessionNode, {}, { token: kept, background: true }));
      if (turn === followed) stored.write("token", kept);
    } catch (error) {
      if (turn === followed && hasCode(error, "unauthorized")) lapse();
    }
  }

  /** Another tab has changed the stored token. */
  async function follow(value: string | null): Promise<void> {
    if (value === token) return;
    followed += 1;
    if (value === null) return state.get().status === "lapsed" ? undefined : keepIfAlive();
    if (!currentViewer()) {
      token = value;
      state.set({ status: "loading" });
      return loadViewer();
    }
    // Until it is known whose token it is, this page's calls must not go out with it.
    const turn = followed;
    try {
      const { data } = await untilReached(() => post(network, "mgt", UserNode, {}, { token: value }));
      if (turn !== followed) return;
      const { user, ownSession } = data as sessionOperationsUserQuery$data;
      token = value;
      enter(user.user, user.stage);
      clock.start(ownSession.secondsLeft);
    } catch {
      if (turn === followed) lapse();
    }
  }

  return {
    state,
    epoch,
    clock,
    credentials: {
      token: () => token,
      used: clock.used,
      renew: (dead) => {
        if (token !== null && token !== dead) return Promise.resolve();
        if (!currentViewer()) return Promise.reject(new Error("Nobody is signed in."));
        lapse();
        return new Promise((resume, giveUp) => waiting.push({ resume, giveUp }));
      },
    },
    token: () => token,
    viewer: currentViewer,
    start: async () => {
      stored.onElsewhere("signedOutAt", (value) => value !== null && leave());
      stored.onElsewhere("token", (value) => void follow(value));
      token = stored.read("token");
      if (token === null) return state.set({ status: "signedOut" });
      await loadViewer();
    },
    login,
    logout,
    lapse,
    updateViewer: (viewer) => {
      const current = state.get();
      if ("viewer" in current) state.set({ ...current, viewer });
    },
  };
}
