import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addressFailuresBeforeWait } from "#domain/limits";
import { invite } from "#server/domain/invitations/invitations";
import { hashPassword } from "#server/domain/sessions/passwords";
import { databases } from "../support/databases";
import { addUser, call, systemRole } from "../support/serverCalls";
import { minutes } from "../support/sessions";

vi.mock("@node-rs/argon2", { spy: true });

const password = "Grüße aus Köln 1";
const start = new Date("2026-11-20T10:00:00.000Z");
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { token stage user { username roles { type } } }
}`;

/** The byte-identical response to every failed login. */
const alike = JSON.stringify({
  data: null,
  errors: [
    {
      message: "invalid_credentials",
      locations: [{ line: 2, column: 3 }],
      path: ["login"],
      extensions: { code: "invalid_credentials", params: [] },
    },
  ],
});

describe.each(databases)("Login on $name", async (kind) => {
  let addresses = 0;
  const open = await kind.open();
  const passwordHash = await hashPassword(password);
  const email = "Anna.Muster@Example.org";
  await addUser(open.db, { username: "Ánna", email, passwordHash, roles: systemRole("ADMIN") });
  await addUser(open.db, { username: "inactive", passwordHash, active: false });
  const invited = await addUser(open.db, { username: "invited", active: false });
  await open.db.transaction().execute((tx) => invite(tx, invited, start));
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.db.deleteFrom("login_throttle").execute();
    await open.db.deleteFrom("user_session").execute();
  });

  interface Attempt {
    readonly username?: string;
    readonly given?: string;
    readonly now?: Date;
    readonly address?: string;
  }
  /** A different IP address for each attempt, unless the address matters. */
  const attempt = ({ username = "Ánna", given = "wrong password", now = start, address }: Attempt) =>
    call(
      open.db,
      { now, address: address ?? `198.51.100.${(addresses = (addresses + 1) % 250)}` },
      loginMutation,
      { username, password: given },
    );
  const failTimes = async (count: number, what: Attempt) => {
    for (let n = 0; n < count; n++) expect((await attempt(what)).codes).toEqual(["invalid_credentials"]);
  };
  const failEverywhere = async (count: number, address: string) => {
    for (let n = 0; n < count; n++) await failTimes(1, { username: `somebody-${n}`, address });
  };
  const sessions = () => open.db.selectFrom("user_session").select("id").execute();

  test.each(["Ánna", "áNNA", "A\u0301nna", " Ánna ", "Anna.Muster@Example.org", "ANNA.MUSTER@EXAMPLE.ORG"])(
    "accepts %j as name",
    async (username) => {
      const { data, codes } = await attempt({ username, given: password });
      expect(codes).toEqual([]);
      expect(data?.["login"]).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        stage: "TEST",
        user: { username: "Ánna", roles: [{ type: "ADMIN" }] },
      });
      const token = (data?.["login"] as { token: string }).token;
      expect((await call(open.db, { token, now: start }, "{ user { stage } }")).codes).toEqual([]);
      expect(await sessions()).toHaveLength(1);
    },
  );

  test("accepts a password in any normalisation", async () => {
    expect((await attempt({ given: password.normalize("NFD") })).codes).toEqual([]);
  });

  test("records the time of the login", async () => {
    await attempt({ given: password, now: minutes(3, start) });
    const user = await open.db
      .selectFrom("user_account")
      .select("last_login_at")
      .where("username", "=", "Ánna")
      .executeTakeFirst();
    expect(user?.last_login_at).toEqual(minutes(3, start));
  });

  test.each([
    ["a wrong password", { given: "Grüße aus Köln 2" }],
    ["a password of another case", { given: password.toUpperCase() }],
    ["no password", { given: "" }],
    ["a password of 900,000 characters", { given: "x".repeat(900_000) }],
    ["an unknown account", { username: "nobody", given: password }],
    ["a deactivated account", { username: "inactive", given: password }],
    ["a deactivated account and a wrong password", { username: "inactive" }],
    ["an invited account without a password", { username: "invited", given: "" }],
    ["an invited account and some password", { username: "invited", given: password }],
    ["no name", { username: "", given: password }],
    ["a name of 900,000 characters", { username: "a".repeat(900_000), given: password }],
    ["a name with NUL", { username: "Ánna\u0000", given: password }],
    ["a name with a line break", { username: "Án\nna", given: password }],
    ["a name with half a surrogate pair", { username: "ä\uDC00", given: "ä\uD800" }],
    ["a name in SQL", { username: "' or ''='", given: password }],
    ["a pattern", { username: "%", given: password }],
  ])("responds to %s identically, after one verification of equal cost", async (_what, what) => {
    vi.mocked(argon2.verify).mockClear();
    const { data, errors, codes } = await attempt(what);
    expect(codes).toEqual(["invalid_credentials"]);
    expect(JSON.stringify({ data, errors })).toBe(alike);
    expect(await sessions()).toEqual([]);

    const verified = vi.mocked(argon2.verify).mock.calls;
    expect(verified).toHaveLength(1);
    expect(String(verified[0]?.[0])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(String(verified[0]?.[1]).length).toBeLessThanOrEqual(1_024);
  });

  test.each(["Ánna", "nobody"])("delays %s longer and longer after five failures", async (username) => {
    const retryAt = async (now: Date) => {
      const { codes, errors } = await attempt({ username, now });
      if (codes[0] !== "too_many_attempts") return codes[0];
      const params = errors?.[0]?.extensions["params"] as { name: string; value: string }[];
      expect(params.map((param) => param.name)).toEqual(["retryAt"]);
      return (new Date(params[0]?.value ?? "").getTime() - now.getTime()) / 1_000;
    };
    await failTimes(5, { username });
    expect(await retryAt(start)).toBe(10);
    let now = start;
    const waits: unknown[] = [];
    for (let n = 0; n < 8; n++) {
      const wait = await retryAt(now);
      waits.push(wait);
      now = new Date(now.getTime() + Number(wait) * 1_000);
      expect(await retryAt(new Date(now.getTime() - 1_000))).toBe(1);
      expect(await retryAt(now)).toBe("invalid_credentials");
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900]);
  });

  test("does not check the password during the delay", async () => {
    await failTimes(5, {});
    vi.mocked(argon2.verify).mockClear();
    expect((await attempt({ given: password })).codes).toEqual(["too_many_attempts"]);
    expect(argon2.verify).not.toHaveBeenCalled();
    expect((await attempt({ given: password, now: minutes(1, start) })).codes).toEqual([]);
  });

  test("resets an account's failures after a success, and after an hour", async () => {
    await failTimes(4, {});
    expect((await attempt({ given: password })).codes).toEqual([]);
    await failTimes(4, {});
    await failTimes(5, { now: minutes(61, start) });
    expect((await attempt({ now: minutes(61, start) })).codes).toEqual(["too_many_attempts"]);
  });

  test("delays an IP address whatever the account, and is not reset by one's own success", async () => {
    const address = "192.0.2.7";
    await failEverywhere(addressFailuresBeforeWait - 1, address);
    expect((await attempt({ given: password, address })).codes).toEqual([]);
    await failTimes(1, { username: "e", address });
    expect((await attempt({ username: "f", address })).codes).toEqual(["too_many_attempts"]);
    expect((await attempt({ username: "f", address: "192.0.2.8" })).codes).toEqual(["invalid_credentials"]);
  });

  test("treats an IPv6 network as one address, and an IPv4 address in either form as the same", async () => {
    await failEverywhere(addressFailuresBeforeWait - 1, "2001:db8:0:1::1");
    await failTimes(1, { username: "v6", address: "2001:db8:0:1::2" });
    expect((await attempt({ username: "x", address: "2001:0DB8::1:a:b:c:d" })).codes).toEqual([
      "too_many_attempts",
    ]);
    expect((await attempt({ username: "x", address: "2001:db8:0:2::1" })).codes).toEqual([
      "invalid_credentials",
    ]);
    await failEverywhere(addressFailuresBeforeWait, "192.0.2.9");
    expect((await attempt({ username: "y", address: "::ffff:192.0.2.9" })).codes).toEqual([
      "too_many_attempts",
    ]);
  });

  test("counts concurrent attempts one by one", async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => attempt({})));
    const codes = results.flatMap((result) => result.codes);
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(5);
    expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(35);
  });

  test("stores no name and no address, and nothing for long", async () => {
    await failTimes(1, { username: "secret-name", address: "192.0.2.99" });
    const rows = await open.db.selectFrom("login_throttle").selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.key).toMatch(/^[0-9a-f]{64}$/);
    await failTimes(1, { username: "later", now: minutes(61, start) });
    expect(await open.db.selectFrom("login_throttle").select("key").execute()).toHaveLength(2);
  });

  test("creates no session for a user who is deactivated during the password check", async () => {
    vi.mocked(argon2.verify).mockImplementationOnce(async () => {
      await open.db
        .updateTable("user_account")
        .set({ active: false })
        .where("username", "=", "Ánna")
        .execute();
      return true;
    });
    expect((await attempt({ given: password })).codes).toEqual(["invalid_credentials"]);
    expect(await sessions()).toEqual([]);
    await open.db.updateTable("user_account").set({ active: true }).where("username", "=", "Ánna").execute();
  });
});
