import { createHash, randomBytes } from "node:crypto";
import type { Client } from "pg";
import type { BrowserContext, Page } from "playwright/test";
import { expect, test as base, type App } from "./test";

/** What the browser complained of; a test fails with anything it did not announce. */
interface Complaints {
  /** Announces complaints that belong to what the test does, such as calls that it cuts off. */
  allow(pattern: RegExp): void;
}

interface Walk {
  readonly complaints: Complaints;
  /** Opens an address as this user of the demo data, whose session begins at that moment. */
  readonly visitAs: (username: string, path: string) => Promise<void>;
}

/** The test with the built server, for walks through the app: nothing may show up in the browser's console. */
export const test = base.extend<Walk>({
  complaints: [
    async ({ context, app }, provide) => {
      await databaseOf(app).query("delete from login_throttle");
      const heard = await listen(context);
      const allowed: RegExp[] = [];
      await provide({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
  visitAs: async ({ page, app }, provide) => {
    await provide(async (username, path) => {
      const token = await beginSession(databaseOf(app), username);
      await storeToken(page, app.url, token);
      await page.goto(path);
    });
  },
});

/** The server's database. */
export function databaseOf(app: App): Client {
  if (!app.db) throw new Error("These tests need the server on PostgreSQL.");
  return app.db;
}

/** Puts a session for the user into the database and answers its token. */
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

/** Lets the browser start with this token. */
export async function storeToken(page: Page, origin: string, token: string): Promise<void> {
  const localStorage = [{ name: "token", value: token }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

async function listen(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
  });
  context.on("weberror", (error) => heard.push(String(error.error())));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return heard;
}

export { expect } from "./test";
