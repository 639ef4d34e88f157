/**
 * The session store, outside React: user, token, and the end of the
 * session. Guards read it synchronously; components through useSession.
 */
import { deleteOtherDrafts } from "#browser/draftKeys";
import type { Browser } from "#browser/browser";
import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import { startTimer } from "#browser/startTimer";
import { startupOverlayMs } from "#domain/timings";
import { ApiError, hasCode, isReleaseMismatch } from "#relay/apiError";
import type { Credentials, Network } from "#relay/network";
import LoginNode, {
  type sessionOperationsLoginMutation as LoginMutation,
} from "./__generated__/sessionOperationsLoginMutation.graphql";
import LogoutNode from "./__generated__/sessionOperationsLogoutMutation.graphql";
import OwnSessionNode from "./__generated__/sessionOperationsOwnSessionQuery$parameters";
import UserNode from "./__generated__/sessionOperationsUserQuery$parameters";
import type { sessionOperationsUserQuery as UserQuery } from "./__generated__/sessionOperationsUserQuery.graphql";
import { postOperation } from "./postOperation";
import { createSessionClock, type SessionClock } from "./sessionClock";
import type { Maintenance, Preferences, Stage, SystemBanner, Viewer } from "./viewer";

export type SessionState =
  /** The startup user is loading; the loader is shown. */
  | { readonly status: "loading" }
  /** The user is loaded; the loader disappears after `startupOverlayMs`. */
  | { readonly status: "arriving"; readonly viewer: Viewer; readonly stage: Stage }
  | { readonly status: "signedIn"; readonly viewer: Viewer; readonly stage: Stage }
  /** The session has ended under an open page, and the login is shown over it. */
  | { readonly status: "lapsed"; readonly viewer: Viewer; readonly stage: Stage }
  | { readonly status: "signedOut" }
  /** The startup query failed because app and server belong to different releases. */
  | { readonly status: "failed"; readonly error: ApiError };

export interface Session {
  readonly state: ReadonlyObservable<SessionState>;
  /**
   * Incremented whenever another user (or none) takes over: all state of the previous one must be dropped.
   */
  readonly epoch: ReadonlyObservable<number>;
  readonly clock: SessionClock;
  /** Current and planned maintenance of the services of the signed-in user. */
  readonly maintenances: ReadonlyObservable<readonly Maintenance[]>;
  /** The notice to all users; null: none. It may have ended. */
  readonly banner: ReadonlyObservable<SystemBanner | null>;
  /** Preferences of the signed-in user. */
  readonly preferences: Observable<Preferences>;
  /** For the network layer. */
  readonly credentials: Credentials;
  /** The bearer token; null if signed out. */
  readonly token: () => string | null;
  /** The signed-in user, or the last one while the login is shown over the page; null if there is none. */
  readonly viewer: () => Viewer | null;
  /** Resumes the stored session, if any, and follows changes in other tabs. */
  readonly start: () => Promise<void>;
  /**
   * Logs in. Throws an ApiError with the reason. A failed login clears token,
   * user and cache, but keeps a page that lies under the login dialog.
   */
  readonly login: (username: string, password: string) => Promise<void>;
  /**
   * Ends the session here, in other tabs and on the server, without waiting for the response. If it
   * had already ended, only this page is reset, and other tabs keep their state. Deletes all drafts.
   */
  readonly logout: () => void;
  /** The server rejected the token: shows the login over the page, and calls wait for it. */
  readonly lapse: () => void;
  /** Updates the data of the signed-in user. */
  readonly updateViewer: (viewer: Viewer) => void;
  /** Unchanged ones stay the same objects. */
  readonly updateNotices: (notices: Notices) => void;
}

/** What banners show. */
export interface Notices {
  readonly maintenances: readonly Maintenance[];
  readonly banner?: SystemBanner | null;
}

/** What login and startup return about the user. */
interface Entered extends Notices {
  readonly user: Viewer;
  readonly stage: Stage;
  readonly preferences: Preferences;
}

/** Until those of the user are known. */
const defaultPreferences: Preferences = { usesSingleKeys: true, hasSeenWelcome: true };

/** `network` must use the credentials of the returned session. */
export function createSession(browser: Browser, network: Network): Session {
  const { storages, stored, address, disposed } = browser;
  const state = observable<SessionState>({ status: "loading" });
  const epoch = observable(0);
  const maintenances = observable<readonly Maintenance[]>([]);
  const banner = observable<SystemBanner | null>(null);
  const preferences = observable(defaultPreferences);
  const clock = createSessionClock(network, lapse);
  const { untilReached } = network.reachability;

  let token: string | null = null;
  /** Counts token changes, so that a response to an outdated token is recognised. */
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

  function updateNotices({ maintenances: list, banner: shown = null }: Notices): void {
    if (JSON.stringify(list) !== JSON.stringify(maintenances.get())) maintenances.set(list);
    if (JSON.stringify(shown) !== JSON.stringify(banner.get())) banner.set(shown);
  }

  function end(): void {
    clock.stop();
    updateNotices({ maintenances: [] });
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

  function enter({ user: viewer, stage, preferences: preferred, ...notices }: Entered): void {
    const before = currentViewer();
    const isSame = before?.id === viewer.id;
    if (!isSame) {
      release(false);
      deleteOtherDrafts(storages, viewer.id);
      epoch.set(epoch.get() + 1);
      if (before) address.history.replaceState(null, "", "/");
    }
    updateNotices(notices);
    preferences.set(preferred);
    state.set({ status: "signedIn", viewer, stage });
    if (isSame) release(true);
  }

  async function login(username: string, password: string): Promise<void> {
    try {
      const variables = { username, password };
      const options = { token: null, cookies: true };
      const { login: result } = await postOperation<LoginMutation>(network, LoginNode, variables, options);
      keepToken(result.token);
      enter(result);
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
    deleteOtherDrafts(storages, null);
    keepToken(null);
    end();
    if (!dead) return;
    const variables = { input: { everywhere: false } };
    postOperation(network, LogoutNode, variables, { token: dead }).catch(() => undefined);
  }

  function arrive(): void {
    const current = state.get();
    if (current.status === "arriving") state.set({ ...current, status: "signedIn" });
  }

  const fetchUser = (by: string | null) =>
    untilReached(() => postOperation<UserQuery>(network, UserNode, {}, { token: by }));

  async function loadViewer(): Promise<void> {
    const checkedToken = token;
    try {
      const { user, ownSession } = await fetchUser(checkedToken);
      if (checkedToken !== token) return;
      deleteOtherDrafts(storages, user.user.id);
      updateNotices(user);
      preferences.set(user.preferences);
      state.set({ status: "arriving", viewer: user.user, stage: user.stage });
      clock.start(ownSession.secondsLeft);
      startTimer(disposed, arrive, startupOverlayMs);
    } catch (error) {
      if (checkedToken !== token) return;
      // The session may be valid; the reloaded page resumes it.
      if (error instanceof ApiError && isReleaseMismatch(error))
        return state.set({ status: "failed", error });
      keepToken(null);
      end();
    }
  }

  /** Another tab has logged out. */
  function leave(): void {
    followed += 1;
    token = null;
    deleteOtherDrafts(storages, null);
    if (state.get().status !== "signedOut") end();
  }

  /**
   * The stored token is gone without a logout: a login failed in another tab, or
   * the storage was cleared. Asks the server whether the session is still valid.
   */
  async function keepIfAlive(): Promise<void> {
    const turn = followed;
    const kept = token;
    try {
      const options = { token: kept, background: true };
      await untilReached(() => postOperation(network, OwnSessionNode, {}, options));
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
    // Until the owner of the new token is known, this page must not send calls with it.
    const turn = followed;
    try {
      const { user, ownSession } = await fetchUser(value);
      if (turn !== followed) return;
      token = value;
      enter(user);
      clock.start(ownSession.secondsLeft);
    } catch {
      if (turn === followed) lapse();
    }
  }

  return {
    state,
    epoch,
    clock,
    maintenances,
    banner,
    preferences,
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
    updateNotices,
  };
}
