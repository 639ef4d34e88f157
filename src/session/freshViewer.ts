/** Follows what others change of the own user: the server decides with the next call, the browser a moment later. */
import { hasCode } from "#relay/apiError";
import { post } from "#relay/post";
import { refusals } from "#relay/send";
import UserNode, {
  type sessionOperationsUserQuery$data,
} from "./__generated__/sessionOperationsUserQuery.graphql";
import { currentToken, lapse, session, type SessionState } from "./session";

/** Between two questions because somebody looks at the window again. */
const restMs = 60_000;

let askedAt = 0;
let isAsking = false;
let isDue = false;

/** Whether somebody is signed in; the loader may not have gone yet. */
function isHere(state: SessionState): state is Extract<SessionState, { status: "arriving" | "signedIn" }> {
  return state.status === "signedIn" || state.status === "arriving";
}

/** Reads the own user anew, which does not count as use of the session; who is unchanged stays the same object. */
export async function readViewerAnew(): Promise<void> {
  isDue = true;
  if (isAsking) return;
  isAsking = true;
  // What comes meanwhile may be newer than the answer.
  while (isDue && isHere(session.get())) {
    isDue = false;
    askedAt = Date.now();
    const token = currentToken();
    try {
      const { data } = await post("mgt", UserNode, {}, { token, background: true });
      const { user: viewer } = (data as sessionOperationsUserQuery$data).user;
      const state = session.get();
      const isOther = isHere(state) && JSON.stringify(state.viewer) !== JSON.stringify(viewer);
      if (token === currentToken() && isOther) session.set({ ...state, viewer });
    } catch (error) {
      if (token === currentToken() && hasCode(error, "unauthorized")) lapse();
    }
  }
  isAsking = false;
}

/** Follows until the answer is called: after every refused call, and when the window is looked at again. */
export function followViewer(): () => void {
  // A question of before that was never answered must not hold up the next ones.
  isAsking = false;
  const stop = refusals.subscribe(() => void readViewerAnew());
  const look = () => {
    if (!document.hidden && Date.now() - askedAt > restMs) void readViewerAnew();
  };
  document.addEventListener("visibilitychange", look);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", look);
  };
}
