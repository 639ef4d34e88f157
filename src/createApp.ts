import type { BrowserOptions } from "#browser/browser";
import { loadChunk } from "#browser/loadChunk";
import { unlessDisposed } from "#relay/network";
import type { Workspace } from "./App";
import { createAppServices, type AppServices } from "./appServices";

/** One app with all its state; several in one page do not see each other, but share the address. */
export interface App extends AppServices {
  /** Shows the stored language, or German. */
  readonly startLanguage: () => Promise<void>;
  /** Takes up the stored session; resolves once it is known who is signed in, or that nobody is. */
  readonly start: () => Promise<void>;
  /** Loads what is behind the login. A part that failed to arrive is asked for again by the next call. */
  readonly loadWorkspace: () => Promise<Workspace>;
  /** Ends timers, listeners, streams and calls under way. What React shows of the app is unmounted before. */
  readonly dispose: () => void;
}

/** Creates an app; it does nothing before it is started. */
export function createApp(options: BrowserOptions): App {
  const disposal = new AbortController();
  const services = createAppServices(options, disposal.signal);
  const { language, sessionServices } = services;
  let workspace: Promise<Workspace> | null = null;

  function loadWorkspace(): Promise<Workspace> {
    // Not for an app that was disposed of meanwhile: nobody would end the workspace.
    workspace ??= unlessDisposed(
      services.network,
      loadChunk(() => import("./App")),
    ).then(({ createWorkspace }) => createWorkspace(services));
    workspace.catch(() => {
      workspace = null;
    });
    return workspace;
  }

  return {
    ...services,
    startLanguage: language.start,
    start: () => {
      void sessionServices.instance.load();
      return sessionServices.session.start();
    },
    loadWorkspace,
    dispose: () => disposal.abort(),
  };
}
