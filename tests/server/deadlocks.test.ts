/** Two changes that wait for each other. */
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { countAttempt, loginAttempt } from "#server/domain/sessions/loginThrottle";
import { inTransaction, done } from "#server/domain/mutationResult";
import type { Database } from "#server/storage/database/database";
import { postgres } from "../support/databases";
import { countWaiting } from "../support/waiting";

// The embedded database runs one transaction at a time, so deadlocks cannot occur there.
describe("Concurrent changes", async () => {
  const open = await postgres.open();
  await sql`create table pair (name text primary key, value integer not null)`.execute(open.db);
  await sql`insert into pair values ('left', 0), ('right', 0)`.execute(open.db);
  afterAll(() => open.close());

  test("both succeed, once each", async () => {
    const arrived: (() => void)[] = [];
    /** Waits until both hold their first row; a retry passes at once. */
    const both = () =>
      new Promise<void>((resolve) => {
        arrived.push(resolve);
        if (arrived.length > 1) for (const release of arrived) release();
      });
    let runs = 0;
    const raise = (first: string, second: string) =>
      inTransaction(open, async (tx) => {
        runs += 1;
        await sql`update pair set value = value + 1 where name = ${first}`.execute(tx);
        await both();
        await sql`update pair set value = value + 1 where name = ${second}`.execute(tx);
        return done(first);
      });

    const outcomes = await Promise.all([raise("left", "right"), raise("right", "left")]);
    expect(outcomes).toEqual([done("left"), done("right")]);
    // PostgreSQL aborts one of them, on a busy machine both.
    expect(runs).toBeGreaterThan(2);
    const { rows } = await sql`select name, value from pair order by name`.execute(open.db);
    expect(rows).toEqual([
      { name: "left", value: 2 },
      { name: "right", value: 2 },
    ]);
  });

  test("all other errors reach the caller at once", async () => {
    let runs = 0;
    const failing = inTransaction(open, async (tx) => {
      runs += 1;
      await sql`insert into pair values ('left', 0)`.execute(tx);
      return done(null);
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(runs).toBe(1);
  });

  test("two concurrent logins, long after failed ones of others, do not block each other", async () => {
    const attempt = (db: Database, address: string, at: Date) =>
      countAttempt(db, loginAttempt({ name: "anna", accountId: null, address, client: null, at }));
    await attempt(open.db, "192.0.2.2", new Date(0));
    const now = new Date();
    let second: Promise<void> | undefined;
    let isOver = false;
    // The first call has already deleted stale rows when the second one overtakes it.
    const overtaken = open.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (second !== undefined) return result;
        second = attempt(open.db, "192.0.2.1", now).finally(() => (isOver = true));
        await expect.poll(async () => isOver || (await countWaiting(open.db)) > 0).toBe(true);
        return result;
      },
    });
    const outcomes: PromiseSettledResult<void>[] = [];
    outcomes.push(...(await Promise.allSettled([attempt(overtaken, "192.0.2.1", now)])));
    outcomes.push(...(await Promise.allSettled([second ?? Promise.reject(new Error("There is none."))])));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const counted = await open.db.selectFrom("login_throttle").select("failures").execute();
    expect(counted).toEqual([{ failures: 2 }, { failures: 2 }]);
  });
});
