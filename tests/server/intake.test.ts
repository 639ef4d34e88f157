import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "../support/databases";
import { callProcess, place, storePlace, storeTarget, type ContextChanges } from "../support/processCalls";
import { startTarget } from "../support/processTarget";
import { addUser, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const submit = `mutation($input: SubmitApplicationInput!) {
  submitApplication(input: $input) { pid status errors { code field params { name value } } }
}`;

const fee = { feeId: "f1", text: "Meldebescheinigung", value: 999, quantity: 3, taxRate: 1_900 };
const payment = {
  completionType: "ONLINE",
  completedAt: "2026-11-20T09:00:00.000Z",
  identifier: "P-1",
  paymentSystem: "epay",
  paymentType: "CARD",
  fees: [fee],
};
const application = {
  ...place,
  idempotencyKey: "key-1",
  key: "meldung",
  formKey: "form",
  businessKey: "B-1",
  type: "ASYNCHRONOUS",
  variables: { name: "Muster", token: "x", deep: { list: [1, null] } },
  payment,
};

/** The response to the sender. */
interface Answer {
  readonly pid: string | null;
  readonly status: string | null;
  readonly errors: readonly { readonly code: string }[];
}

const deep = (levels: number): object => (levels === 1 ? {} : { a: deep(levels - 1) });

describe.each(databases)("Intake ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  await storePlace(db);
  await db
    .updateTable("commune_service")
    .set({ is_enabled: false })
    .where("service_id", "=", "pw-eheurkunde")
    .execute();
  await db
    .insertInto("commune_service")
    .values({ commune_ags: place.ags, service_id: "ew-ausweisstatus" })
    .execute();
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom("process").execute());

  async function send(
    changes: object = {},
    context: ContextChanges = { intake: "granted" },
  ): Promise<Answer> {
    const { data, codes } = await callProcess(
      db,
      {},
      submit,
      { input: { ...application, ...changes } },
      context,
    );
    expect(codes).toEqual([]);
    return data?.["submitApplication"] as Answer;
  }
  const stored = () => db.selectFrom("process").selectAll().execute();

  test("refuses a payment in the year 0, which the database could not hold", async () => {
    const input = { ...application, payment: { ...payment, completedAt: "0000-01-01T00:00:00Z" } };
    const { data, errors } = await callProcess(db, {}, submit, { input }, { intake: "granted" });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain("in the years 1 to 9999");
    expect(await stored()).toEqual([]);
  });

  test("stores the application and starts its process", async () => {
    const answer = await send();
    expect(answer).toMatchObject({ status: "IN_PROGRESS", errors: [] });
    const [row] = await stored();
    expect(row).toMatchObject({
      pid: answer.pid,
      definition_key: "meldung",
      form_key: "form",
      business_key: "B-1",
      tries: 0,
      name: "Meldebescheinigung",
      type: "ASYNCHRONOUS",
      payment_identifier: "P-1",
      is_queued: false,
    });
    const content = await db.selectFrom("process_content").select("variables").executeTakeFirst();
    expect(content?.variables).toEqual(application.variables);
    const paid = await db.selectFrom("process_payment").selectAll().executeTakeFirst();
    // 3 × 9,99 € plus 19 percent.
    expect(paid).toMatchObject({ total_amount: 3_566, retries: 0, fees: [{ ...fee, total: 3_566 }] });
  });

  test("returns the first process for a repeated key, also for 50 concurrent calls", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send({ idempotencyKey: `key-${index % 25}`, businessKey: String(index) }),
      ),
    );
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(25);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await stored()).toHaveLength(25);
    for (const [index, { pid }] of answers.entries()) expect(pid).toBe(answers[index % 25]?.pid);
  });

  test("a synchronous one returns after its attempt, and is not retried", async () => {
    const target = await startTarget((_request, response, { body }) => {
      response.writeHead(body.includes("gut") ? 200 : 503).end("{}");
    });
    await storeTarget(db, target.url);
    const type = "SYNCHRONOUS";
    expect(await send({ type, idempotencyKey: "a", variables: { wie: "gut" } })).toMatchObject({
      status: "SUCCESS",
    });
    expect(await send({ type, idempotencyKey: "b", variables: {} })).toMatchObject({ status: "ERROR" });
    expect(await send({ type, idempotencyKey: "b", variables: { wie: "gut" } })).toMatchObject({
      status: "ERROR",
    });
    await target.close();
    expect(target.calls).toHaveLength(2);
    for (const row of await stored())
      expect(row).toMatchObject({ next_retry_at: null, is_queued: true, tries: 1 });
  });

  test.each<[string, object, object]>([
    ["a malformed AGS", { ags: "9761000" }, { code: "ags_invalid", field: ["ags"] }],
    ["an unknown commune", { ags: "09162000" }, { code: "not_found", field: ["ags"] }],
    ["an unknown service", { serviceId: "ew-nichts" }, { code: "not_found", field: ["serviceId"] }],
    [
      "a service that is not offered",
      { serviceId: "ew-ummeldung" },
      { code: "not_found", field: ["serviceId"] },
    ],
    [
      "a service without persistence",
      { serviceId: "ew-ausweisstatus" },
      {
        code: "capability_missing",
        field: ["serviceId"],
        params: [{ name: "capability", value: "persistence" }],
      },
    ],
    [
      "a disabled service",
      { serviceId: "pw-eheurkunde" },
      { code: "status_not_allowed", field: ["serviceId"] },
    ],
    ["no key", { idempotencyKey: " " }, { code: "required", field: ["idempotencyKey"] }],
    ["a long key", { idempotencyKey: "x".repeat(101) }, { code: "text_too_long", field: ["idempotencyKey"] }],
    ["no definition", { key: "" }, { code: "required", field: ["key"] }],
    [
      "a long business key",
      { businessKey: "x".repeat(201) },
      { code: "text_too_long", field: ["businessKey"] },
    ],
    ["control characters", { businessKey: "a\u0007" }, { code: "text_invalid", field: ["businessKey"] }],
    ["a list of variables", { variables: [] }, { code: "bad_request", field: ["variables"] }],
    ["variables too deep", { variables: deep(33) }, { code: "bad_request", field: ["variables"] }],
    [
      "too many variables",
      { variables: { a: "ä".repeat(524_288) } },
      { code: "bad_request", field: ["variables"] },
    ],
    ["no fees", { payment: { ...payment, fees: [] } }, { code: "required", field: ["payment", "fees"] }],
    [
      "too many fees",
      { payment: { ...payment, fees: Array.from({ length: 101 }, () => fee) } },
      { code: "list_too_long", field: ["payment", "fees"], params: [{ name: "max", value: "100" }] },
    ],
    ...[1.5, -1, "1", 2 ** 53].map((value): [string, object, object] => [
      `an amount of ${JSON.stringify(value)}`,
      { payment: { ...payment, fees: [fee, { ...fee, value }] } },
      { code: "bad_request", field: ["payment", "fees", "1", "value"] },
    ]),
    [
      "a quantity of 0",
      { payment: { ...payment, fees: [{ ...fee, quantity: 0 }] } },
      { code: "bad_request", field: ["payment", "fees", "0", "quantity"] },
    ],
    [
      "more money than can be counted",
      { payment: { ...payment, fees: [{ ...fee, value: Number.MAX_SAFE_INTEGER }] } },
      { code: "bad_request", field: ["payment", "fees"] },
    ],
  ])("refuses %s", async (_what, changes, error) => {
    expect(await send(changes)).toMatchObject({ pid: null, status: null, errors: [error] });
    expect(await stored()).toEqual([]);
  });

  test("accepts 32 levels of variables", async () => {
    expect(await send({ variables: deep(32) })).toMatchObject({ errors: [] });
  });

  test("requires the machine token, users may not; without a token there is no intake", async () => {
    const admin = await addUser(db, { username: "admin", roles: systemRole("ADMIN") });
    const token = await addSession(db, admin, new Date());
    for (const [intake, code] of [
      ["off", "not_found"],
      ["refused", "unauthorized"],
    ] as const) {
      const { codes } = await callProcess(db, { token }, submit, { input: application }, { intake });
      expect(codes).toEqual([code]);
    }
    expect(await stored()).toEqual([]);
  });
});
