import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "#server/domain/sessions/passwords";
import { startSession } from "#server/domain/sessions/sessions";
import { deleteSessions } from "#server/storage/sessions/sessions";
import { lockUser } from "#server/storage/users/users";
import { clearActivities } from "../support/activities";
import { databases, type TestDatabase } from "../support/databases";
import { addManager, inviteCall, linkToken } from "../support/invites";
import { addUser, call, systemRole, type Caller } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { countWaiting } from "../support/waiting";

const start = new Date("2026-11-20T10:00:00.000Z");
const password = "ein gutes Passwort";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const changeMutation = `mutation ($input: ChangePasswordInput!) {
  result: changePassword(input: $input) { endedSessionIds errors { code field params { value } } }
}`;
const endMutation = `mutation ($input: EndSessionsInput!) {
  result: endSessions(input: $input) { endedSessionIds errors { code field } }
}`;
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { token }
}`;

const logoutMutation = `mutation { result: logout(input: { everywhere: true }) { endedSessionIds } }`;

describe.each(databases)("Own account on $name", (kind) => {
  let open: TestDatabase;
  let passwordHash: string;
  let userId: string;
  let caller: Caller;

  const begin = async (now: Date, userAgent: string | null = null) => {
    const account = { id: userId, passwordHash };
    const token = await open.db.transaction().execute((tx) => startSession(tx, account, { now, userAgent }));
    if (token === undefined) throw new Error("No session.");
    return token;
  };
  const sessions = async (by = caller) => {
    const source = "{ ownSessions { id isCurrent createdAt lastUsedAt browser idleExpiresAt secondsLeft } }";
    const { data } = await call(open.db, by, source);
    return (data as { ownSessions: readonly { id: string; isCurrent: boolean; browser: string | null }[] })
      .ownSessions;
  };
  const change = async (currentPassword: string, newPassword: string, by = caller) => {
    const input = { currentPassword, newPassword };
    const { data, codes } = await call(open.db, by, changeMutation, { input });
    type Payload = { endedSessionIds: readonly string[]; errors: readonly { code: string }[] };
    return { codes, ...(data as { result: Payload } | null)?.result };
  };
  const end = async (ids: readonly string[], by = caller) => {
    const { data, codes } = await call(open.db, by, endMutation, { input: { ids } });
    return { codes, ...(data as { result: object } | null)?.result };
  };
  const login = async (given: string, now = start) =>
    (
      await call(open.db, { now, address: "198.51.100.9" }, loginMutation, {
        username: "gerda",
        password: given,
      })
    ).codes;
  const activities = async () =>
    (await open.db.selectFrom("activity").select(["type"]).orderBy("id").execute()).map(({ type }) => type);

  beforeAll(async () => {
    open = await kind.open();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await clearActivities(open.db);
    for (const table of ["login_throttle", "user_account"] as const)
      await open.db.deleteFrom(table).execute();
    userId = await addUser(open.db, { username: "gerda", passwordHash, roles: systemRole("SUPPORT") });
    caller = { token: await begin(start, firefox), now: minutes(3, start) };
  });

  test("lists active sessions in readable form, the current one first", async () => {
    await begin(minutes(-20, start), "curl/8.5.0");
    await begin(minutes(1, start));
    await begin(minutes(-40, start));
    const other = await addManager(open.db, "SUPPORT", "otto", start);
    const found = await sessions();
    expect(found).toMatchObject([
      {
        isCurrent: true,
        browser: "Firefox 145, Windows",
        createdAt: "2026-11-20T10:00:00.000Z",
        lastUsedAt: "2026-11-20T10:03:00.000Z",
        secondsLeft: 1_800,
      },
      { isCurrent: false, browser: null, createdAt: "2026-11-20T10:01:00.000Z" },
      { isCurrent: false, browser: null, createdAt: "2026-11-20T09:40:00.000Z" },
    ]);
    expect(await sessions(other)).toHaveLength(1);
  });

  test("ends the given sessions, and no one else's", async () => {
    const second = await begin(start);
    const other = await addManager(open.db, "SUPPORT", "otto", start);
    const [foreign] = await sessions(other);
    const [own, mine] = await sessions();
    if (!own || !mine || !foreign) throw new Error("Sessions are missing.");
    const notFound = (at: number) => ({ code: "not_found", field: ["ids", String(at)] });
    expect(await end([foreign.id, mine.id, "nonsense"])).toEqual({
      codes: [],
      endedSessionIds: [mine.id],
      errors: [notFound(0), notFound(2)],
    });
    expect((await call(open.db, { token: second, now: start }, "{ user { stage } }")).codes).toEqual([
      "unauthorized",
    ]);
    expect(await sessions(other)).toHaveLength(1);
    expect(await end([])).toMatchObject({ errors: [{ code: "required" }] });
    expect(await end(["nonsense"])).toMatchObject({ endedSessionIds: [], errors: [notFound(0)] });
    expect(await end(Array.from({ length: 201 }, () => own.id))).toMatchObject({
      errors: [{ code: "list_too_long" }],
    });
    expect(await activities()).toEqual(["END_SESSIONS"]);
    expect(await end([own.id])).toMatchObject({ endedSessionIds: [own.id] });
    expect((await end([own.id])).codes).toEqual(["unauthorized"]);
  });

  test("changes the password; other sessions and open links end", async () => {
    const second = await begin(start);
    const admin = await addManager(open.db, "ADMIN", "admin", start);
    const { payload } = await inviteCall(open.db, admin, "sendPasswordReset", userId);
    const result = await change(password, "ein neues Passwort");
    expect(result).toMatchObject({ codes: [], errors: [], endedSessionIds: [expect.any(String)] });
    expect((await call(open.db, { token: second, now: start }, "{ user { stage } }")).codes).toEqual([
      "unauthorized",
    ]);
    expect(await sessions()).toHaveLength(1);
    const accept = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
    const input = { token: linkToken(payload?.url), password };
    expect((await call(open.db, { now: start }, accept, { input })).codes).toEqual(["invalid_token"]);
    expect([await login(password), await login("ein neues Passwort")]).toEqual([["invalid_credentials"], []]);
    expect(await activities()).toEqual(["SEND_PASSWORD_RESET", "CHANGE_PASSWORD"]);
    const { updated_by_name: savedBy } = await open.db
      .selectFrom("user_account")
      .select("updated_by_name")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(savedBy).toBe("gerda");
  });

  test.each([
    ["endSessions", (ids: readonly string[]) => end(ids)],
    ["logout", () => call(open.db, caller, logoutMutation)],
  ])("%s waits for a concurrent change of the user instead of deadlocking", async (_name, act) => {
    const ids = (await sessions()).map(({ id }) => id);
    let acting: ReturnType<typeof act> | undefined;
    await open.db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      acting = act(ids);
      if (kind.name === "postgres") await expect.poll(() => countWaiting(open.db)).toBe(1);
      await deleteSessions(tx, userId, null);
    });
    // The embedded database runs the call only afterwards, when the session is gone.
    const expected = kind.name === "postgres" ? [] : ["unauthorized"];
    expect((await acting)?.codes).toEqual(expected);
    expect(await activities()).toEqual([]);
  });

  test("reports all problems at once, and changes nothing", async () => {
    expect((await change("falsch", "kurz")).errors).toEqual([
      { code: "password_wrong", field: ["currentPassword"], params: [] },
      { code: "password_too_short", field: ["newPassword"], params: [{ value: "12" }] },
    ]);
    expect((await change(password, "GERDA@example.org")).errors).toEqual([
      { code: "password_not_allowed", field: ["newPassword"], params: [] },
    ]);
    expect((await change(password, "Schalke04Schalke04")).errors).toEqual([
      { code: "password_too_common", field: ["newPassword"], params: [] },
    ]);
    expect(await login(password)).toEqual([]);
    expect(await activities()).toEqual([]);
  });

  test("is throttled by wrong passwords of this session, not by right ones or attempts elsewhere", async () => {
    for (let n = 0; n < 6; n++) await change(password, "kurz");
    for (let n = 0; n < 5; n++) await login("falsch", minutes(3, start));
    expect(await login(password, minutes(3, start))).toEqual(["too_many_attempts"]);
    for (let n = 0; n < 5; n++) {
      const { errors } = await change("falsch", "ein neues Passwort");
      expect(errors?.map(({ code }) => code)).toEqual(["password_wrong"]);
    }
    expect((await change(password, "ein neues Passwort")).codes).toEqual(["too_many_attempts"]);
    const later = { ...caller, now: minutes(4, start) };
    expect(await change(password, "ein neues Passwort", later)).toMatchObject({ codes: [], errors: [] });
  });

  test("of two concurrent changes the second fails", async () => {
    let both: Promise<readonly Awaited<ReturnType<typeof change>>[]> = Promise.resolve([]);
    await open.db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      both = Promise.all([change(password, "das erste Passwort"), change(password, "das zweite Passwort")]);
      // Both read the current password before either changes it.
      if (kind.name === "postgres") await expect.poll(() => countWaiting(open.db)).toBe(2);
    });
    const results = await both;
    expect(results.flatMap(({ codes }) => codes)).toEqual(["unauthorized"]);
    expect(await activities()).toEqual(["CHANGE_PASSWORD"]);
  });
});
