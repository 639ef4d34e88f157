/**
 * Opens an app at a URL like a browser: the real session, router and
 * Relay environments. Only the network is replaced, by the mocked SDL.
 */
import { act, cleanup, render, screen, waitFor, within, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished } from "vitest";
import type { Session } from "#session/session";
import type { App as WholeApp } from "#src/createApp";
import { failure, mockEndpoints, type Overrides, type RecordedCall, type Resolvers } from "./mockedEndpoints";
import type { Person } from "./people";

export interface VisitOptions extends Overrides {
  /** The signed-in user; null for none. */
  readonly viewer?: Person | null;
  /** Initial local storage besides the token. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly stage?: "DEVELOPMENT" | "TEST" | "PRODUCTION";
  /** With fake timers: how user-event advances time. */
  readonly advanceTimers?: (ms: number) => void;
  /** Whether the server responds when the app starts; true by default. */
  readonly isReachable?: boolean;
  /** Wraps the mocked server, for example to change its answers. */
  readonly server?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** Return before the startup has finished. */
  readonly startOnly?: boolean;
}

export interface App extends Pick<WholeApp, "browser" | "network" | "loadWorkspace"> {
  readonly session: Session;
  readonly user: UserEvent;
  readonly calls: readonly RecordedCall[];
  readonly view: RenderResult;
  /** Invalidates the token on the server: the next call returns unauthorized. */
  readonly killSession: () => void;
  /** Makes the server unreachable, or reachable again. */
  readonly setReachable: (reachable: boolean) => void;
  /** Makes the server report an unavailable database, or a working one again. */
  readonly setDatabaseAway: (away: boolean) => void;
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly click: (name: string | RegExp, role?: "button" | "link" | "menuitem") => Promise<void>;
  /** The error at a field; null if there is none. */
  readonly errorOf: (label: string) => string | null;
  readonly path: () => string;
}

const tokenOf = (person: Person) => `token-of-${person.username}`;

function databaseAwayAnswer(): Response {
  const extensions = { code: "database_unavailable", params: [{ name: "outcome", value: "not_done" }] };
  const errors = [{ message: "database_unavailable", extensions }];
  return new Response(JSON.stringify({ errors }), { status: 503, headers: { "Retry-After": "1" } });
}

function baseResolvers(live: Map<string, Person>, options: VisitOptions): Resolvers {
  const viewerOf = (context: { headers: Headers }) => {
    const token = context.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    const viewer = live.get(token);
    if (!viewer) throw failure("unauthorized");
    return viewer;
  };
  const stage = options.stage ?? "TEST";
  return {
    Query: {
      user: (_: unknown, __: unknown, context: { headers: Headers }) => ({
        stage,
        user: viewerOf(context),
        maintenances: [],
        banner: null,
        preferences: usualPreferences,
      }),
      ownSession: (_: unknown, __: unknown, context: { headers: Headers }) => {
        viewerOf(context);
        return { id: "Session:1", secondsLeft: 1_800 };
      },
      node: () => null,
      instance: () => ({
        stage,
        version: "2025.42.0",
        hasDemoAccounts: false,
        passwordMinLength: 12,
        supportContact: "0821 324-0",
        imprintUrl: "https://www.example.org/impressum",
        privacyUrl: "https://www.example.org/datenschutz",
        barrierContact: "barrieren@example.org",
        loginBanner: null,
      }),
    },
    Mutation: {
      login: () => {
        throw failure("invalid_credentials");
      },
      logout: () => ({ endedSessionIds: [], errors: [] }),
    },
  };
}

/** Preferences of a user who has worked with the app before. */
const usualPreferences = { usesSingleKeys: true, hasSeenWelcome: true };

/** A login resolver that succeeds, for the overrides of `visit`. */
export function loginAs(person: Person) {
  return () => ({
    token: tokenOf(person),
    stage: "TEST",
    user: person,
    maintenances: [],
    banner: null,
    preferences: usualPreferences,
  });
}

const publicQueries: ReadonlySet<string> = new Set(["instance", "checkUserInvite"]);

/** Wraps resolvers to reject a dead token for every root field except public ones. */
function guarded(resolvers: Resolvers | undefined, live: Map<string, Person>): Resolvers | undefined {
  const queries = resolvers?.Query;
  if (!queries) return resolvers;
  const guardedQueries = Object.fromEntries(
    Object.entries(queries).map(([name, resolve]) => [
      name,
      typeof resolve !== "function" || publicQueries.has(name)
        ? resolve
        : (root: unknown, args: unknown, context: { headers: Headers }, info: unknown): unknown => {
            const token = context.headers.get("authorization")?.replace("Bearer ", "") ?? "";
            if (!live.has(token)) throw failure("unauthorized");
            return resolve(root, args, context, info);
          },
    ]),
  );
  return { ...resolvers, Query: guardedQueries };
}

let current: { readonly app: WholeApp; readonly fetch: typeof fetch } | null = null;

/** Disposes the app of the previous visit. */
function endVisit(): void {
  cleanup();
  current?.app.dispose();
  current = null;
}

/** Calls the mocked server of the visit, bypassing its app. */
export const callServer: typeof fetch = (input, init) => {
  if (!current) throw new Error("Nothing is visited.");
  return current.fetch(input, init);
};

/** Loads the code of the screen first, so that no wait in a test depends on compile time. */
async function loadScreen({ loadWorkspace }: WholeApp, url: string): Promise<void> {
  const router = (await loadWorkspace()).router();
  const [matchedRoutes] = router.getMatchedRoutes(new URL(url, window.location.href).pathname);
  // The app itself handles chunks that fail to load.
  await Promise.allSettled(matchedRoutes.map(async (route) => router.loadRouteChunk(route)));
}

/** Apps of tests share one window, so each is disposed with its test or at the next visit. */
export async function visit(url: string, options: VisitOptions = {}): Promise<App> {
  endVisit();
  onTestFinished(endVisit);
  const live = new Map<string, Person>();
  const viewer = options.viewer ?? null;
  window.localStorage.clear();
  if (viewer) {
    live.set(tokenOf(viewer), viewer);
    window.localStorage.setItem("token", tokenOf(viewer));
  }
  for (const [key, value] of Object.entries(options.stored ?? {})) window.localStorage.setItem(key, value);
  window.history.replaceState(null, "", url);

  const { mgt, process, ikfz } = options;
  const endpoints = mockEndpoints(
    {
      mgt: baseResolvers(live, options),
      "mgt-v2": { Query: { node: () => null } },
      process: {
        Query: { node: () => null, processCounts: () => [] },
      },
      ikfz: { Query: { node: () => null } },
    },
    {
      mgt: withLogins(guarded(mgt, live), live),
      "mgt-v2": guarded(options["mgt-v2"], live),
      process: guarded(process, live),
      ikfz: guarded(ikfz, live),
    },
  );
  const server = options.server?.(endpoints.fetch) ?? endpoints.fetch;
  let reachable = options.isReachable ?? true;
  let databaseAway = false;
  const answer: typeof fetch = (input, init) => {
    if (!reachable) return Promise.reject(new TypeError("Failed to fetch"));
    return databaseAway ? Promise.resolve(databaseAwayAnswer()) : server(input, init);
  };

  // Imported here for tests that reset modules to replace some: all of the app must use the same copies.
  const [{ createApp }, { Root }] = await Promise.all([import("#src/createApp"), import("#src/Root")]);
  const app = createApp({ fetch: answer, storage: window, history: window.history });
  current = { app, fetch: answer };
  await loadScreen(app, url);
  await app.startLanguage();
  const started = app.start();
  const view = render(<Root app={app} />);
  if (!options.startOnly) await act(() => started);

  const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {});
  const { browser, network, loadWorkspace, sessionServices } = app;
  return {
    browser,
    network,
    session: sessionServices.session,
    loadWorkspace,
    user,
    view,
    calls: endpoints.calls,
    killSession: () => live.clear(),
    setReachable: (value) => {
      reachable = value;
    },
    setDatabaseAway: (value) => {
      databaseAway = value;
    },
    fill: async (label, text) => {
      const field = await inFocusedDialog(await screen.findByLabelText(label));
      await user.clear(field);
      if (text) await user.paste(text);
    },
    click: async (name, role = "button") => {
      await user.click(await inFocusedDialog(await screen.findByRole(role, { name })));
    },
    errorOf: (label) => {
      const id = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
      const texts = id.split(" ").map((part) => (part ? document.getElementById(part)?.textContent : null));
      return texts.find((text) => Boolean(text)) ?? null;
    },
    path: () => window.location.pathname + window.location.search,
  };
}

/** Waits until the dialog around an element, or a panel above it, has the focus: it moves some frames after opening. */
async function inFocusedDialog(element: HTMLElement): Promise<HTMLElement> {
  const dialog = element.closest("[aria-modal=true]");
  const focused = () => document.activeElement?.closest("[role=dialog], [role=alertdialog]") ?? null;
  const isPanel = (owner: Element | null) => owner !== null && !owner.matches("[aria-modal=true]");
  if (dialog) await waitFor(() => expect(focused() === dialog || isPanel(focused())).toBe(true));
  return element;
}

/** Registers the token of a successful login with the mocked server. */
function withLogins(resolvers: Resolvers | undefined, live: Map<string, Person>): Resolvers | undefined {
  const login = resolvers?.Mutation?.login;
  if (typeof login !== "function") return resolvers;
  return {
    ...resolvers,
    Mutation: {
      ...resolvers?.Mutation,
      login: async (...args: unknown[]): Promise<unknown> => {
        const result: unknown = await login(...args);
        if (typeof result === "object" && result !== null && "token" in result && "user" in result) {
          live.set(String(result.token), result.user as Person);
        }
        return result;
      },
    },
  };
}

export { act, render, screen, within };
