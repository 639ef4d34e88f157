/** Activating an invited user (sections 2 and 7). */
import { ApiError, hasCode } from "#relay/apiError";
import { post } from "#relay/post";
import AcceptNode, {
  type sessionOperationsAcceptInviteMutation$data,
} from "./__generated__/sessionOperationsAcceptInviteMutation.graphql";
import InviteNode from "./__generated__/sessionOperationsInviteQuery.graphql";
import { logout, session } from "./session";

let loggedOutAt: string | null = null;

/**
 * Logs out whoever is signed in when the activation is opened, once for each opening: the screen is built anew when the
 * session changes, and a login in another tab meanwhile must not be ended by that. Returns what to do when it goes.
 */
export function leaveSession(): () => void {
  const { pathname, href } = window.location;
  if (loggedOutAt !== href) {
    loggedOutAt = href;
    if (session.get().status !== "signedOut") logout();
  }
  return () => {
    if (window.location.pathname !== pathname) loggedOutAt = null;
  };
}

/** Whether a link can no longer be used; false where that cannot be found out now. */
export async function isInviteOver(token: string): Promise<boolean> {
  try {
    await post("mgt", InviteNode, { token }, { token: null });
    return false;
  } catch (error) {
    return hasCode(error, "invalid_token");
  }
}

/** Sets the password of an invited user. Throws an ApiError with the reason. */
export async function acceptInvite(token: string, password: string): Promise<void> {
  const { data } = await post("mgt", AcceptNode, { input: { token, password } }, { token: null });
  const { acceptUserInvite } = data as sessionOperationsAcceptInviteMutation$data;
  if (!acceptUserInvite) throw new ApiError("invalid_token");
}
