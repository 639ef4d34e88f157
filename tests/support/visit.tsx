/**
 * Opens an app of its own at an address, as a browser would: the real session, router and Relay environments. Only the
 * network is replaced, by the mocked SDL.
 */
import { act, cleanup, render, screen, within, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import type { Session } from "#session/session";
import type { App as WholeApp } from "#src/createApp";
import { failure, mockEndpoints, type Overrides, type RecordedCall, type Resolvers } from "./mockedEndpoints";
import type { Person } from "./people";

export interface VisitOptions extends Overrides {
  /** Who is signed in; null: nobody. */
  readonly viewer?: Person | null;
  /** What local storage holds besides the token. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly stage?: "DEVELOPMENT" | "TEST" | "PRODUCTION";
  /** For tests with fake timers: how user-event lets time pass. */
  readonly advanceTimers?: (ms: number) => void;
  /** Whether the server answers when the app starts; it does unless said. */
  readonly isReachable?: boolean;
  /** Do not wait for the startup to end. */
  readonly startOnly?: boolean;
}

export interface App extends Pick<WholeApp, "browser" | "network" | "loadWorkspace"> {
  readonly session: Session;
  readonly user: UserEvent;
  readonly calls: readonly RecordedCall[];
  readonly view: RenderResult;
  /** The server forgets the token: the next call answers unauthorized. */
  readonly killSession: () => void;
  /** Nothing answers any more, or again. */
  readonly setReachable: (reachable: boolean) => void;
  /** The server answers that its database is away, or works again. */
  readonly setDatabaseAway: (away: boolean) => void;
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly click: (name: string | RegExp, role?: "button" | "link" | "menuitem") => Promise<void>;
  /** The message that stands at a field; null: none. */
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

/** Lets a login succeed; for the overrides of visit. */
export function loginAs(person: Person) {
  return () => ({ token: tokenOf(person), stage: "TEST", user: person });
}

const publicQueries: ReadonlySet<string> = new Set(["instance", "checkUserInvite"]);

/** Resolvers of an endpoint that refuse every root field they hold to a dead token, but for the public ones. */
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

/** Ends the app of the visit before. */
function endVisit(): void {
  cleanup();
  current?.app.dispose();
  current = null;
}

/** Calls the mocked server of the visit, past its app. */
export const callServer: typeof fetch = (input, init) => {
  if (!current) throw new Error("Nothing is visited.");
  return current.fetch(input, init);
};

/** Loads the code of the screen, so that no wait of a test depends on how long compiling takes. */
async function loadScreen({ loadWorkspace }: WholeApp, url: string): Promise<void> {
  const router = (await loadWorkspace()).router();
  const [matchedRoutes] = router.getMatchedRoutes(new URL(url, window.location.href).pathname);
  // Code that does not arrive is for the app to tell.
  await Promise.allSettled(matchedRoutes.map(async (route) => router.loadRouteChunk(route)));
}

/** The apps of tests share one window, so each one ends with its test, or with the next visit. */
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
  let reachable = options.isReachable ?? true;
  let databaseAway = false;
  const answer: typeof fetch = (input, init) => {
    if (!reachable) return Promise.reject(new TypeError("Failed to fetch"));
    return databaseAway ? Promise.resolve(databaseAwayAnswer()) : endpoints.fetch(input, init);
  };

  // Imported here for tests that reset modules, since they replace some: the app is to be of one piece.
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
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      if (text) await user.paste(text);
    },
    click: async (name, role = "button") => {
      await user.click(await screen.findByRole(role, { name }));
    },
    errorOf: (label) => {
      const id = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
      const texts = id.split(" ").map((part) => (part ? document.getElementById(part)?.textContent : null));
      return texts.find((text) => Boolean(text)) ?? null;
    },
    path: () => window.location.pathname + window.location.search,
  };
}

/** A login that the test lets through makes its token known to the mocked server. */
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
