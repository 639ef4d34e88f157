import type { IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import { readRestServices } from "#server/domain/resources/restServices";
import { attemptHarness, type AttemptHarness } from "../support/attemptHarness";
import { postgres, type TestDatabase } from "../support/databases";
import { place, storeProcess } from "../support/processCalls";
import type { Answer } from "../support/processTarget";
import { onlyKey } from "../support/secretKeys";
import type { SecretKeys } from "#server/secretKey";

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

const key = { version: "v2", type: "restService", id: "target" } as const;
const recording =
  (status: number, text = ""): Answer =>
  (request, response) => {
    seen.push(request.headers);
    response.writeHead(status).end(text);
  };

/** Stores a second version of the target's resource, beside the first. */
async function storeSecondVersion(
  answer: Answer,
  authentication: readonly string[],
  secrets: Readonly<Record<string, string>>,
  secretKeys?: SecretKeys,
): Promise<void> {
  const { url } = await harness.serve(answer);
  const { config } = await harness.context();
  const lines = ["name: Fachverfahren", "endpoint:", `  url: "${url}/{ags}"`, "authentication:"];
  await open.db
    .insertInto("resource")
    .values({
      ...key,
      document: [...lines, ...authentication.map((line) => `  ${line}`)].join("\n"),
      secrets: JSON.stringify(encryptResourceSecrets(secretKeys ?? config.secretKeys, key, secrets)),
    })
    .execute();
}

const placeholder = "••••••••";
test.each([
  ["none", ["type: none"], {}, {}],
  [
    "basic",
    ["type: basic", "username: müller", `password: ${placeholder}`],
    { "/authentication/password": "pass:wörd" },
    { authorization: `Basic ${Buffer.from("müller:pass:wörd").toString("base64")}` },
  ],
  [
    "bearer",
    ["type: bearer", `token: ${placeholder}`],
    { "/authentication/token": "abc.def" },
    { authorization: "Bearer abc.def" },
  ],
  [
    "apiKey",
    ["type: apiKey", "header: X-Key", `key: ${placeholder}`],
    { "/authentication/key": "abc" },
    { "x-key": "abc" },
  ],
  [
    "apiKey",
    ["type: apiKey", `key: ${placeholder}`],
    { "/authentication/key": "abc" },
    { "x-api-key": "abc" },
  ],
] as const)(
  "Attempt credentials: deliveries authenticate themselves by %s",
  async (_type, authentication, secrets, expected) => {
    await storeSecondVersion(recording(200), authentication, secrets);
    const id = await storeProcess(open.db);
    expect(await harness.attempt(id)).toBe("SUCCESS");
    expect(seen[0]).toMatchObject(expected);
    expect(Object.keys(seen[0] ?? {}).filter((name) => /^(authorization|x-)/.test(name))).toEqual(
      Object.keys(expected),
    );
    expect(await harness.attemptsOf(id)).toMatchObject([{ target: "urn:sm:v2:restService:target" }]);
  },
);

test("Attempt credentials: the highest version is used, by number", async () => {
  const service = { communeAgs: place.ags, serviceId: place.serviceId };
  await harness.serve(recording(200));
  for (const version of ["v9", "v10"]) {
    await open.db
      .insertInto("resource")
      .values({ ...key, version, document: `endpoint: {url: "https://${version}.example/"}` })
      .execute();
  }
  expect((await readRestServices(open.db, [service])).map(({ url }) => url)).toEqual([
    "https://v10.example/",
  ]);
});

test("Attempt credentials: nothing is delivered without a secret that is needed, and the delivery is tried again", async () => {
  const secrets = { "/authentication/token": "abcdef" };
  await storeSecondVersion(recording(200), ["type: bearer", `token: ${placeholder}`], secrets, onlyKey());
  const id = await storeProcess(open.db);
  expect(await harness.attempt(id)).toBe("ERROR");
  expect(seen).toEqual([]);
  expect(await harness.attemptsOf(id)).toMatchObject([{ problem: "TARGET_MISSING", state: "FAILED" }]);
  expect((await harness.rowOf(id)).next_retry_at).not.toBeNull();
});

test("Attempt credentials: a header that the call itself needs is not replaced", async () => {
  const secrets = { "/authentication/key": "abcdef" };
  await storeSecondVersion(recording(200), ["type: apiKey", "header: Host", `key: ${placeholder}`], secrets);
  await harness.attempt(await storeProcess(open.db));
  expect(seen).toEqual([]);
});

const password = "pass w%rd&<7>";
const basic = Buffer.from(`user:${password}`).toString("base64");
test.each([
  ["JSON", JSON.stringify({ message: `Falsch: ${password}` })],
  ["JSON that is cut", JSON.stringify({ request: password, more: "" }).slice(0, -3)],
  ["text with the header", `Unbekannt: ${basic}`],
  ["text with a URL", `https://x.example/?p=${encodeURIComponent(password)}`],
  ["text that is cut within it", `${"a".repeat(1_994)}${password}`],
])("Attempt credentials: a secret that the target repeats is stored nowhere: %s", async (_name, answer) => {
  const authentication = ["type: basic", "username: user", `password: ${placeholder}`];
  await storeSecondVersion(recording(500, answer), authentication, { "/authentication/password": password });
  const id = await storeProcess(open.db);
  expect(await harness.attempt(id)).toBe("ERROR");
  expect(seen[0]?.authorization).toBe(`Basic ${basic}`);
  const stored = JSON.stringify([await harness.attemptsOf(id), await harness.rowOf(id)]);
  expect(stored).toContain("••••");
  for (const form of [password, basic, encodeURIComponent(password), password.slice(0, 8)]) {
    expect(stored).not.toContain(form);
  }
});
