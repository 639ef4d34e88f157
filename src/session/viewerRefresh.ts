/** Follows what others change of the own user: the server decides with the next call, the browser a moment later. */
import { hasCode } from "#relay/apiError";
import type { Network } from "#relay/network";
import { post } from "#relay/post";
import UserNode, {
  type sessionOperationsUserQuery$data,
} from "./__generated__/sessionOperationsUserQuery.graphql";
import type { Session } from "./session";

/** Between two questions because somebody looks at the window again. */
const restMs = 60_000;

export interface ViewerRefresh {
  /** Reads the own user again, which does not count as use of the session; who is unchanged stays the same object. */
  readonly refresh: () => Promise<void>;
  /** Follows until the returned function is called: after every refused call, and when the window is looked at again. */
  readonly follow: () => () => void;
}

export function createViewerRefresh(session: Session, network: Network): ViewerRefresh {
  let askedAt = 0;
  let isAsking = false;
  let isDue = false;

  /** Whether somebody is signed in; the loader may not have gone yet. */
  function isHere(): boolean {
    const { status } = session.state.get();
    return status === "signedIn" || status === "arriving";
  }

  async function refresh(): Promise<void> {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    // What comes meanwhile may be newer than the answer.
    while (isDue && isHere()) {
      isDue = false;
      askedAt = Date.now();
      const token = session.token();
      try {
        const { data } = await post(network, "mgt", UserNode, {}, { token, background: true });
        const { user: viewer } = (data as sessionOperationsUserQuery$data).user;
        const isOther = isHere() && JSON.stringify(session.viewer()) !== JSON.stringify(viewer);
        if (token === session.token() && isOther) session.updateViewer(viewer);
      } catch (error) {
        if (token === session.token() && hasCode(error, "unauthorized")) session.lapse();
      }
    }
    isAsking = false;
  }

  return {
    refresh,
    follow: () => {
      // A question of before that was never answered must not hold up the next ones.
      isAsking = false;
      const stop = network.refusals.subscribe(() => void refresh());
      const look = () => {
        if (!document.hidden && Date.now() - askedAt > restMs) void refresh();
      };
      document.addEventListener("visibilitychange", look);
      return () => {
        stop();
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
