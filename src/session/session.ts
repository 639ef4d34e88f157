/**
 * The session outside of React (section 4): who is signed in, with which token, and what happens when that ends.
 * Guards read it synchronously; components through useSession.
 */
import { dropDraftsBut } from "#browser/draftKeys";
import { observable } from "#browser/observable";
import { onStoredElsewhere, readStored, writeStored } from "#browser/storage";
import { startupOverlayMs } from "#domain/timings";
import { hasCode } from "#relay/apiError";
import { provideCredentials } from "#relay/credentials";
import { post } from "#relay/post";
import { untilReached } from "#relay/reachability";
import LoginNode, {
  type sessionOperationsLoginMutation$data,
} from "./__generated__/sessionOperationsLoginMutation.graphql";
import LogoutNode from "./__generated__/sessionOperationsLogoutMutation.graphql";
import OwnSessionNode from "./__generated__/sessionOperationsOwnSessionQuery.graphql";
import UserNode, {
  type sessionOperationsUserQuery$data,
} from "./__generated__/sessionOperationsUserQuery.graphql";
import { sessionUsed, startClock, stopClock, whenSessionDies } from "./sessionClock";
import type { Stage, Viewer } from "./viewer";

export type SessionState =
  /** The startup user is being loaded; the loader is shown. */
  | { readonly status: "loading" }
  /** The user is known; the loader goes in a moment (section 2: 150 ms). */
  | { readonly status: "arriving"; readonly viewer: Viewer; readonly stage: Stage }
  | { readonly status: "signedIn"; readonly viewer: Viewer; readonly stage: Stage }
  /** The session has ended under an open page: the login lies over it. */
  | { readonly status: "lapsed"; readonly viewer: Viewer; readonly stage: Stage }
  | { readonly status: "signedOut" };

export const session = observable<SessionState>({ status: "loading" });

/** Rises whenever another user (or nobody) takes over: all that belonged to the one before must go. */
export const sessionEpoch = observable(0);

let token: string | null = null;
/** Counts changes of the token, so that an answer that comes late for its token is told. */
let followed = 0;
let waiting: { resume: () => void; giveUp: (reason: Error) => void }[] = [];

/** The bearer token; null: signed out. */
export function currentToken(): string | null {
  return token;
}

/** Who is signed in, or was until the session ended under the page; null: nobody. */
export function currentViewer(): Viewer | null {
  const state = session.get();
  return "viewer" in state ? state.viewer : null;
}

function keepToken(value: string | null): void {
  followed += 1;
  token = value;
  writeStored("token", value);
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
  stopClock();
  session.set({ status: "signedOut" });
  sessionEpoch.set(sessionEpoch.get() + 1);
  release(false);
}

/** The server no longer knows the token: the login appears over the page and calls wait for it. */
export function lapse(): void {
  const state = session.get();
  stopClock();
  if (state.status === "signedIn" || state.status === "arriving") {
    session.set({ ...state, status: "lapsed" });
  }
}

function enter(viewer: Viewer, stage: Stage): void {
  const before = currentViewer();
  const isSame = before?.id === viewer.id;
  if (!isSame) {
    release(false);
    dropDraftsBut(viewer.id);
    sessionEpoch.set(sessionEpoch.get() + 1);
    if (before) window.history.replaceState(null, "", "/");
  }
  session.set({ status: "signedIn", viewer, stage });
  if (isSame) release(true);
}

/**
 * Logs in (section 4). Throws an ApiError with the reason; a failed login clears token, user and cache, but not a page
 * that lies under the login.
 */
export async function login(username: string, password: string): Promise<void> {
  try {
    const { data } = await post("mgt", LoginNode, { username, password }, { token: null, cookies: true });
    const { login: result } = data as sessionOperationsLoginMutation$data;
    keepToken(result.token);
    enter(result.user, result.stage);
    startClock(null);
  } catch (error) {
    keepToken(null);
    if (session.get().status !== "lapsed") end();
    throw error;
  }
}

/**
 * Ends the session here, in the other tabs and on the server; the server's answer is not waited for. Where it has ended
 * already, only this page is left: what others hold under their login stays. No draft stays readable.
 */
export function logout(): void {
  const dead = token;
  if (session.get().status !== "lapsed") writeStored("signedOutAt", String(Date.now()));
  dropDraftsBut(null);
  keepToken(null);
  end();
  if (dead) post("mgt", LogoutNode, { input: { everywhere: false } }, { token: dead }).catch(() => undefined);
}

async function loadViewer(): Promise<void> {
  const asked = token;
  try {
    const { data } = await untilReached(() => post("mgt", UserNode, {}, { token: asked }));
    if (asked !== token) return;
    const { user, ownSession } = data as sessionOperationsUserQuery$data;
    dropDraftsBut(user.user.id);
    session.set({ status: "arriving", viewer: user.user, stage: user.stage });
    startClock(ownSession.secondsLeft);
    setTimeout(() => {
      const state = session.get();
      if (state.status === "arriving") session.set({ ...state, status: "signedIn" });
    }, startupOverlayMs);
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
  dropDraftsBut(null);
  if (session.get().status !== "signedOut") end();
}

/**
 * The stored token is gone, but nobody has logged out: a login has failed in another tab, or the browser was told to
 * forget. The server knows whether the session still runs.
 */
async function keepIfAlive(): Promise<void> {
  const turn = followed;
  const kept = token;
  try {
    await untilReached(() => post("mgt", OwnSessionNode, {}, { token: kept, background: true }));
    if (turn === followed) writeStored("token", kept);
  } catch (error) {
    if (turn === followed && hasCode(error, "unauthorized")) lapse();
  }
}

/** Another tab has changed the stored token. */
async function follow(value: string | null): Promise<void> {
  if (value === token) return;
  followed += 1;
  if (value === null) return session.get().status === "lapsed" ? undefined : keepIfAlive();
  if (!currentViewer()) {
    token = value;
    session.set({ status: "loading" });
    return loadViewer();
  }
  // Until it is known whose token it is, this page's calls must not go out with it.
  const turn = followed;
  try {
    const { data } = await untilReached(() => post("mgt", UserNode, {}, { token: value }));
    if (turn !== followed) return;
    const { user, ownSession } = data as sessionOperationsUserQuery$data;
    token = value;
    enter(user.user, user.stage);
    startClock(ownSession.secondsLeft);
  } catch {
    if (turn === followed) lapse();
  }
}

/** Takes up the stored session, if there is one (section 2). */
export async function startSession(): Promise<void> {
  provideCredentials({
    token: () => token,
    used: sessionUsed,
    renew: (dead) => {
      if (token !== null && token !== dead) return Promise.resolve();
      if (!currentViewer()) return Promise.reject(new Error("Nobody is signed in."));
      lapse();
      return new Promise((resume, giveUp) => waiting.push({ resume, giveUp }));
    },
  });
  whenSessionDies(lapse);
  onStoredElsewhere("signedOutAt", (value) => value !== null && leave());
  onStoredElsewhere("token", (value) => void follow(value));
  token = readStored("token");
  if (token === null) return session.set({ status: "signedOut" });
  await loadViewer();
}
