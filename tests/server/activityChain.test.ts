/** The hash chain over the activity log: appending, checking, tampering and pseudonymising. */
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { readChain, verifyActivitiesByJob } from "#server/domain/activity/activityChain";
import { chainActivities } from "#server/domain/activity/chaining";
import { checkChain } from "#server/domain/activity/chainCheck";
import { pseudonymiseActivities } from "#server/domain/activity/pseudonymisation";
import type { Database } from "#server/storage/database/database";
import { clearActivities, withoutTriggers } from "../support/activities";
import { bothDatabases } from "../support/databases";
import { addUser, contextOf, systemRole } from "../support/serverCalls";

const first = new Date("2024-03-05T10:00:00Z");
const minute = (number: number) => new Date(first.getTime() + number * 60_000);

describe.each(bothDatabases)("Chain of the activity log on $name", async ({ open }) => {
  const { db, close } = await open();
  const userId = await addUser(db, { username: "support", roles: systemRole("SUPPORT") });
  const actor = { id: userId, username: "support", roles: systemRole("SUPPORT") };
  const ctx = { ...(await contextOf(db, { token: "" })), now: () => new Date("2026-11-20T10:00:00Z") };
  const changed = { username: "person", email: "person@example.org", roles: { all: ["ADMIN"] } };
  let ids: readonly number[] = [];
  afterAll(close);

  const add = (activity: Partial<Activity> = {}) =>
    db.transaction().execute((tx) =>
      recordActivity(tx, {
        type: "SAVE_COMMUNE",
        at: first,
        actor,
        target: { kind: "commune", id: "09761000" },
        ...activity,
      }),
    );
  const check = async () => {
    const result = await checkChain(ctx, async () => true);
    const { state, brokenPosition, brokenActivityId, holdsUntil } = result ?? {};
    return { state, brokenPosition, brokenActivityId, holdsUntil };
  };
  const broken = (position: number | null, id: number | null | undefined, holdsUntil: Date | null) => ({
    state: "BROKEN",
    brokenPosition: position,
    brokenActivityId: id ?? null,
    holdsUntil,
  });

  beforeEach(async () => {
    await clearActivities(db);
    await sql`delete from activity_chain_check`.execute(db);
    for (let number = 0; number < 4; number += 1) {
      await add({ at: minute(number), after: { name: `Name ${number}` } });
    }
    await add({
      type: "UPDATE_USER",
      at: minute(4),
      target: { kind: "user", id: userId },
      label: "person",
      after: changed,
    });
    expect(await chainActivities(ctx)).toBe(5);
    const rows = await db.selectFrom("activity").select("id").orderBy("id").execute();
    ids = rows.map(({ id }) => id);
  });

  test("holds for all entries, and its state names the head", async () => {
    expect(await chainActivities(ctx)).toBe(0);
    await add({ at: minute(5) });
    expect(await readChain(ctx)).toMatchObject({ length: 5, waitingCount: 1, chainedUntil: minute(4) });
    expect((await readChain(ctx)).head).toMatch(/^[0-9a-f]{64}$/);
    expect((await check()).state).toBe("INTACT");
    expect(await verifyActivitiesByJob(ctx)).toBe(true);
    expect((await readChain(ctx)).check).toMatchObject({
      state: "INTACT",
      checkedCount: 5,
      holdsUntil: minute(4),
    });
    const entry = await db.selectFrom("activity").selectAll().orderBy("id", "desc").executeTakeFirst();
    expect(entry).toMatchObject({ type: "VERIFY_ACTIVITIES", actor_name: "System", after: { count: 5 } });
  });

  test("refuses to change, delete and truncate entries and links", async () => {
    const refusals = [
      sql`update activity set actor_name = 'x'`,
      sql`delete from activity`,
      sql`truncate activity`,
      sql`update activity_chain set hash = ''`,
      sql`delete from activity_chain`,
      sql`delete from activity_salt`,
    ];
    for (const statement of refusals) {
      await expect(statement.execute(db)).rejects.toThrow("activity log cannot be changed");
    }
    // The flag of the pseudonymisation lets only personal values through.
    const pseudonymising = (statement: ReturnType<typeof sql>) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('activity_log.pseudonymising', 'on', true)`.execute(tx);
        await statement.execute(tx);
      });
    for (const statement of [sql`update activity set type = 'ENABLE_SERVICE'`, sql`delete from activity`]) {
      await expect(pseudonymising(statement)).rejects.toThrow("activity log cannot be changed");
    }
  });

  const tamperings: readonly (readonly [string, (tx: Database) => Promise<unknown>, () => object])[] = [
    [
      "a changed value",
      (tx) =>
        tx
          .updateTable("activity")
          .set({ after: '{"name":"x"}' })
          .where("id", "=", ids[2] ?? 0)
          .execute(),
      () => broken(3, ids[2], minute(1)),
    ],
    [
      "a changed actor",
      (tx) =>
        tx
          .updateTable("activity")
          .set({ actor_name: "other" })
          .where("id", "=", ids[1] ?? 0)
          .execute(),
      () => broken(2, ids[1], minute(0)),
    ],
    [
      "an actor replaced as if pseudonymised",
      async (tx) => {
        const values = { actor_name: "Person 0a1b2c", actor_user_id: null };
        await tx
          .updateTable("activity")
          .set(values)
          .where("id", "=", ids[1] ?? 0)
          .execute();
        await tx
          .deleteFrom("activity_salt")
          .where("activity_id", "=", ids[1] ?? 0)
          .execute();
      },
      () => broken(2, ids[1], minute(0)),
    ],
    [
      "a removed entry",
      (tx) =>
        tx
          .deleteFrom("activity")
          .where("id", "=", ids[3] ?? 0)
          .execute(),
      () => broken(4, null, minute(2)),
    ],
    [
      "an entry removed with its link",
      async (tx) => {
        await tx
          .deleteFrom("activity")
          .where("id", "=", ids[3] ?? 0)
          .execute();
        await tx.deleteFrom("activity_chain").where("position", "=", 4).execute();
      },
      () => broken(4, ids[4], minute(2)),
    ],
    [
      "an inserted entry",
      (tx) =>
        tx
          .insertInto("activity")
          .values({
            type: "SAVE_COMMUNE",
            at: minute(1),
            actor_name: "x",
            target_kind: "commune",
            target_id: "09761000",
          })
          .execute(),
      () => ({ ...broken(null, null, minute(4)), brokenActivityId: expect.any(Number) }),
    ],
    [
      "a removed end",
      async (tx) => {
        await tx
          .deleteFrom("activity")
          .where("id", "=", ids[4] ?? 0)
          .execute();
        await tx.deleteFrom("activity_chain").where("position", "=", 5).execute();
      },
      () => broken(5, null, minute(3)),
    ],
    [
      "swapped entries",
      (tx) =>
        sql`update activity_chain set activity_id = ${ids[0]}::bigint + ${ids[1]}::bigint - activity_id where position <= 2`.execute(
          tx,
        ),
      () => broken(1, ids[1], null),
    ],
  ];

  test.each(tamperings)("finds %s", async (_, tamper, expected) => {
    // Swapping breaks the unique index within the statement, which a real attacker would drop.
    await sql`alter table activity_chain drop constraint if exists activity_chain_activity_id_key`.execute(
      db,
    );
    await withoutTriggers(db, tamper);
    expect(await check()).toEqual(expected());
  });

  test("still holds after persons were pseudonymised, and accepts no other replacement", async () => {
    await add({ at: new Date("2026-11-01T10:00:00Z") });
    await chainActivities(ctx);
    expect(await pseudonymiseActivities(ctx)).toBe(5);
    const entries = await db.selectFrom("activity").selectAll().orderBy("id").execute();
    const pseudonym = entries[0]?.actor_name ?? "";
    expect(pseudonym).toMatch(/^Person [0-9a-f]{6}$/);
    expect(entries.map((entry) => entry.actor_name)).toEqual([
      ...Array<string>(5).fill(pseudonym),
      "support",
    ]);
    expect(entries.map((entry) => entry.actor_user_id)).toEqual([...Array<null>(5).fill(null), userId]);
    // The actor of the entries is the user whom the last one is about.
    expect(entries[4]).toMatchObject({
      target_id: pseudonym,
      label: pseudonym,
      after: { username: pseudonym, email: pseudonym, roles: { all: ["ADMIN"] } },
    });
    expect(JSON.stringify(entries.slice(0, 5))).not.toMatch(/support|example\.org/);
    expect((await check()).state).toBe("INTACT");
    expect(await pseudonymiseActivities(ctx)).toBe(0);
    await withoutTriggers(db, (tx) =>
      tx
        .updateTable("activity")
        .set({ actor_name: "support" })
        .where("id", "=", ids[1] ?? 0)
        .execute(),
    );
    expect(await check()).toMatchObject({ state: "BROKEN", brokenPosition: 2 });
  });

  test("a check that its server left is interrupted, and another can start", async () => {
    const started = new Date("2026-11-20T09:58:00Z");
    await db
      .insertInto("activity_chain_check")
      .values({ state: "RUNNING", started_at: started, heartbeat_at: started, started_by_name: "support" })
      .execute();
    expect((await readChain(ctx)).check?.state).toBe("INTERRUPTED");
    const earlier = { ...ctx, now: () => new Date("2026-11-20T09:58:30Z") };
    expect((await readChain(earlier)).check?.state).toBe("RUNNING");
    expect(await verifyActivitiesByJob(earlier)).toBeNull();
    expect(await verifyActivitiesByJob(ctx)).toBe(true);
  });
});
