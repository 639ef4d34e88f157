/** Known clients of an account are not delayed by failed logins of others. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addressFailuresBeforeWait, rememberedAccountsMax } from "#domain/limits";
import { knownClientDays } from "#domain/timings";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { hashPassword } from "#server/domain/sessions/passwords";
import { clearActivities } from "../support/activities";
import { databases } from "../support/databases";
import { addManager, inviteCall, linkToken } from "../support/invites";
import { onlyKey } from "../support/secretKeys";
import { addUser, call, openBrowser, systemRole, type Caller } from "../support/serverCalls";
import { minutes } from "../support/sessions";

const password = "ein gutes Passwort";
const start = new Date("2026-11-20T10:00:00.000Z");
const days = (count: number) => minutes(count * 24 * 60, start);
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { token }
}`;

const isIn: readonly string[] = [];
const isWrong = ["invalid_credentials"];
const mustWait = ["too_many_attempts"];

describe.each(databases)("Known clients on $name", async (kind) => {
  let addresses = 0;
  const open = await kind.open();
  const passwordHash = await hashPassword(password);
  afterAll(() => open.close());
  beforeEach(async () => {
    await clearActivities(open.db);
    for (const table of ["login_throttle", "user_account"] as const)
      await open.db.deleteFrom(table).execute();
    await addUser(open.db, { username: "owner", email: "o.wner@example.org", passwordHash });
  });

  const elsewhere = () => `198.51.${(addresses >> 8) & 255}.${(addresses += 1) & 255}`;
  const login = async (given: string, caller: Caller = {}, username = "owner") => {
    const from = { address: elsewhere(), now: start, ...caller };
    return (await call(open.db, from, loginMutation, { username, password: given })).codes;
  };
  const guess = async (times: number, caller: Caller = {}, username = "owner") => {
    const codes: (readonly unknown[])[] = [];
    for (let n = 0; n < times; n++) codes.push(await login(`guess ${n}`, caller, username));
    return codes;
  };
  const clients = () => open.db.selectFrom("login_client").select(["user_id", "client_key"]).execute();

  test.each(["browser", "address"])("a known %s is not delayed by attempts of others", async (known) => {
    const browser = openBrowser();
    const address = "192.0.2.1";
    await login(password, { browser, address });
    const owner = () => (known === "browser" ? { browser } : { address });
    const codes: (readonly unknown[])[] = [];
    await guess(5);
    for (let n = 0; n < 21; n++) {
      const now = minutes(n / 4, start);
      await login("guess", { now });
      codes.push(await login(password, { ...owner(), now }));
    }
    expect(codes).toEqual(Array.from({ length: 21 }, () => isIn));
    expect(await login(password, { now: minutes(5, start) })).toEqual(mustWait);
  });

  test.each(["browser", "address"])(
    "the known %s stays known when the secret key is replaced",
    async (known) => {
      const [before, after] = [onlyKey(), onlyKey()];
      const rotated = { current: after.current, previous: before.current };
      const [browser, address] = [openBrowser(), "192.0.2.1"];
      const owner = known === "browser" ? { browser } : { address };
      await login(password, { browser, address, secretKeys: before });
      await guess(5);
      expect(await login(password, { ...owner, secretKeys: after })).toEqual(mustWait);
      expect(await login(password, { ...owner, secretKeys: rotated })).toEqual(isIn);
      expect(await login(password, { ...owner, secretKeys: after })).toEqual(isIn);
    },
  );

  test("a known browser has its own counter, which its success resets", async () => {
    const browser = openBrowser();
    await login(password, { browser });
    expect(await guess(4, { browser })).toEqual([isWrong, isWrong, isWrong, isWrong]);
    expect(await login(password, { browser })).toEqual(isIn);
    expect((await guess(6, { browser })).slice(4)).toEqual([isWrong, mustWait]);
    expect(await login(password, { browser })).toEqual(mustWait);
    expect(await login(password)).toEqual(isIn);
  });

  test("attempts at a known address are stopped, and delay neither other addresses nor known browsers", async () => {
    const browser = openBrowser();
    const address = "192.0.2.1";
    await login(password, { browser, address });
    expect((await guess(6, { address })).at(-1)).toEqual(mustWait);
    expect(await login(password, { address, browser })).toEqual(isIn);
    expect(await login(password)).toEqual(isIn);
  });

  test("a success resets its own counter and no other one", async () => {
    const browser = openBrowser();
    await login(password, { browser });
    await guess(5);
    expect(await login(password, { browser })).toEqual(isIn);
    expect(await login(password)).toEqual(mustWait);
    expect(await login(password, { now: minutes(1, start) })).toEqual(isIn);
    expect((await guess(5, { now: minutes(1, start) })).at(-1)).toEqual(isWrong);
  });

  test("username and e-mail of an account share one counter", async () => {
    await guess(3);
    expect((await guess(3, {}, "O.Wner@example.org")).slice(1)).toEqual([isWrong, mustWait]);
    expect(await login(password)).toEqual(mustWait);
  });

  test("typos of colleagues at one address do not delay others", async () => {
    const address = "192.0.2.1";
    for (let n = 0; n < 6; n++) expect(await login("typo", { address }, `colleague-${n}`)).toEqual(isWrong);
    expect(await login(password, { address })).toEqual(isIn);
  });

  test("an address that tries many accounts is delayed in the end, but is forgiven a failure every five minutes", async () => {
    const address = "192.0.2.1";
    for (let n = 0; n < addressFailuresBeforeWait; n++) {
      const now = minutes(n < 10 ? 0 : 6, start);
      expect(await login("guess", { address, now }, `account-${n}`)).toEqual(isWrong);
    }
    const now = minutes(6, start);
    expect(await login("guess", { address, now }, "one more")).toEqual(isWrong);
    expect(await login("guess", { address, now }, "another")).toEqual(mustWait);
  });

  test("forgets clients after 30 days, or when the password is set", async () => {
    const browser = openBrowser();
    await login(password, { browser });
    const userId = (await clients())[0]?.user_id ?? "";
    await guess(5, { now: days(knownClientDays) });
    expect(await login(password, { browser, now: days(knownClientDays) })).toEqual(isIn);
    const late = minutes(1, days(2 * knownClientDays));
    await guess(5, { now: late });
    expect(await login(password, { browser, now: late })).toEqual(mustWait);

    expect(await clients()).not.toEqual([]);
    await dropExpired(open.db, late);
    expect(await clients()).toEqual([]);

    await login(password, { browser, now: minutes(1, late) });
    const admin = await addManager(open.db, "ADMIN", "admin", late);
    const { payload } = await inviteCall(open.db, { ...admin, now: late }, "sendPasswordReset", userId);
    const accept = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
    const input = { token: linkToken(payload?.url), password };
    expect((await call(open.db, { now: late }, accept, { input })).codes).toEqual([]);
    expect(await clients()).toEqual([]);
  });

  test("a browser gets a new token with every login, and keeps those of some other accounts", async () => {
    const browser = openBrowser();
    await login(password, { browser });
    const [planted = ""] = browser.tokens;
    const copy = { tokens: [planted], storeTokens: () => undefined };
    for (let n = 0; n < rememberedAccountsMax; n++) {
      await addUser(open.db, { username: `colleague-${n}`, passwordHash, roles: systemRole("SUPPORT") });
      await login(password, { browser }, `colleague-${n}`);
      if (n === 0) expect(browser.tokens).toEqual([expect.any(String), planted]);
    }
    expect(browser.tokens).toHaveLength(rememberedAccountsMax);
    expect(new Set(browser.tokens).size).toBe(rememberedAccountsMax);

    await login(password, { browser: copy });
    await guess(5);
    expect(await login(password, { browser: copy })).toEqual(mustWait);
    for (const { client_key: key } of await clients()) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test("an unknown name is limited like an account", async () => {
    const counts = async (username: string) => {
      await open.db.deleteFrom("login_throttle").execute();
      const browser = openBrowser();
      const codes = await guess(7, { browser, address: "192.0.2.9" }, username);
      const rows = await open.db
        .selectFrom("login_throttle")
        .select("failures")
        .orderBy("failures")
        .execute();
      return { codes, rows, kept: browser.tokens };
    };
    expect(await counts("nobody")).toEqual(await counts("owner"));
  });
});
