import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../support/databases";
import { addManager, inviteCall, linkToken } from "../support/invites";
import { addUser, call, systemRole, type Caller } from "../support/serverCalls";
import { addSession, minutes } from "../support/sessions";
import { clearActivities } from "../support/activities";

const start = new Date("2026-11-20T10:00:00.000Z");
const password = "ein gutes Passwort";
const acceptMutation = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { token }
}`;

describe.each(databases)("Invitations by others on $name", (kind) => {
  let open: TestDatabase;
  let support: Caller & { readonly id: string };
  let admin: Caller & { readonly id: string };
  let userId: string;

  const at = (count: number): Caller => ({ ...support, now: minutes(count, start) });
  const send = (name: Parameters<typeof inviteCall>[2], caller: Caller = support, id = userId) =>
    inviteCall(open.db, caller, name, id);
  const codesOf = async (sent: ReturnType<typeof send>) => {
    const { payload, codes } = await sent;
    return [...codes, ...(payload?.errors.map((error) => error.code) ?? [])];
  };
  const accept = async (url: string | null | undefined, chosen = password, now = start) => {
    const input = { token: linkToken(url), password: chosen };
    return (await call(open.db, { now }, acceptMutation, { input })).codes;
  };
  const login = async (given: string) =>
    (await call(open.db, { now: start }, loginMutation, { username: "gerda", password: given })).codes;
  const activities = async () =>
    (
      await open.db.selectFrom("activity").select(["type", "actor_name", "label"]).orderBy("id").execute()
    ).map(({ type, actor_name: by, label }) => `${by} ${type} ${label}`);
  const become = (values: { active: boolean; password_hash: string | null; deactivated_at?: Date | null }) =>
    open.db.updateTable("user_account").set(values).where("id", "=", userId).execute();

  beforeAll(async () => {
    open = await kind.open();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await clearActivities(open.db);
    for (const table of ["login_throttle", "user_account"] as const)
      await open.db.deleteFrom(table).execute();
    support = await addManager(open.db, "SUPPORT", "support", start);
    admin = await addManager(open.db, "ADMIN", "admin", start);
    userId = await addUser(open.db, { username: "gerda", active: false, roles: systemRole("SUPPORT") });
  });

  test("the next one replaces the previous one, after five minutes at the earliest, and is stored nowhere", async () => {
    const first = (await send("sendUserInvite")).payload;
    expect(first).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:8080\/mgt\/activate\?t=[\w-]{43}$/),
      errors: [],
      user: {
        invitation: {
          status: "OPEN",
          delivery: "LINK",
          expiresAt: "2026-11-27T10:00:00.000Z",
          resendAt: "2026-11-20T10:05:00.000Z",
          invitedBy: { username: "support", role: "SUPPORT" },
        },
        passwordReset: null,
      },
    });
    const tooSoon = (await send("sendUserInvite", at(4.9))).payload;
    expect(tooSoon).toMatchObject({
      url: null,
      errors: [{ code: "invite_too_soon", params: [{ name: "at", value: "2026-11-20T10:05:00.000Z" }] }],
      user: { invitation: { status: "OPEN" } },
    });
    const second = (await send("sendUserInvite", at(5))).payload;
    expect(await accept(first?.url)).toEqual(["invalid_token"]);
    const kept = await open.db.selectFrom("activity").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(linkToken(second?.url));
    expect(await accept(second?.url)).toEqual([]);
    expect(await activities()).toEqual([
      "support SEND_USER_INVITE gerda",
      "support SEND_USER_INVITE gerda",
      "gerda ACTIVATE_USER gerda",
    ]);
  });

  test("of many concurrent ones only one counts", async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => codesOf(send("sendUserInvite"))));
    expect(codes.flat()).toEqual(Array.from({ length: 3 }, () => "invite_too_soon"));
    expect(await activities()).toHaveLength(1);
  });

  test("are refused if there is nothing to invite to", async () => {
    await become({ active: true, password_hash: "a hash" });
    expect(await codesOf(send("sendUserInvite"))).toEqual(["user_already_activated"]);
    await become({ active: false, password_hash: null, deactivated_at: start });
    expect(await codesOf(send("sendUserInvite"))).toEqual(["status_not_allowed"]);
    const nobody = "11111111-1111-4111-8111-111111111111";
    for (const name of ["sendUserInvite", "withdrawUserInvite", "sendPasswordReset"] as const) {
      expect(await codesOf(send(name, support, nobody))).toEqual(["not_found"]);
      expect(await codesOf(send(name, support, admin.id))).toEqual(["insufficient_permissions"]);
    }
    expect(await activities()).toEqual([]);
  });

  test("are withdrawn once, and still count for the next", async () => {
    const sent = (await send("sendUserInvite")).payload;
    const withdrawn = (await send("withdrawUserInvite", at(1))).payload;
    expect(withdrawn).toMatchObject({ errors: [], user: { invitation: { status: "WITHDRAWN" } } });
    expect(await accept(sent?.url)).toEqual(["invalid_token"]);
    expect(await codesOf(send("withdrawUserInvite", at(1)))).toEqual(["status_not_allowed"]);
    expect(await codesOf(send("sendUserInvite", at(2)))).toEqual(["invite_too_soon"]);
    expect(await activities()).toEqual([
      "support SEND_USER_INVITE gerda",
      "support WITHDRAW_USER_INVITE gerda",
    ]);
  });

  test("an expired one is reported as such, and cannot be withdrawn", async () => {
    await open.db.insertInto("system_setting").values({ key: "invitationDays", value: "0.001" }).execute();
    const sent = (await send("sendUserInvite")).payload;
    await open.db.deleteFrom("system_setting").execute();
    expect(await accept(sent?.url, password, at(3).now)).toEqual(["invalid_token"]);
    const late = (await send("withdrawUserInvite", at(3))).payload;
    expect(late).toMatchObject({
      errors: [{ code: "status_not_allowed" }],
      user: { invitation: { status: "EXPIRED" } },
    });
  });

  describe("password reset links", () => {
    let session: string;

    beforeEach(async () => {
      const { payload } = await send("sendUserInvite", at(-10));
      await accept(payload?.url);
      expect(await login(password)).toEqual([]);
      session = await addSessionKeepingPassword();
      await clearActivities(open.db);
    });

    const addSessionKeepingPassword = async () => {
      const { password_hash: hash } = await open.db
        .selectFrom("user_account")
        .select("password_hash")
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      const token = await addSession(open.db, userId, start);
      await become({ active: true, password_hash: hash });
      return token;
    };

    test("keep the password until they are used, which ends all sessions", async () => {
      const { payload } = await send("sendPasswordReset");
      expect(payload).toMatchObject({
        errors: [],
        user: { passwordReset: { status: "OPEN" }, invitation: { status: "ACCEPTED" } },
      });
      expect(await login(password)).toEqual([]);
      expect(await codesOf(send("sendPasswordReset", at(4)))).toEqual(["invite_too_soon"]);
      expect(await accept(payload?.url, "ein neues Passwort")).toEqual([]);
      expect((await call(open.db, { token: session, now: start }, "{ user { stage } }")).codes).toEqual([
        "unauthorized",
      ]);
      expect(await login(password)).toEqual(["invalid_credentials"]);
      expect(await login("ein neues Passwort")).toEqual([]);
      expect(await accept(payload?.url)).toEqual(["invalid_token"]);
      expect(await activities()).toEqual([
        "support SEND_PASSWORD_RESET gerda",
        "gerda CHANGE_PASSWORD gerda",
      ]);
    });

    test("are withdrawn as resets", async () => {
      await send("sendPasswordReset");
      expect((await send("withdrawUserInvite", at(1))).payload).toMatchObject({ errors: [] });
      expect(await activities()).toEqual([
        "support SEND_PASSWORD_RESET gerda",
        "support WITHDRAW_PASSWORD_RESET gerda",
      ]);
    });

    test("do not admit a deactivated user, and cannot be created for oneself", async () => {
      const { payload } = await send("sendPasswordReset");
      await open.db
        .updateTable("user_account")
        .set({ active: false, deactivated_at: start })
        .where("id", "=", userId)
        .execute();
      expect(await accept(payload?.url)).toEqual(["invalid_token"]);
      expect(await codesOf(send("sendPasswordReset", at(6)))).toEqual(["status_not_allowed"]);
      expect(await codesOf(send("sendPasswordReset", support, support.id))).toEqual(["own_rights"]);
      expect(await codesOf(send("sendPasswordReset", admin, support.id))).toEqual([]);
    });
  });
});
