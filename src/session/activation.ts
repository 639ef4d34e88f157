/** Activation of invited users. */
import { ApiError, hasCode } from "#relay/apiError";
import type { Network } from "#relay/network";
import AcceptNode, {
  type sessionOperationsAcceptInviteMutation as AcceptInviteMutation,
} from "./__generated__/sessionOperationsAcceptInviteMutation.graphql";
import InviteNode from "./__generated__/sessionOperationsInviteQuery$parameters";
import { postOperation } from "./postOperation";
import type { SessionServices } from "./sessionServices";

/**
 * Logs out the signed-in user when the activation is opened, once per opening: the screen remounts when the
 * session changes, and must not end a login that another tab makes meanwhile. Returns the cleanup function.
 */
export function logOutForActivation({ session, activation }: SessionServices): () => void {
  const { pathname, href } = window.location;
  if (activation.loggedOutAt !== href) {
    activation.loggedOutAt = href;
    if (session.state.get().status !== "signedOut") session.logout();
  }
  return () => {
    if (window.location.pathname !== pathname) activation.loggedOutAt = null;
  };
}

/** Whether a link has expired or was used; false if that cannot be checked now. */
export async function isInviteExpired(network: Network, token: string): Promise<boolean> {
  try {
    await postOperation(network, InviteNode, { token }, { token: null });
    return false;
  } catch (error) {
    return hasCode(error, "invalid_token");
  }
}

/** Sets the password of an invited user. Throws an ApiError with the reason. */
export async function acceptInvite(network: Network, token: string, password: string): Promise<void> {
  const variables = { input: { token, password } };
  const answer = await postOperation<AcceptInviteMutation>(network, AcceptNode, variables, { token: null });
  if (!answer.acceptUserInvite) throw new ApiError("invalid_token");
}
