import type { RequestListener } from "node:http";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { startDueAttempt } from "#server/domain/attempts/attempts";
import { readRestServices } from "#server/domain/resources/restServices";
import { attemptLimits, attemptHarness } from "../support/attemptHarness";
import { databases } from "../support/databases";
import { place, storeProcess, storeTarget } from "../support/processCalls";

describe.each(databases)("Attempts ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const harness = await attemptHarness(db);
  afterEach(() => harness.closeTargets());
  afterAll(() => database.close());

  test("delivers the variables with a key, and succeeds with any 2xx", async () => {
    let url = "";
    const target = await harness.serve((request, response) => {
      url = request.url ?? "";
      response.writeHead(202).end('{"ok":true}');
    });
    const id = await storeProcess(db);
    expect(await harness.attempt(id)).toBe("SUCCESS");
    const [made] = await harness.attemptsOf(id);
    expect(url).toBe(`/take/${place.ags}/${place.serviceId}`);
    expect(target.calls.map((call) => ({ ...call, body: JSON.parse(call.body) as unknown }))).toEqual([
      { key: made?.idempotency_key, contentType: "application/json", body: { name: "Muster", number: id } },
    ]);
    expect(made).toMatchObject({
      number: 1,
      restart: 0,
      trigger: "FIRST",
      state: "SUCCEEDED",
      http_status: 202,
      problem: null,
      target: "urn:sm:v1:restService:target",
      error_text: null,
      duration_ms: expect.any(Number),
    });
    expect(await harness.rowOf(id)).toMatchObject({
      status: "SUCCESS",
      tries: 1,
      attempt_count: 1,
      revision: 3,
    });
  });

  async function expectEnd(answer: RequestListener, expected: object, status: string | null) {
    const target = await harness.serve(answer);
    const id = await storeProcess(db);
    expect(await harness.attempt(id)).toBe(status);
    expect(await harness.attemptsOf(id)).toMatchObject([expected]);
    expect(target.calls).toHaveLength(1);
    const row = await harness.rowOf(id);
    const isError = status !== "SUCCESS";
    const waitMs = row.next_retry_at && row.next_retry_at.getTime() - row.updated_at.getTime();
    expect(waitMs).toBe(status === "ERROR" ? 30_000 : null);
    expect([row.problem !== null, row.error_fingerprint?.length ?? 0]).toEqual([isError, isError ? 32 : 0]);
  }

  test.each<[string, RequestListener]>([
    ["never answers", () => undefined],
    ["never ends its response", (_request, response) => void response.writeHead(200).write("{")],
  ])("times out a target that %s", async (_what, answer) => {
    // The timeout fires once the target has received the call, however long that takes.
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    const silent: RequestListener = (request, response) => {
      answer(request, response);
      setTimeout(() => time.abort(), 50);
    };
    await expectEnd(silent, { problem: "TIMEOUT", http_status: null }, "ERROR");
    expect(timeout).toHaveBeenCalledWith(attemptLimits.timeoutMs);
  });

  test.each<[string, RequestListener, object, string | null]>([
    [
      "answers 500",
      (_request, response) => response.writeHead(500).end('{"error":{"message":"Kein Platz"}}'),
      { problem: "HTTP_STATUS", http_status: 500, error_text: "Kein Platz" },
      "ERROR",
    ],
    [
      "answers 404",
      (_request, response) => response.writeHead(404).end("<html><b>Nicht</b>\u0007 da</html>"),
      { problem: "HTTP_STATUS", http_status: 404, error_text: "Nicht da" },
      "ERROR_WITHOUT_RETRY",
    ],
    [
      "answers 429",
      (_request, response) => response.writeHead(429).end("zu viel: token=abc123, Bearer abc.def"),
      { problem: "HTTP_STATUS", http_status: 429, error_text: "zu viel: token=••••, Bearer ••••" },
      "ERROR",
    ],
    [
      "answers 408",
      (_request, response) => response.writeHead(408).end(),
      { problem: "HTTP_STATUS", http_status: 408, error_text: null },
      "ERROR",
    ],
    [
      "redirects",
      (_request, response) => response.writeHead(307, { Location: "http://169.254.169.254/" }).end(),
      { problem: "HTTP_STATUS", http_status: 307 },
      "ERROR",
    ],
    [
      "answers 200 without JSON",
      (_request, response) => response.end("danke"),
      { problem: "ANSWER_NOT_JSON", http_status: 200, state: "SUCCEEDED", error_text: null },
      "SUCCESS",
    ],
    [
      "answers 50 MB",
      (_request, response) => {
        const chunk = Buffer.alloc(1_048_576, "x");
        let sent = 0;
        const more = () => {
          while (sent < 50) {
            sent += 1;
            if (!response.write(chunk)) return;
          }
          response.end();
        };
        response.on("drain", more);
        more();
      },
      { problem: "ANSWER_TOO_LARGE", http_status: 200, state: "SUCCEEDED", error_text: null },
      "SUCCESS",
    ],
    [
      "closes the connection",
      (request) => request.socket.destroy(),
      { problem: "CONNECTION_FAILED", http_status: null, error_text: "ECONNRESET" },
      "ERROR",
    ],
  ])("a target that %s", async (_what, answer, expected, status) => {
    await expectEnd(answer, expected, status);
  });

  test("fails for a missing target, a forbidden one, and none at all", async () => {
    const gone = await harness.serve((_request, response) => response.end());
    await gone.close();

    const [unreached, refused, missing] = [
      await storeProcess(db),
      await storeProcess(db),
      await storeProcess(db),
    ];
    expect(await harness.attempt(unreached)).toBe("ERROR");
    expect(await harness.attempt(refused, [])).toBe("ERROR");
    await db.deleteFrom("service_setting").execute();
    expect(await harness.attempt(missing)).toBe("ERROR");
    expect(await harness.attemptsOf(unreached)).toMatchObject([
      { problem: "CONNECTION_FAILED", error_text: "ECONNREFUSED", state: "FAILED" },
    ]);
    expect(await harness.attemptsOf(refused)).toMatchObject([
      { problem: "ADDRESS_REFUSED", http_status: null },
    ]);
    expect(await harness.attemptsOf(missing)).toMatchObject([{ problem: "TARGET_MISSING", target: "" }]);
  });

  test("goes through the schedule with one key, and stops at 20", async () => {
    const target = await harness.serve((_request, response) => response.writeHead(503).end());
    const id = await storeProcess(db);
    const waits: unknown[] = [];
    for (let tries = 1; tries <= 20; tries += 1) {
      await harness.attempt(id);
      const row = await harness.rowOf(id);
      expect(row.tries).toBe(tries);
      waits.push(row.next_retry_at && (row.next_retry_at.getTime() - row.updated_at.getTime()) / 60_000);
    }
    expect(waits).toEqual([0.5, 0.5, 30, 30, 30, ...Array<number>(14).fill(60), null]);
    expect(new Set(target.calls.map((call) => call.key)).size).toBe(1);
    const ctx = await harness.context();
    const { schedule_number: scheduleNumber } = await harness.rowOf(id);
    expect(await startDueAttempt(ctx, { processId: id, scheduleNumber })).toBeNull();
    const triggers = (await harness.attemptsOf(id)).map((each) => each.trigger);
    expect(triggers).toEqual(["FIRST", ...Array<string>(19).fill("SCHEDULE")]);
  });

  test("the commune's own setting takes precedence over the system's; resources of other communes are not used", async () => {
    const value = { version: "v1", type: "restService" as const, document: "url: https://own.example/\n" };
    await db
      .insertInto("resource")
      .values({ ...value, id: "own", commune_ags: place.ags })
      .execute();
    await db
      .insertInto("resource")
      .values({ ...value, id: "other", commune_ags: "09162000" })
      .execute();
    await storeTarget(db, "https://all.example/");
    const service = { communeAgs: place.ags, serviceId: place.serviceId };
    const read = async () => (await readRestServices(db, [service])).map(({ url }) => url);
    expect(await read()).toEqual(["https://all.example/"]);
    const setting = { service_id: place.serviceId, key: "rest_service", commune_ags: place.ags };
    await db
      .insertInto("service_setting")
      .values({ ...setting, value: "own" })
      .execute();
    expect(await read()).toEqual(["https://own.example/"]);
    await db
      .updateTable("service_setting")
      .set({ value: "other" })
      .where("commune_ags", "is not", null)
      .execute();
    expect(await read()).toEqual([null]);
  });
});
