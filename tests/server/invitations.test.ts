import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressFailuresBeforeWait } from "#domain/limits";
import { inviteAdministrator } from "#server/domain/users/administrators";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { invite, invitationLink } from "#server/domain/invitations/invitations";
import { databases, type TestDatabase } from "../support/databases";
import { addUser, call, systemRole } from "../support/serverCalls";
import { addSession, minutes } from "../support/sessions";
import { clearActivities } from "../support/activities";

const start = new Date("2026-11-20T10:00:00.000Z");
const week = 7 * 24 * 60;
const password = "ein gutes Passwort";
const accept = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { token }
}`;

describe.each(databases)("Invitation on $name", (kind) => {
  let open: TestDatabase;
  let userId: string;
  let token: string;

  const inviteAt = (now: Date) => open.db.transaction().execute((tx) => invite(tx, userId, now));
  const acceptWith = async (input: { token?: string; password?: string }, now = start) => {
    const { data, codes, errors } = await call(open.db, { now }, accept, {
      input: { token, password, ...input },
    });
    return codes.length === 0
      ? data?.["acceptUserInvite"]
      : { code: codes[0], params: errors?.[0]?.extensions["params"] };
  };
  const login = async (given: string) =>
    (await call(open.db, { now: start }, loginMutation, { username: "Gerda.Jäger", password: given })).codes;
  const user = () =>
    open.db.selectFrom("user_account").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  const activities = () =>
    open.db.selectFrom("activity").select(["type", "actor_name", "target_id"]).orderBy("id").execute();
  const refused = (code: string, params: unknown[] = []) => ({ code, params });

  beforeAll(async () => {
    open = await kind.open();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await clearActivities(open.db);
    for (const table of ["login_throttle", "user_account"] as const)
      await open.db.deleteFrom(table).execute();
    userId = await addUser(open.db, {
      username: "Gerda.Jäger",
      email: "gerda.jaeger@example.org",
      active: false,
      roles: systemRole("SUPPORT"),
    });
    token = await inviteAt(start);
  });

  test("is deleted after 90 days if a later one replaced it", async () => {
    await inviteAt(minutes(5, start));
    const count = async () => (await open.db.selectFrom("user_invitation").select("id").execute()).length;
    await dropExpired(open.db, minutes(90 * 1_440 - 1, start));
    expect(await count()).toBe(2);
    await dropExpired(open.db, minutes(91 * 1_440, start));
    expect(await count()).toBe(1);
    expect(await user()).toMatchObject({ invited_at: minutes(5, start) });
  });

  test("activates the user, who can then log in", async () => {
    expect(await login(password)).toEqual(["invalid_credentials"]);
    expect(await acceptWith({}, minutes(5, start))).toBe(true);
    expect(await user()).toMatchObject({ active: true, activated_at: minutes(5, start), revision: 2 });
    expect(await login(password)).toEqual([]);
    expect(await activities()).toEqual([
      { type: "ACTIVATE_USER", actor_name: "Gerda.Jäger", target_id: userId },
    ]);
  });

  test("is stored as a hash only", async () => {
    const { token_hash: hash, ...row } = await open.db
      .selectFrom("user_invitation")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
    await acceptWith({});
    expect((await user()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("works once, even if accepted concurrently", async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => acceptWith({ password: `${password} ${n}` })),
    );
    expect(results.filter((result) => result === true)).toHaveLength(1);
    expect(results.filter((result) => result !== true)).toEqual(
      Array.from({ length: 7 }, () => refused("invalid_token")),
    );
    expect(await acceptWith({})).toEqual(refused("invalid_token"));
    expect(await activities()).toHaveLength(1);
    expect(await login(`${password} ${results.indexOf(true)}`)).toEqual([]);
  });

  test("can be checked without being used, and not by guessing", async () => {
    const check = async (wanted: string, now = start, address = "192.0.2.8") =>
      (
        await call(open.db, { now, address }, "query ($token: String!) { checkUserInvite(token: $token) }", {
          token: wanted,
        })
      ).codes;
    expect(await check(token)).toEqual([]);
    expect(await check(token, minutes(week, start), "192.0.2.7")).toEqual(["invalid_token"]);
    for (const wrong of ["", "x", "A".repeat(43)]) expect(await check(wrong)).toEqual(["invalid_token"]);
    expect(await acceptWith({})).toBe(true);
    expect(await check(token)).toEqual(["invalid_token"]);
    for (let n = 4; n < addressFailuresBeforeWait; n++) await check("A".repeat(43));
    expect(await check("A".repeat(43))).toEqual(["too_many_attempts"]);
    expect(await check("A".repeat(43), start, "192.0.2.9")).toEqual(["invalid_token"]);
    expect(await login(password)).toEqual([]);
  });

  test("expires after seven days", async () => {
    expect(await acceptWith({}, minutes(week, start))).toEqual(refused("invalid_token"));
    expect(await acceptWith({}, minutes(week - 0.1, start))).toBe(true);
  });

  test("ends with the next one, and with the user's deactivation", async () => {
    const next = await inviteAt(minutes(1, start));
    expect(await acceptWith({})).toEqual(refused("invalid_token"));
    await open.db
      .updateTable("user_account")
      .set({ deactivated_at: start })
      .where("id", "=", userId)
      .execute();
    expect(await acceptWith({ token: next })).toEqual(refused("invalid_token"));
  });

  test.each(["", "x", "\u0000".repeat(43), "A".repeat(43), "A".repeat(900_000)])(
    "refuses a malformed token",
    async (wrong) => {
      expect(await acceptWith({ token: wrong, password: "short" })).toEqual(refused("invalid_token"));
      expect((await user()).active).toBe(false);
    },
  );

  test.each([
    ["11 characters", "elf Zeichen", refused("password_too_short", [{ name: "min", value: "12" }])],
    [
      "11 characters of two units each",
      "😀".repeat(11),
      refused("password_too_short", [{ name: "min", value: "12" }]),
    ],
    ["nothing", "", refused("password_too_short", [{ name: "min", value: "12" }])],
    ["1,025 characters", "x".repeat(1_025), refused("text_too_long", [{ name: "max", value: "1024" }])],
    ["the e-mail in another case", "GERDA.jaeger@example.org", refused("password_not_allowed")],
    ["one character", "😀".repeat(12), refused("password_one_character")],
    ["a common one with a year", "Passwort-2026!", refused("password_too_common")],
  ])("refuses %s as password and stays valid", async (_what, wrong, refusal) => {
    expect(await acceptWith({ password: wrong })).toEqual(refusal);
    expect(await user()).toMatchObject({ active: false, password_hash: null });
    expect(await activities()).toEqual([]);
    expect(await acceptWith({})).toBe(true);
  });

  test("refuses the username as password in any normalisation", async () => {
    await open.db
      .updateTable("user_account")
      .set({ username: "Gerda.Jägermeister" })
      .where("id", "=", userId)
      .execute();
    expect(await acceptWith({ password: "gerda.JÄGERMEISTER".normalize("NFD") })).toEqual(
      refused("password_not_allowed"),
    );
  });

  test.each(["Zeile ".repeat(171).slice(0, 1_024), "Ә’Ḍ😀 mit Leerzeichen ", "NUL\u0000 und Tab\t darin"])(
    "accepts any other password",
    async (unusual) => {
      expect(await acceptWith({ password: unusual })).toBe(true);
      expect(await login(unusual)).toEqual([]);
      expect(await login(`${unusual.slice(0, -1)}?`)).toEqual(["invalid_credentials"]);
    },
  );

  test("of a user with a password changes it, ends the sessions and resets failed logins", async () => {
    await acceptWith({});
    const session = await addSession(open.db, userId, start);
    for (let n = 0; n < 5; n++) await login("wrong password");
    expect(await login(password)).toEqual(["too_many_attempts"]);
    await clearActivities(open.db);
    token = await inviteAt(start);
    expect(await acceptWith({ password: "ein neues Passwort" })).toBe(true);
    expect((await call(open.db, { token: session, now: start }, "{ user { stage } }")).codes).toEqual([
      "unauthorized",
    ]);
    expect(await activities()).toMatchObject([{ type: "CHANGE_PASSWORD" }]);
    const other = { now: start, address: "198.51.100.200" };
    const again = { username: "Gerda.Jäger", password: "ein neues Passwort" };
    expect((await call(open.db, other, loginMutation, again)).codes).toEqual([]);
  });

  describe("of the first administrator", () => {
    const names = { username: "Chefin", email: "chefin@example.org" };

    test("creates the account, and a second one replaces the first", async () => {
      const first = await inviteAdministrator(open.db, names, start);
      const second = await inviteAdministrator(
        open.db,
        { username: "chefin", email: "CHEFIN@example.org" },
        start,
      );
      if (!first.ok || !second.ok) throw new Error("refused");
      expect([first.isNew, second.isNew]).toEqual([true, false]);
      expect((await activities()).map(({ type, actor_name: by }) => `${by}: ${type}`)).toEqual([
        "System: CREATE_USER",
        "System: SEND_USER_INVITE",
        "System: SEND_USER_INVITE",
      ]);
      expect(invitationLink("https://sm.example.org", second.token)).toBe(
        `https://sm.example.org/mgt/activate?t=${second.token}`,
      );
      expect(await acceptWith({ token: first.token })).toEqual(refused("invalid_token"));
      expect(await acceptWith({ token: second.token })).toBe(true);
      const input = { username: names.username, password };
      const { data } = await call(
        open.db,
        { now: start },
        `mutation ($username: String!, $password: String!) {
        login(username: $username, password: $password) { user { roles { type } } } }`,
        input,
      );
      expect(data?.["login"]).toEqual({ user: { roles: [{ type: "ADMIN" }] } });
      expect(await inviteAdministrator(open.db, names, start)).toMatchObject({
        ok: false,
        reason: expect.stringContaining("already been activated"),
      });
    });

    test.each([
      ["another's username", { username: "GERDA.JÄGER", email: "neu@example.org" }],
      ["another's e-mail", { username: "neu", email: "Gerda.Jaeger@example.org" }],
      ["another's e-mail as username", { username: "gerda.jaeger@example.org", email: "neu@example.org" }],
      [
        "both names of a user who is not an administrator",
        { username: "Gerda.Jäger", email: "gerda.jaeger@example.org" },
      ],
      ["a name that looks like another's", { username: "Gеrdа.Jäger", email: "neu@example.org" }],
      ["no name", { username: " ", email: "neu@example.org" }],
      ["a name with a line break", { username: "a\nb", email: "neu@example.org" }],
      ["a name that could not be saved again", { username: "n".repeat(101), email: "neu@example.org" }],
      ["an invalid address", { username: "neu", email: "neu@example" }],
    ])("refuses %s with a sentence and changes nothing", async (_what, wrong) => {
      const result = await inviteAdministrator(open.db, wrong, start);
      expect(result).toEqual({ ok: false, reason: expect.stringMatching(/^\S.*\.$/) });
      expect(await open.db.selectFrom("user_account").select("id").execute()).toHaveLength(1);
      expect(await activities()).toEqual([]);
    });
  });
});
