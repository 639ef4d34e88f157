import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { test as base, type Browser, type BrowserContext, type Page, type TestInfo } from "playwright/test";
import { createDemoDatabase, timedProgram } from "./globalSetup";
import { builtFile, serverEnv, startServer, type BuiltServer } from "./server";

/** The built server with demo data, shared by all tests of a file. */
export interface App extends Pick<BuiltServer, "url" | "setTimes"> {
  /** Its database, to let sessions expire; null on the embedded one, whose folder the server has locked. */
  readonly db: Client | null;
  /** The server's log. */
  log(): string;
  /** Creates an administrator from the command line and returns the printed activation link. */
  createAdminLink(username: string, email: string): Promise<string>;
}

/** The open page if the next test of the worker may continue on it, and the user signed in there. */
export interface KeptPage {
  page: Page | null;
  username: string | null;
}

interface WorkerOptions {
  /** Set with `test.use({ database: "embedded" })` at the top of a file. */
  database: "postgres" | "embedded";
  serverEnv: Record<string, string>;
  /** Whether tests control the clock and the waits of the server. */
  isTimed: boolean;
}

interface TestOptions {
  /** A browser profile for one test: for a fake clock, or to measure or disturb script loading. */
  ownProfile: boolean;
}

/** Playwright's test with a built server; `baseURL` is its URL. */
export const test = base.extend<
  TestOptions,
  WorkerOptions & { app: App; sharedProfile: () => Promise<BrowserContext>; kept: KeptPage }
>({
  ownProfile: [false, { option: true }],
  sharedProfile: [
    async ({ browser }, provide) => {
      let profile: BrowserContext | undefined;
      await provide(async () => (profile ??= withoutClock(await newProfile(browser))));
      await profile?.close();
    },
    { scope: "worker" },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed.
  kept: [async ({}, provide) => provide({ page: null, username: null }), { scope: "worker" }],
  // Compiling all scripts again took most of a test's time,
  // so tests share the browser's cache and nothing else.
  context: async ({ app, browser, kept, ownProfile, sharedProfile }, provide, testInfo) => {
    if (ownProfile) {
      const context = await newProfile(browser);
      await provide(context);
      await printFailure(testInfo, context.pages());
      return context.close();
    }
    const context = await sharedProfile();
    await provide(context);
    const beside = await besidePage(context, app.url);
    const used = context.pages().filter((page) => page !== beside);
    await printFailure(testInfo, used);
    if (kept.page) return;
    await Promise.all(used.map((page) => page.close()));
    await clearProfile(context, app.url);
  },
  database: ["postgres", { option: true, scope: "worker" }],
  serverEnv: [{}, { option: true, scope: "worker" }],
  isTimed: [false, { option: true, scope: "worker" }],
  app: [
    async ({ database, serverEnv: env, isTimed }, provide) => {
      const closers: (() => Promise<unknown> | void)[] = [];
      try {
        await provide(await openApp({ database, serverEnv: env, isTimed }, closers));
      } finally {
        for (const close of closers.toReversed()) await close();
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ app }, provide) => provide(app.url),
});

/** A profile whose pages log every violation of the content security policy to the console. */
async function newProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return context;
}

/** Prints the page content of a failed test, since the log is often all that is left of a run. */
async function printFailure(
  { status, expectedStatus, title }: TestInfo,
  pages: readonly Page[],
): Promise<void> {
  if (status === expectedStatus) return;
  for (const page of pages) {
    const shown = await page
      .locator("body")
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    console.error(`${title}: ${page.url()} shows\n${shown}`);
  }
}

/** Removes what tests left in the browser's storage. */
export async function clearProfile(context: BrowserContext, origin: string): Promise<void> {
  const beside = await besidePage(context, origin);
  await context.clearPermissions();
  await context.clearCookies();
  await beside.evaluate(() => window.localStorage.clear());
}

const besidePages = new WeakMap<BrowserContext, Page>();

/** A page without scripts that stays open next to the others, for access to the browser's storage. */
export async function besidePage(context: BrowserContext, origin: string): Promise<Page> {
  const known = besidePages.get(context);
  if (known) return known;
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  besidePages.set(context, page);
  return page;
}

/** A fake clock stays installed for all later pages of a profile. */
function withoutClock(context: BrowserContext): BrowserContext {
  context.clock.install = async () => {
    throw new Error("A test that sets the clock needs test.use({ ownProfile: true }).");
  };
  return context;
}

async function openApp(
  { database, serverEnv: env, isTimed }: WorkerOptions,
  closers: (() => Promise<unknown> | void)[],
): Promise<App> {
  const dataDir = mkdtempSync(join(tmpdir(), "sm-data-"));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let db: Client | null = null;
  let databaseUrl: string | undefined;
  if (database === "postgres") {
    databaseUrl = await createDemoDatabase();
    db = new Client({ connectionString: databaseUrl });
    await db.connect();
    closers.push(() => db?.end());
  }
  const program = isTimed ? { program: timedProgram(), isTimed } : {};
  const server = await startServer({ dataDir, databaseUrl, env, ...program });
  closers.push(() => server.stop());
  const createAdminLink = async (username: string, email: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [builtFile("createAdmin"), "--username", username, "--email", email],
      { env: serverEnv(dataDir, databaseUrl, { PUBLIC_URL: server.url, ...env }) },
    );
    const link = /https?:\/\/\S+/.exec(stdout)?.[0];
    if (!link) throw new Error(`No link in: ${stdout}`);
    return link;
  };
  const { url, setTimes } = server;
  return { url, setTimes, db, log: () => server.output(), createAdminLink };
}

export { expect } from "playwright/test";
