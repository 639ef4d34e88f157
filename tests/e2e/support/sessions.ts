/** Stored sessions, and how the app shows their end. */
import type { Client } from "pg";
import type { Locator, Page } from "playwright/test";

/** The login over a page whose session has ended. */
export const lapsedLogin = (page: Page): Locator => page.getByRole("dialog", { name: "Sitzung beendet" });

/** The warning before a session ends. */
export const endWarning = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: /^Ihre Sitzung endet in/ });

/** Ends a user's sessions on the server without notifying the app. */
export async function endSessions(db: Client, username: string): Promise<void> {
  const { rowCount } = await db.query(
    "delete from user_session where user_id = (select id from user_account where username = $1)",
    [username],
  );
  if (rowCount === 0) throw new Error(`${username} had no session.`);
}

/** Lets a user's sessions end this many seconds after `now`; `absolute` means even if they are used. */
export async function endSessionsIn(
  db: Client,
  username: string,
  seconds: number,
  { now = new Date(), absolute = false }: { readonly now?: Date; readonly absolute?: boolean } = {},
): Promise<void> {
  const { rowCount } = await db.query(
    `update user_session set
       idle_expires_at = $4::timestamptz + $2 * interval '1 second',
       absolute_expires_at =
         case when $3 then $4::timestamptz + $2 * interval '1 second' else absolute_expires_at end
     where user_id = (select id from user_account where username = $1)`,
    [username, seconds, absolute, now],
  );
  if (rowCount === 0) throw new Error(`${username} had no session.`);
}

/** Seconds from `now` until the only session of a user ends; null if there is none. */
export async function secondsLeft(db: Client, username: string, now: Date): Promise<number | null> {
  const { rows } = await db.query<{ left: number }>(
    `select extract(epoch from idle_expires_at - $2::timestamptz)::float8 as left from user_session
     where user_id = (select id from user_account where username = $1)`,
    [username, now],
  );
  if (rows.length > 1) throw new Error(`${username} has several sessions.`);
  return rows[0]?.left ?? null;
}

/** Sets a mark that only a page load removes. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mark: true }));
}

/** Whether the page has not been reloaded since it was marked. */
export function pageIsMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "mark" in window);
}
