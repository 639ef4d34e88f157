import { expect, test } from "vitest";
import { startFakeServer } from "#server/demo/demoTarget";
import { readRestServices } from "#server/domain/resources/restServices";
import { postgres } from "../support/databases";
import { onlyKey } from "../support/secretKeys";

const post = async (base: string, service: string, key: string | null, body: string, method = "POST") => {
  const response = await fetch(`http://${base}/target/${service}`, {
    method,
    headers: key === null ? {} : { "Idempotency-Key": key },
    ...(method === "POST" && { body }),
  });
  return { status: response.status, text: await response.text() };
};

test("Demo target: the demo target succeeds, fails and refuses, with one effect per key", async () => {
  const { allowedTarget: base, effects } = await startFakeServer("test", 0);
  const calls = Array.from({ length: 120 }, (_, index) => ({ key: `key ${index}`, body: `{"n":${index}}` }));
  const answers = await Promise.all(calls.map(({ key, body }) => post(base, "ikfz-neuzulassung", key, body)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 422, 500, 503]));
  const successes = statuses.filter((status) => status === 200).length;
  expect(successes).toBeGreaterThan(80);
  expect(effects()).toBe(successes);
  for (const { status, text } of answers) {
    expect(JSON.parse(text)).toHaveProperty(status === 200 ? "receipt" : "message");
  }

  const repeat = () => Promise.all(calls.map(({ key, body }) => post(base, "ikfz-neuzulassung", key, body)));
  const succeeded = (_answer: unknown, index: number) => statuses[index] === 200;
  expect((await repeat()).filter(succeeded)).toEqual(answers.filter(succeeded));
  // A failed call has no effect, so retrying with its key succeeds.
  const retried = await repeat();
  expect(retried.filter(({ status }) => status >= 500).length).toBeLessThan(5);
  expect(effects()).toBe(retried.filter(({ status }) => status === 200).length);

  const before = effects();
  const twice = await Promise.all([1, 2].map(() => post(base, "ikfz-neuzulassung", "key at once", "{}")));
  expect(twice[0]).toEqual(twice[1]);
  expect(effects()).toBe(before + (twice[0]?.status === 200 ? 1 : 0));
});

test("Demo target: a refusal depends on the application: another key changes nothing", async () => {
  const { allowedTarget: base } = await startFakeServer("test", 0);
  const bodies = Array.from({ length: 60 }, (_, index) => `{"application":${index}}`);
  const first = await Promise.all(bodies.map((body) => post(base, "kita-anmeldung", `a${body}`, body)));
  const second = await Promise.all(bodies.map((body) => post(base, "kita-anmeldung", `b${body}`, body)));
  const refused = (answers: typeof first) => answers.map(({ status }) => status === 422);
  expect(refused(second)).toEqual(refused(first));
  expect(refused(first)).toContain(true);
  expect(second).not.toEqual(first);
});

test.each([
  ["another method", "kita-anmeldung", "key", "", "GET", 405],
  ["an unknown service", "kita-nichts", "key", "{}", "POST", 404],
  ["a call without a key", "kita-anmeldung", null, "{}", "POST", 400],
  ["a body that is not an object", "kita-anmeldung", "key", "[1]", "POST", 400],
  ["a body that is not JSON", "kita-anmeldung", "key", "{", "POST", 400],
  ["a body that is too large", "kita-anmeldung", "key", `{"a":"${"a".repeat(2_200_000)}"}`, "POST", 413],
] as const)("Demo target: the demo target rejects %s", async (_name, service, key, body, method, status) => {
  const { allowedTarget, effects } = await startFakeServer("test", 0);
  const answer = await post(allowedTarget, service, key, body, method);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toHaveProperty("message");
  expect(effects()).toBe(0);
});

test("Demo target: the secured service delivers only with the token that is stored, encrypted", async () => {
  const open = await postgres.open();
  try {
    const { allowedTarget, writeResources, effects } = await startFakeServer("test", 0);
    const secretKeys = onlyKey();
    await writeResources(open.db, secretKeys);
    const service = { communeAgs: "09761000", serviceId: "kita-anmeldung" };
    const setting = { service_id: service.serviceId, key: "rest_service", value: "demo-secured" };
    await open.db
      .insertInto("service_setting")
      .values({ commune_ags: null, ...setting })
      .execute();
    const [target] = await readRestServices(open.db, [service]);
    expect(target?.url).toBe(`http://${allowedTarget}/secured/kita-anmeldung`);
    const headers = (await target?.credentials({ db: open.db, secretKeys, now: new Date() }))?.headers;
    const send = (more: Readonly<Record<string, string>> = {}) =>
      fetch(target?.url ?? "", { method: "POST", body: "{}", headers: { "Idempotency-Key": "a", ...more } });
    expect((await send()).status).toBe(401);
    expect(effects()).toBe(0);
    expect((await send(headers)).status).not.toBe(401);
  } finally {
    await open.close();
  }
});

test("Demo target: the demo target accepts batches of feedback", async () => {
  const { allowedTarget } = await startFakeServer("test", 0);
  const send = async (init: RequestInit) => (await fetch(`http://${allowedTarget}/feedback`, init)).status;
  const headers = { "Idempotency-Key": "batch" };
  expect(await send({ method: "POST", headers, body: '{"feedback":[]}' })).toBe(202);
  expect(await send({ method: "POST", body: '{"feedback":[]}' })).toBe(400);
  expect(await send({ method: "POST", headers, body: "[" })).toBe(400);
  expect(await send({ method: "HEAD" })).toBe(204);
  expect(await send({ method: "GET" })).toBe(405);
});
