import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "../support/databases";
import { storeCommunes } from "../support/register";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession, minutes } from "../support/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");
const instance = `{ instance {
  stage version hasDemoAccounts passwordMinLength supportContact imprintUrl privacyUrl barrierContact loginBanner { german }
} }`;
const overview = `{ systemOverview { figures {
  communeCount communesByState { state count } communeServiceCount offeredServiceCount
  activeUserCount invitedUserCount inactiveUserCount sessionCount
} } }`;

describe.each(databases)("Installation on $name", async (kind) => {
  const open = await kind.open();
  beforeEach(async () => {
    for (const table of ["system_setting", "user_account", "commune"] as const) {
      await open.db.deleteFrom(table).execute();
    }
  });
  afterAll(() => open.close());

  test("returns to everyone what the login needs, with nothing configured", async () => {
    const { data } = await call(open.db, { now }, instance);
    expect(data?.["instance"]).toEqual({
      stage: "TEST",
      version: "2025.42.0",
      hasDemoAccounts: false,
      passwordMinLength: 12,
      supportContact: null,
      imprintUrl: null,
      privacyUrl: null,
      barrierContact: null,
      loginBanner: null,
    });
  });

  test("returns the settings, ignores invalid ones, and warns of demo accounts", async () => {
    const settings = {
      supportContact: "0821 324-0",
      imprintUrl: "https://example.org/impressum",
      privacyUrl: 7,
      barrierContact: " ",
    };
    const values = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
    await open.db.insertInto("system_setting").values(values).execute();
    await addUser(open.db, { username: "demo" });
    await open.db.updateTable("user_account").set({ is_demo: true }).execute();
    const { data } = await call(open.db, { now }, instance);
    expect(data?.["instance"]).toMatchObject({
      supportContact: "0821 324-0",
      imprintUrl: "https://example.org/impressum",
      privacyUrl: null,
      barrierContact: null,
      hasDemoAccounts: true,
    });
  });

  test("returns statistics to support and admin", async () => {
    const commune = (ags: string, ...services: string[]) => ({
      ags,
      name: ags,
      unit: "Stadt",
      postalCodes: [],
      services,
    });
    await storeCommunes(open.db, [
      commune("09761000", "ew-ummeldung", "pw-eheurkunde"),
      commune("09577177", "ew-ummeldung"),
      commune("05315000"),
      commune("08111000"),
    ]);
    const member = await addUser(open.db, { username: "member", roles: [memberOf("09761000")] });
    const support = await addUser(open.db, { username: "support", roles: systemRole("SUPPORT") });
    await addUser(open.db, { username: "gone", active: false });
    await open.db
      .updateTable("user_account")
      .set({ deactivated_at: now })
      .where("username", "=", "gone")
      .execute();
    for (const [username, expires, used] of [
      ["invited", 10, null],
      ["expired", -10, null],
      ["used", 10, now],
    ] as const) {
      const id = await addUser(open.db, { username, active: false });
      const token_hash = Buffer.from(username);
      await open.db
        .insertInto("user_invitation")
        .values({ user_id: id, token_hash, expires_at: minutes(expires, now), used_at: used })
        .execute();
    }
    const memberToken = await addSession(open.db, member, now);
    const token = await addSession(open.db, support, now);
    await addSession(open.db, support, minutes(-60, now));

    const { data } = await call(open.db, { token, now }, overview);
    expect(data?.["systemOverview"]).toEqual({
      figures: {
        communeCount: 4,
        communesByState: [
          { state: "BW", count: 1 },
          { state: "BY", count: 2 },
          { state: "NW", count: 1 },
        ],
        communeServiceCount: 3,
        offeredServiceCount: 2,
        activeUserCount: 2,
        invitedUserCount: 1,
        inactiveUserCount: 1,
        sessionCount: 2,
      },
    });
    expect((await call(open.db, { token: memberToken, now }, overview)).codes).toEqual([
      "insufficient_permissions",
    ]);
    expect((await call(open.db, { now }, overview)).codes).toEqual(["unauthorized"]);
  });
});
