import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { findViewer } from "#server/domain/sessions/sessions";
import { databases } from "../support/databases";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { storeCommunes } from "../support/register";
import { addSession, minutes } from "../support/sessions";

const start = new Date("2026-11-20T10:00:00.000Z");
const augsburg = {
  ags: "09761000",
  name: "Augsburg",
  unit: "Stadt",
  postalCodes: ["86150"],
  services: ["ikfz-neuzulassung", "ew-ummeldung", "pw-eheurkunde"],
};

describe.each(databases)("Sessions on $name", async (kind) => {
  let token: string;
  const open = await kind.open();
  await storeCommunes(open.db, [augsburg]);
  const userId = await addUser(open.db, {
    username: "Änne",
    roles: [memberOf("09761000", "pw-eheurkunde", "ew-ummeldung")],
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.db.deleteFrom("user_session").execute();
    await open.db.updateTable("user_account").set({ active: true }).execute();
    await open.db.deleteFrom("system_setting").execute();
    token = await addSession(open.db, userId, start);
  });

  const viewerAt = (now: Date, isBackground = false) => findViewer(open.db, token, { now, isBackground });

  test("identify the caller, with the role entries in order", async () => {
    expect(await viewerAt(start)).toEqual({
      id: userId,
      username: "Änne",
      email: "Änne@example.org",
      active: true,
      roles: [{ type: "MEMBER", ags: "09761000", services: ["pw-eheurkunde", "ew-ummeldung"] }],
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("store nothing that would open a session", async () => {
    const row = await open.db.selectFrom("user_session").selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(row.token_hash)).toEqual(createHash("sha256").update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test.each([
    ["none", null],
    ["empty", ""],
    ["garbled", "\u0000".repeat(43)],
    ["too long", "A".repeat(5_000_000)],
    ["of another installation", randomBytes(32).toString("base64url")],
  ])("refuse a token that is %s", async (_what, foreign) => {
    expect(await findViewer(open.db, foreign, { now: start, isBackground: false })).toBeNull();
  });

  test("end 30 to 31 minutes after the last use, however often they were used", async () => {
    let now = start;
    for (let use = 0; use < 200; use++) {
      now = minutes(use * 0.37, start);
      expect(await viewerAt(now)).not.toBeNull();
    }
    expect(await viewerAt(minutes(29.99, now), true)).not.toBeNull();
    expect(await viewerAt(minutes(31.01, now))).toBeNull();
  });

  test("record their use once a minute", async () => {
    const lastUse = () => open.db.selectFrom("user_session").select("last_used_at").executeTakeFirstOrThrow();
    await viewerAt(minutes(0.9, start));
    expect((await lastUse()).last_used_at).toEqual(start);
    const later = [1.1, 1.2, 1.3].map((minute) => minutes(minute, start));
    await Promise.all(later.map((now) => viewerAt(now)));
    const noted = (await lastUse()).last_used_at;
    expect(later).toContainEqual(noted);
    await viewerAt(minutes(0.9, noted));
    expect((await lastUse()).last_used_at).toEqual(noted);
  });

  test("are extended even if the database has a finer clock resolution", async () => {
    await open.db.deleteFrom("user_session").execute();
    token = await addSession(open.db, userId, start, "987 microseconds");
    await viewerAt(minutes(20, start));
    expect(await viewerAt(minutes(45, start))).not.toBeNull();
  });

  test("do not count polling as use", async () => {
    for (let minute = 1; minute <= 30; minute++)
      expect(await viewerAt(minutes(minute, start), true)).not.toBeNull();
    expect(await viewerAt(minutes(31.01, start), true)).toBeNull();
  });

  test("end after 12 hours in any case", async () => {
    for (let minute = 0; minute < 720; minute += 20)
      expect(await viewerAt(minutes(minute, start))).not.toBeNull();
    expect(await viewerAt(minutes(719.9, start))).not.toBeNull();
    expect(await viewerAt(minutes(720, start))).toBeNull();
  });

  test("take both durations from the settings", async () => {
    const settings = { sessionIdleMinutes: 2, sessionAbsoluteHours: 0.1 };
    const values = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
    await open.db.insertInto("system_setting").values(values).execute();
    token = await addSession(open.db, userId, start);
    expect(await viewerAt(minutes(1.9, start))).not.toBeNull();
    expect(await viewerAt(minutes(3.8, start))).not.toBeNull();
    expect(await viewerAt(minutes(5.7, start))).not.toBeNull();
    expect(await viewerAt(minutes(6, start))).toBeNull();
  });

  test("end at once with the user's deactivation", async () => {
    await open.db.updateTable("user_account").set({ active: false }).where("id", "=", userId).execute();
    expect(await viewerAt(start)).toBeNull();
    expect((await call(open.db, { token, now: start }, "{ user { stage } }")).codes).toEqual([
      "unauthorized",
    ]);
  });

  test("return their remaining time, and are extended on demand up to the absolute end", async () => {
    const own = `{ ownSession { idleExpiresAt absoluteExpiresAt secondsLeft } }`;
    const extend = `mutation { extendSession(input: {}) { session { secondsLeft idleExpiresAt } errors { code } } }`;
    const end = "2026-11-20T22:00:00.000Z";
    const fresh = await call(open.db, { token, now: start }, own);
    expect(fresh.data?.["ownSession"]).toEqual({
      idleExpiresAt: "2026-11-20T10:30:00.000Z",
      absoluteExpiresAt: end,
      secondsLeft: 1800,
    });
    const polled = await call(open.db, { token, now: minutes(21, start), isBackground: true }, own);
    expect(polled.data?.["ownSession"]).toMatchObject({ secondsLeft: 600 });
    const extended = await call(open.db, { token, now: minutes(21, start), isBackground: true }, extend);
    expect(extended.data?.["extendSession"]).toEqual({
      session: { secondsLeft: 1800, idleExpiresAt: "2026-11-20T10:51:00.000Z" },
      errors: [],
    });
    await open.db
      .updateTable("user_session")
      .set({ absolute_expires_at: minutes(30, start) })
      .execute();
    const last = await call(open.db, { token, now: minutes(29, start) }, extend);
    expect(last.data?.["extendSession"]).toMatchObject({ session: { secondsLeft: 60 } });
  });

  test("end by logout: this one, or all of the user's and nobody else's", async () => {
    const logout =
      "mutation ($all: Boolean!) { logout(input: { everywhere: $all }) { endedSessionIds errors { code } } }";
    const second = await addSession(open.db, userId, start);
    const third = await addSession(open.db, userId, start);
    const other = await addSession(
      open.db,
      await addUser(open.db, { username: `other-${kind.name}` }),
      start,
    );
    const alive = async () =>
      (
        await Promise.all(
          [token, second, third, other].map((one) =>
            findViewer(open.db, one, { now: start, isBackground: true }),
          ),
        )
      ).map((viewer) => viewer !== null);
    const one = await call(open.db, { token, now: start }, logout, { all: false });
    expect(one.data?.["logout"]).toMatchObject({ endedSessionIds: [expect.any(String)], errors: [] });
    expect(await alive()).toEqual([false, true, true, true]);
    await call(open.db, { token: second, now: start }, logout, { all: true });
    expect(await alive()).toEqual([false, false, false, true]);
    const log = await open.db.selectFrom("activity").select(["type", "actor_name", "after"]).execute();
    expect(log).toEqual([{ type: "END_SESSIONS", actor_name: "Änne", after: { endedSessions: 2 } }]);
  });

  test("return the current user in the wire format", async () => {
    const source = `{ user { stage user { username roles { type services commune { ags name unit state services } } permissions } } }`;
    const { data } = await call(open.db, { token, now: start }, source);
    expect(data?.["user"]).toEqual({
      stage: "TEST",
      user: {
        username: "Änne",
        roles: [
          {
            type: "MEMBER",
            services: ["ew-ummeldung", "pw-eheurkunde"],
            commune: {
              ags: "09761000",
              name: "Augsburg",
              unit: "Stadt",
              state: "BY",
              services: ["ew-ummeldung", "pw-eheurkunde", "ikfz-neuzulassung"],
            },
          },
        ],
        permissions: expect.arrayContaining(["metrics"]),
      },
    });
  });

  test("return nodes by id only to users who may see them", async () => {
    const node = "query ($id: ID!) { node(id: $id) { __typename id } }";
    const idOf = (text: string) => Buffer.from(text).toString("base64url");
    const support = await addUser(open.db, {
      username: `support-${kind.name}`,
      roles: systemRole("SUPPORT"),
    });
    const supportToken = await addSession(open.db, support, start);
    const read = (by: string, id: string) => call(open.db, { token: by, now: start }, node, { id: idOf(id) });
    const own = await open.db
      .selectFrom("user_session")
      .select("id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();

    expect((await read(token, `Session:${own.id}`)).data?.["node"]).toMatchObject({ __typename: "Session" });
    expect((await read(supportToken, `Session:${own.id}`)).data).toEqual({ node: null });
    expect((await read(supportToken, `User:${userId}`)).data?.["node"]).toMatchObject({ __typename: "User" });
    expect((await read(token, `User:${userId}`)).codes).toEqual(["insufficient_permissions"]);
    expect((await read(token, "User:00000000-0000-4000-8000-000000000000")).codes).toEqual([
      "insufficient_permissions",
    ]);
    expect((await read(token, "Commune:09761000")).data?.["node"]).toMatchObject({ __typename: "Commune" });
    for (const id of ["Commune:01001000", "Commune:1 or 1=1", "User:", "Service:x", "", "\u0000"]) {
      const { data, codes } = await read(supportToken, id);
      expect({ data, codes }, id).toEqual({ data: { node: null }, codes: [] });
    }
  });
});
