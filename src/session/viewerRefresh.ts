/**
 * Picks up changes that others make to the signed-in user, and to what banners show.
 * The server applies them at once, the browser shortly after.
 */
import { hasCode } from "#relay/apiError";
import type { Network } from "#relay/network";
import UserNode from "./__generated__/sessionOperationsUserQuery$parameters";
import type { sessionOperationsUserQuery as UserQuery } from "./__generated__/sessionOperationsUserQuery.graphql";
import { postOperation } from "./postOperation";
import type { Session } from "./session";

/** Minimum interval between refreshes caused by window focus. */
const focusIntervalMs = 60_000;

/** Interval of refreshes in a visible tab. */
const visibleIntervalMs = 5 * 60_000;

export interface ViewerRefresh {
  /**
   * Refetches the signed-in user and banners without counting as use of
   * the session. An unchanged user stays the same object.
   */
  readonly refresh: () => Promise<void>;
  /** Refreshes after every denied call, on window focus and every five minutes in a visible tab, until the returned function is called. */
  readonly follow: () => () => void;
}

export function createViewerRefresh(session: Session, network: Network): ViewerRefresh {
  let askedAt = 0;
  let isAsking = false;
  let isDue = false;

  /** Whether a user is signed in; the loader may still be shown. */
  function isSignedIn(): boolean {
    const { status } = session.state.get();
    return status === "signedIn" || status === "arriving";
  }

  async function refresh(): Promise<void> {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    // Requests made meanwhile may need data newer than this response.
    while (isDue && isSignedIn()) {
      isDue = false;
      askedAt = Date.now();
      const token = session.token();
      const preferences = session.preferences.get();
      try {
        const options = { token, background: true };
        const { user } = await postOperation<UserQuery>(network, UserNode, {}, options);
        const viewer = user.user;
        if (token === session.token() && isSignedIn()) {
          const isOther = JSON.stringify(session.viewer()) !== JSON.stringify(viewer);
          if (isOther) session.updateViewer(viewer);
          session.updateNotices(user);
          // Unless they were changed here meanwhile.
          if (preferences === session.preferences.get()) session.preferences.set(user.preferences);
        }
      } catch (error) {
        if (token === session.token() && hasCode(error, "unauthorized")) session.lapse();
      }
    }
    isAsking = false;
  }

  return {
    refresh,
    follow: () => {
      // A request that never got a response must not block later ones.
      isAsking = false;
      const stop = network.refusals.subscribe(() => void refresh());
      const look = () => {
        if (!document.hidden && Date.now() - askedAt > focusIntervalMs) void refresh();
      };
      document.addEventListener("visibilitychange", look);
      const timer = setInterval(look, visibleIntervalMs);
      return () => {
        stop();
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
