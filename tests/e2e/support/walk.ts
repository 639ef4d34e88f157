import { createHash, randomBytes } from "node:crypto";
import type { Client } from "pg";
import type { BrowserContext, ConsoleMessage, Page, WebError } from "playwright/test";
import type { Locale } from "#i18n/locales";
import { besidePage, expect, test as base, type App } from "./test";

/** Console errors of the browser; a test fails on any that it did not allow. */
interface ConsoleErrors {
  /** Allows errors that the test causes, such as aborted calls. */
  allow(pattern: RegExp): void;
}

interface Walk {
  readonly consoleErrors: ConsoleErrors;
  /** Opens a URL as this demo user, with a new session, in this language; by default in that of the browser. */
  readonly visitAs: (username: string, path: string, language?: Locale) => Promise<void>;
  /**
   * Opens a URL in another browser, signed in as the given user or anonymous. Only
   * the front page renders at full speed: call bringToFront before acting on either.
   */
  readonly colleagueAs: (username: string | null, path: string) => Promise<Page>;
}

/** The test with the built server, for walks through the app: the browser console must stay clean. */
export const test = base.extend<Walk>({
  consoleErrors: [
    async ({ context, app }, provide) => {
      await databaseOf(app).query("delete from login_throttle");
      const { heard, stop } = listen(context);
      const allowed: RegExp[] = [];
      await provide({ allow: (pattern) => void allowed.push(pattern) });
      stop();
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "console errors of the browser").toEqual([]);
    },
    { auto: true },
  ],
  visitAs: async ({ page, app }, provide) => {
    await provide(async (username, path, language) => {
      await beginWithoutPlaces(databaseOf(app), username);
      const token = await beginSession(databaseOf(app), username);
      await storeToken(page, app.url, token);
      if (language) await store(page, app.url, "language", language);
      // A page in the background would render once per second.
      await page.bringToFront();
      await page.goto(path);
    });
  },
  colleagueAs: async ({ browser, app }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (username, path) => {
      const context = await browser.newContext({
        baseURL: app.url,
        locale: "de-DE",
        reducedMotion: "reduce",
      });
      contexts.push(context);
      const page = await context.newPage();
      if (username !== null) await storeToken(page, app.url, await beginSession(databaseOf(app), username));
      await page.bringToFront();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** The server's database. */
export function databaseOf(app: App): Client {
  if (!app.db) throw new Error("These tests need the server on PostgreSQL.");
  return app.db;
}

/** Inserts a session for the user and returns its token. */
export async function beginSession(db: Client, username: string, secondsLeft = 1_800): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  const { rowCount } = await db.query(
    `insert into user_session (token_hash, user_id, last_used_at, idle_expires_at, absolute_expires_at)
     select $1, id, now(), now() + $3 * interval '1 second', now() + interval '12 hours'
     from user_account where username = $2 and active`,
    [hash, username, secondsLeft],
  );
  if (rowCount !== 1) throw new Error(`Nobody active is called ${username}.`);
  return token;
}

/** What a user has seen and visited before a walk: the introduction, and no places. */
async function beginWithoutPlaces(db: Client, username: string): Promise<void> {
  await db.query(`update user_account set has_seen_welcome = true where username = $1`, [username]);
  await db.query(
    `delete from visited_place where user_id = (select id from user_account where username = $1)`,
    [username],
  );
}

/** Makes the app start with this token. */
export async function storeToken(page: Page, origin: string, token: string): Promise<void> {
  await store(page, origin, "token", token);
}

async function store(page: Page, origin: string, key: string, value: string): Promise<void> {
  const beside = await besidePage(page.context(), origin);
  await beside.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, value] as const);
}

function listen(context: BrowserContext): { heard: readonly string[]; stop: () => void } {
  const heard: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
  };
  const onError = (error: WebError) => void heard.push(String(error.error()));
  context.on("console", onConsole).on("weberror", onError);
  const stop = () => void context.off("console", onConsole).off("weberror", onError);
  return { heard, stop };
}

export { expect } from "./test";
