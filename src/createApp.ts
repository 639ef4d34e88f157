import type { BrowserOptions } from "#browser/browser";
import { loadChunk } from "#browser/loadChunk";
import { nextTask } from "#browser/nextTask";
import { unlessDisposed } from "#relay/network";
import type { Workspace } from "./App";
import { createAppServices, type AppServices } from "./appServices";

/** One app with all its state. Several apps in one page are independent, but share the URL. */
export interface App extends AppServices {
  /** Activates the stored language, German by default. */
  readonly startLanguage: () => Promise<void>;
  /** Resumes the stored session; resolves once the signed-in user, if any, is known. */
  readonly start: () => Promise<void>;
  /** Loads the code behind the login. The next call retries failed chunks. */
  readonly loadWorkspace: () => Promise<Workspace>;
  /** Ends timers, listeners, streams and pending calls. Unmount the React tree first. */
  readonly dispose: () => void;
}

/** Creates an app, which is idle until it is started. */
export function createApp(options: BrowserOptions): App {
  const disposal = new AbortController();
  const services = createAppServices(options, disposal.signal);
  const { language, sessionServices } = services;
  let workspace: Promise<Workspace> | null = null;

  /** Runs each step in a separate task, so that the browser can handle input in between. */
  async function loadApp(): Promise<typeof import("./App")> {
    const app = await loadChunk(() => import("./App"));
    app.chakraSystem();
    await nextTask();
    return app;
  }

  function loadWorkspace(): Promise<Workspace> {
    // The app was disposed while the code loaded, so nothing would dispose the workspace.
    workspace ??= unlessDisposed(services.network, loadApp()).then(({ createWorkspace }) =>
      createWorkspace(services),
    );
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
