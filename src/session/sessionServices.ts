/** The session services of one app. */
import { appContext } from "#browser/appContext";
import type { Browser } from "#browser/browser";
import type { Network } from "#relay/network";
import { createInstanceStore, type InstanceStore } from "./instance";
import { createLogoutGuards, type LogoutGuards } from "./logoutGuards";
import { createSession, type Session } from "./session";
import { createViewerRefresh, type ViewerRefresh } from "./viewerRefresh";

export interface SessionServices {
  readonly session: Session;
  readonly viewerRefresh: ViewerRefresh;
  readonly logoutGuards: LogoutGuards;
  readonly instance: InstanceStore;
  /** The path at which the activation logged the user out; null if it is not open. */
  readonly activation: { loggedOutAt: string | null };
}

/** `network` must use the credentials of the returned session. */
export function createSessionServices(browser: Browser, network: Network): SessionServices {
  const session = createSession(browser, network);
  return {
    session,
    viewerRefresh: createViewerRefresh(session, network),
    logoutGuards: createLogoutGuards(session.logout),
    instance: createInstanceStore(network),
    activation: { loggedOutAt: null },
  };
}

export const [SessionContext, useSessionServices] = appContext<SessionServices>("session");
