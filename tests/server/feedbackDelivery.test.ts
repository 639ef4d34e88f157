import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { pino } from "pino";
import { readConfig } from "#server/config";
import { scheduledJobs, type JobContext } from "#server/domain/installation/scheduledJobs";
import { encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import { databases } from "../support/databases";
import { seenRun } from "../support/jobRuns";
import { augsburg, ebersberg, storeFeedback, storeFeedbackPlaces } from "../support/feedback";
import { startTarget, type Answer, type ProcessTestTarget } from "../support/processTarget";
import { servicesOf } from "../support/services";

const now = new Date("2026-12-01T01:15:00Z");
const config = {
  ...readConfig({ SECRET_KEY: "only-for-tests-".repeat(4) }, { demo: false }),
  allowedTargets: ["127.0.0.1/32"],
};
const ofEbersberg = { commune_ags: ebersberg.communeAgs };
const pending = { delivery_state: "PENDING" } as const;

interface Sent {
  readonly organisation: string | null;
  readonly entries: readonly { readonly rating: number; readonly comment: string | null }[];
}

describe.each(databases)("delivery of feedback ($name)", async ({ open }) => {
  let target: ProcessTestTarget;
  let answer: Answer;
  const keys: (string | undefined)[] = [];
  let lines: string[] = [];
  const database = await open();
  const { db } = database;
  await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("feedback").execute();
    await db.deleteFrom("resource").execute();
    answer = (_request, response) => response.writeHead(204).end();
    keys.length = 0;
    lines = [];
    target = await startTarget((request, response, call) => {
      keys.push(request.headers["x-api-key"]?.toString());
      answer(request, response, call);
    });
  });
  afterEach(() => target.close());

  async function configure(id: string, ags: string | null, fields = "organisation: O-1\n"): Promise<void> {
    const name = { version: "v1", type: "nfkPortal", id } as const;
    const secrets = encryptResourceSecrets(config.secretKeys, name, { "/apiKey": `key-${id}` });
    const document = `name: NFK\nurl: ${target.url}/{ags}\n${fields}`;
    await db
      .insertInto("resource")
      .values({ ...name, commune_ags: ags, document, secrets: JSON.stringify(secrets) })
      .execute();
  }
  async function run(at = now): Promise<void> {
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const ctx: JobContext = { ...servicesOf(db), db, config, log, now: () => at };
    const job = scheduledJobs(ctx).find(({ name }) => name === "deliver-feedback");
    expect(job?.schedule).toBe("15 2 1 * *");
    await job?.run(seenRun());
  }
  const sent = (index: number): Sent => JSON.parse(target.calls[index]?.body ?? "{}") as Sent;
  const states = () =>
    db
      .selectFrom("feedback")
      .select(["delivery_state", "delivery_at", "delivery_http_status"])
      .orderBy("id")
      .execute();

  test("sends the marked entries with the key of the resource, and only approved comments", async () => {
    await configure("all", null);
    await configure("own", ebersberg.communeAgs, "");
    await storeFeedback(db, { ...pending, rating: 5, comment: "Geheim bleibt das" });
    await storeFeedback(db, { ...pending, rating: 4, comment: "Freigegeben", state: "APPROVED" });
    await storeFeedback(db, { comment: "nicht vorgemerkt", state: "APPROVED" });
    await storeFeedback(db, { ...pending, ...ofEbersberg, rating: 1, comment: null });
    await run();
    expect(target.calls).toHaveLength(2);
    expect(keys).toEqual(["key-own", "key-all"]);
    const key = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const common = { key, serviceId: augsburg.serviceId, submittedAt: "2026-11-20T09:00:00.000Z" };
    expect(sent(0)).toEqual({
      organisation: null,
      entries: [{ ...common, ags: ebersberg.communeAgs, rating: 1, comment: null }],
    });
    expect(sent(1).organisation).toBe("O-1");
    expect(sent(1).entries.toSorted((one, other) => other.rating - one.rating)).toEqual([
      { ...common, ags: augsburg.communeAgs, rating: 5, comment: null },
      { ...common, ags: augsburg.communeAgs, rating: 4, comment: "Freigegeben" },
    ]);
    const delivered = { delivery_state: "DELIVERED", delivery_at: now, delivery_http_status: null };
    const unmarked = { delivery_state: null, delivery_at: null, delivery_http_status: null };
    expect(await states()).toEqual([delivered, delivered, unmarked, delivered]);
    expect(lines.join("")).toContain("feedback was delivered");
    expect(lines.join("")).not.toMatch(/Freigegeben|Geheim|key-/);
    await run();
    expect(target.calls).toHaveLength(2);
  });

  test("entries of a commune without a resource wait, also if its key cannot be decrypted", async () => {
    await configure("own", ebersberg.communeAgs);
    await storeFeedback(db, pending);
    await run();
    await db
      .insertInto("resource")
      .values({
        version: "v1",
        type: "nfkPortal",
        id: "broken",
        commune_ags: augsburg.communeAgs,
        document: `name: NFK\nurl: ${target.url}\n`,
        secrets: JSON.stringify({ "/apiKey": "x" }),
      })
      .execute();
    await run();
    expect(target.calls).toEqual([]);
    expect(await states()).toMatchObject([{ delivery_state: "PENDING" }]);
  });

  test("sends at most 500 entries a call, with a key for each batch", async () => {
    await configure("all", null);
    for (let index = 0; index < 501; index += 1) await storeFeedback(db, pending);
    await run();
    expect(target.calls.map((_, index) => sent(index).entries.length)).toEqual([500, 1]);
    expect(new Set(target.calls.map(({ key }) => key)).size).toBe(2);
  });

  test("a refused batch is recorded, and its entries are in a new one the next month", async () => {
    await configure("all", null);
    await storeFeedback(db, { ...pending, comment: "Privates" });
    answer = (_request, response) => response.writeHead(503).end("Privates");
    await run();
    expect(target.calls).toHaveLength(1);
    expect(await states()).toEqual([
      { delivery_state: "FAILED", delivery_at: now, delivery_http_status: 503 },
    ]);
    expect(lines.join("")).toContain('"httpStatus":503');
    expect(lines.join("")).not.toContain("Privates");
    answer = (_request, response) => response.writeHead(200).end("{}");
    await run(new Date("2027-01-01T01:15:00Z"));
    expect(await states()).toMatchObject([{ delivery_state: "DELIVERED", delivery_http_status: null }]);
    expect(target.calls[1]?.key).not.toBe(target.calls[0]?.key);
  });

  test("a batch whose answer is lost is repeated with the same key and entries", async () => {
    await configure("all", null);
    await storeFeedback(db, { ...pending, rating: 1 });
    answer = (request) => request.socket.destroy();
    await run();
    expect(await states()).toMatchObject([{ delivery_state: "FAILED", delivery_http_status: null }]);
    await storeFeedback(db, { ...pending, rating: 5 });
    answer = (_request, response) => response.writeHead(204).end();
    await run(new Date(now.getTime() + 60_000));
    expect(target.calls.map(({ key }) => key === target.calls[0]?.key)).toEqual([true, true, false]);
    expect([1, 2].map((index) => sent(index).entries.map(({ rating }) => rating))).toEqual([[1], [5]]);
  });

  test("a redirect is not followed and counts as refused", async () => {
    await configure("all", null);
    await storeFeedback(db, pending);
    answer = (_request, response) => response.writeHead(307, { Location: `${target.url}/other` }).end();
    await run();
    expect(target.calls).toHaveLength(1);
    expect(await states()).toMatchObject([{ delivery_state: "FAILED", delivery_http_status: 307 }]);
  });

  test("after a crash, the batch of the dead server is repeated with its key once its claim has ended", async () => {
    await configure("all", null);
    const batch = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const claimed = { delivery_batch: batch, delivery_claimed_until: new Date(now.getTime() + 1) };
    await storeFeedback(db, { ...pending, ...claimed });
    await run();
    expect(target.calls).toEqual([]);
    await run(new Date(now.getTime() + 1));
    expect(target.calls.map(({ key }) => key)).toEqual([batch]);
    expect(await states()).toMatchObject([{ delivery_state: "DELIVERED" }]);
  });

  test("two servers at once send each entry once", async () => {
    await configure("all", null);
    for (let index = 0; index < 20; index += 1) await storeFeedback(db, pending);
    answer = (_request, response) => void setImmediate(() => response.writeHead(204).end());
    await Promise.all([run(), run(), run()]);
    expect(target.calls.flatMap((_, index) => sent(index).entries)).toHaveLength(20);
    expect(new Set((await states()).map((row) => row.delivery_state))).toEqual(new Set(["DELIVERED"]));
  });
});
