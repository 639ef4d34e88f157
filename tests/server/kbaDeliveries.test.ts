/** Deliveries that authenticate themselves with the KBA settings of the commune. */
import type { IncomingHttpHeaders } from "node:http";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { kbaPasswordDays } from "#domain/kba/kbaSettings";
import { attemptHarness, type AttemptHarness } from "../support/attemptHarness";
import { postgres, type TestDatabase } from "../support/databases";
import { encryptedPassword, previousOf, storedPassword, storeKbaSettings } from "../support/kba";
import { storeProcess } from "../support/processCalls";

/** The database decides with its clock whether a password has expired. */
const today = calendarDayOf(new Date());
const valid = { password_set_on: addDays(today, -1 - kbaPasswordDays / 2) };
const expiredOn = addDays(today, -1 - kbaPasswordDays);

let open: TestDatabase;
let harness: AttemptHarness;
let seen: IncomingHttpHeaders[] = [];
beforeEach(async () => {
  open = await postgres.open();
  harness = await attemptHarness(open.db);
  seen = [];
});
afterEach(async () => {
  await harness.closeTargets();
  await open.close();
});

const basic = (identifier: string, password: string) =>
  `Basic ${Buffer.from(`${identifier}:${password}`).toString("base64")}`;
const present = basic("AUGKBA05", storedPassword);
const previousPassword = "Ein ganz anderes 4";
const previous = basic("AUGKBA04", previousPassword);

/** Delivers an application to a target that answers to each `Authorization`; returns the process. */
async function deliver(answers: Readonly<Record<string, readonly [number, string?]>>, user?: string) {
  const { url } = await harness.serve((request, response) => {
    seen.push(request.headers);
    const [status, text = ""] = answers[request.headers.authorization ?? ""] ?? [200];
    response.writeHead(status).end(text);
  });
  const authentication = `{ type: kba${user === undefined ? "" : `, user: ${user}`} }`;
  const document = `name: KBA\nendpoint: { url: "${url}/{ags}" }\nauthentication: ${authentication}\n`;
  await open.db
    .insertInto("resource")
    .values({ version: "v2", type: "restService", id: "target", document })
    .execute();
  const id = await storeProcess(open.db);
  const status = await harness.attempt(id);
  return { id, status, authorizations: seen.map(({ authorization }) => authorization) };
}

const storedKba = () =>
  open.db
    .selectFrom("kba_settings")
    .select(["kba_user", "last_used_identifier", "last_refused_identifier", "previous_identifier"])
    .orderBy("kba_user")
    .execute();

const stored = (
  last_used_identifier: string | null,
  last_refused_identifier: string | null,
  isKept = false,
) => [
  {
    kba_user: "AUGKBA",
    last_used_identifier,
    last_refused_identifier,
    previous_identifier: isKept ? "AUGKBA04" : null,
  },
];

/** Stores settings with a previous password that was set on a day. */
async function storeBoth(previousSetOn = addDays(today, -kbaPasswordDays)): Promise<string> {
  const id = await storeKbaSettings(open.db, valid);
  const previous_password = await encryptedPassword(open.db, id, "AUGKBA04", previousPassword);
  await open.db
    .updateTable("kba_settings")
    .set({ ...(await previousOf(open.db, id, "AUGKBA", previousSetOn)), previous_password })
    .execute();
  return id;
}

test("KBA deliveries: a password is sent with its identifier, and its use is recorded", async () => {
  await storeKbaSettings(open.db, valid);
  expect(await deliver({})).toMatchObject({ status: "SUCCESS", authorizations: [present] });
  expect(await storedKba()).toEqual(stored("AUGKBA05", null));
});

test("KBA deliveries: of several settings, those of the named user are used", async () => {
  await storeKbaSettings(open.db, { ...valid, kba_user: "ANDERE" });
  await storeKbaSettings(open.db, valid);
  expect(await deliver({}, "augkba")).toMatchObject({ status: "SUCCESS", authorizations: [present] });
  expect((await storedKba()).map((row) => row.last_used_identifier)).toEqual([null, "AUGKBA05"]);
});

test.each<readonly [string, () => Promise<unknown>, string | undefined]>([
  ["there are no settings", async () => undefined, undefined],
  [
    "there are several and none is named",
    async () => {
      await storeKbaSettings(open.db, valid);
      await storeKbaSettings(open.db, { ...valid, kba_user: "ANDERE" });
    },
    undefined,
  ],
  ["the named user is unknown", () => storeKbaSettings(open.db, valid), "ANDERE"],
  ["the password has expired", () => storeKbaSettings(open.db, { password_set_on: expiredOn }), undefined],
  [
    "the password cannot be decrypted",
    async () => {
      const password = await encryptedPassword(open.db, "another row", "AUGKBA05", storedPassword);
      await storeKbaSettings(open.db, { ...valid, password });
    },
    undefined,
  ],
])(
  "KBA deliveries: nothing is delivered if %s, and the delivery is tried again",
  async (_name, store, user) => {
    await store();
    const { id, status, authorizations } = await deliver({}, user);
    expect({ status, authorizations }).toEqual({ status: "ERROR", authorizations: [] });
    expect(await harness.attemptsOf(id)).toMatchObject([{ problem: "TARGET_MISSING", state: "FAILED" }]);
    expect((await harness.rowOf(id)).next_retry_at).not.toBeNull();
  },
);

test.each([401, 403])(
  "KBA deliveries: with %i, the same delivery is sent once more with the previous password",
  async (code) => {
    await storeBoth();
    const { id, status, authorizations } = await deliver({ [present]: [code] });
    expect({ status, authorizations }).toEqual({ status: "SUCCESS", authorizations: [present, previous] });
    const attempts = await harness.attemptsOf(id);
    expect(attempts).toMatchObject([{ state: "SUCCEEDED", http_status: 200 }]);
    expect(seen.map((headers) => headers["idempotency-key"])).toEqual([
      attempts[0]?.idempotency_key,
      attempts[0]?.idempotency_key,
    ]);
    expect(await storedKba()).toEqual(stored("AUGKBA04", null, true));
  },
);

test("KBA deliveries: a success with the present password erases the previous one", async () => {
  await storeBoth();
  expect((await deliver({})).authorizations).toEqual([present]);
  expect(await storedKba()).toEqual(stored("AUGKBA05", null));
});

test("KBA deliveries: if both passwords are refused, that is the refusal of the present one", async () => {
  await storeBoth();
  const { status, authorizations } = await deliver({ [present]: [401], [previous]: [403] });
  expect({ status, authorizations }).toEqual({
    status: "ERROR_WITHOUT_RETRY",
    authorizations: [present, previous],
  });
  expect(await storedKba()).toEqual(stored(null, "AUGKBA05", true));
});

test("KBA deliveries: without a valid previous password, a refusal is final", async () => {
  await storeBoth(expiredOn);
  expect((await deliver({ [present]: [401] })).authorizations).toEqual([present]);
  expect(await storedKba()).toEqual(stored(null, "AUGKBA05", true));
});

test.each([404, 500])("KBA deliveries: %i says nothing about the password", async (code) => {
  await storeBoth();
  expect((await deliver({ [present]: [code] })).authorizations).toEqual([present]);
  expect(await storedKba()).toEqual(stored(null, null, true));
});

test.each([
  ["present", { [present]: [500, `Falsch: ${storedPassword}`] }],
  ["previous", { [present]: [401], [previous]: [422, `Falsch: ${previousPassword}, ${previous.slice(6)}`] }],
] as const)(
  "KBA deliveries: a password that the target repeats is stored nowhere: the %s one",
  async (_name, answers) => {
    await storeBoth();
    const { id } = await deliver(answers);
    const texts = JSON.stringify([await harness.attemptsOf(id), await harness.rowOf(id)]);
    expect(texts).toContain("••••");
    for (const secret of [storedPassword, previousPassword, previous.slice(6)])
      expect(texts).not.toContain(secret);
  },
);

test("KBA deliveries: a delivery counts even if its use cannot be recorded", async () => {
  await storeBoth();
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(open.db);
  await sql`create trigger refuse before update on kba_settings
    for each row execute function refuse()`.execute(open.db);
  expect((await deliver({})).status).toBe("SUCCESS");
  expect(await storedKba()).toEqual(stored(null, null, true));
});
