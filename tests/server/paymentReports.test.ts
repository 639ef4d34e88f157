import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { bothDatabases } from "../support/databases";
import { callProcess, place, storePlace } from "../support/processCalls";

interface Answer {
  readonly pid: string | null;
  readonly errors: readonly {
    readonly code: string;
    readonly field: readonly string[] | null;
    readonly params: readonly { readonly name: string; readonly value: string }[];
  }[];
}

const mutation = (name: string) =>
  `mutation($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { pid errors { code field params { name value } } }
  }`;

const paidAt = "2026-11-20T09:00:00.000Z";
const gross = (feeId: string, changes: object = {}) => ({
  feeId,
  text: `Gebühr ${feeId}`,
  value: 1_000,
  quantity: 3,
  taxRate: 1_900,
  ...changes,
});
const payment = {
  completionType: "ONLINE",
  completedAt: paidAt,
  identifier: "P-1",
  paymentSystem: "epay",
  paymentType: "CARD",
  cashReference: "5.0815.1",
  licencePlate: "TÖL-AB 123",
  vin: "WXX12345678901234",
  fees: [gross("f1", { receiptNumber: "1" }), gross("f2", { taxRate: 0, receiptNumber: "2" })],
};

describe.each(bothDatabases)("Bookings of payments ($name)", async ({ open }) => {
  let key = 0;
  const database = await open();
  const { db } = database;
  await storePlace(db);
  await db
    .insertInto("service_fee")
    .values([
      { commune_ags: null, ...feeOf("f1"), hhst: "1.1100.100", objnr: "7" },
      { commune_ags: place.ags, ...feeOf("f1"), hhst: "9.9999.999", objnr: null, metadata_state: "RESET" },
      { commune_ags: null, ...feeOf("f2"), hhst: "1.1100.100", objnr: "7" },
      { commune_ags: place.ags, ...feeOf("f2"), hhst: "1.1200.200", objnr: null },
    ])
    .execute();
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom("process").execute());

  async function send(name: string, input: object): Promise<Answer> {
    const { data, codes } = await callProcess(db, {}, mutation(name), { input }, { intake: "granted" });
    expect(codes).toEqual([]);
    return data?.[name] as Answer;
  }
  async function submit(changes: object = {}): Promise<Answer> {
    key += 1;
    return send("submitApplication", {
      ...place,
      idempotencyKey: `key-${key}`,
      key: "meldung",
      type: "ASYNCHRONOUS",
      variables: {},
      payment: { ...payment, ...changes },
    });
  }
  async function paid(changes: object = {}): Promise<string> {
    const { pid, errors } = await submit(changes);
    expect(errors).toEqual([]);
    return pid ?? "";
  }
  const report = (pid: string, changes: object = {}) =>
    send("reportPayment", {
      pid,
      reportedAt: "2026-11-21T00:00:00.000Z",
      state: "SETTLED",
      completedAt: paidAt,
      ...changes,
    });
  const refund = (pid: string, refundId: string, ...fees: readonly (readonly [number, number, string?])[]) =>
    send("reportRefund", {
      pid,
      refundId,
      refundedAt: "2026-11-25T12:00:00.000Z",
      fees: fees.map(([position, total, receiptNumber]) => ({ position, total, receiptNumber })),
    });
  const stored = () => db.selectFrom("booking").selectAll().orderBy("id").execute();
  const storedPayment = () => db.selectFrom("process_payment").selectAll().executeTakeFirstOrThrow();
  const fieldsOf = ({ errors }: Answer) => errors.map(({ code, field }) => [code, field?.join(".")]);

  test("an application's payment is booked fee by fee, with the numbers that apply to the fees", async () => {
    const pid = await paid();
    expect(await stored()).toMatchObject([
      {
        pid,
        kind: "PAYMENT",
        position: 1,
        fee_number: "f1",
        total: 3_570,
        vat: 570,
        vat_rate: 1_900,
        budget_item: "1.1100.100",
        object_number: "7",
        state: "SETTLED",
        booked_at: new Date(paidAt),
        operation: "Meldebescheinigung",
        cash_reference: "5.0815.1",
        receipt_number: "1",
        ava: null,
      },
      { position: 2, total: 3_000, vat: 0, budget_item: "1.1200.200", object_number: null },
    ]);
    expect((await storedPayment()).fees[0]).toEqual({ ...gross("f1"), total: 3_570 });
  });

  test("given numbers precede those of the fees, and an incomplete payment is open", async () => {
    const numbers = { feeNumber: "221.1", budgetItem: "2.2", objectNumber: "8", ava: "A-1" };
    await paid({ fees: [gross("f1", numbers)], completedAt: null, operation: "Umzug" });
    const [process] = await db.selectFrom("process").select("created_at").execute();
    expect(await stored()).toMatchObject([
      {
        fee_number: "221.1",
        budget_item: "2.2",
        object_number: "8",
        ava: "A-1",
        operation: "Umzug",
        state: "OPEN",
        booked_at: process?.created_at,
      },
    ]);
  });

  test("limits are checked, and a receipt number needs a cash reference", async () => {
    const long = "x".repeat(201);
    const fee = gross("f1", {
      feeNumber: long,
      budgetItem: long,
      objectNumber: long,
      ava: long,
      receiptNumber: long,
    });
    expect(
      fieldsOf(
        await submit({ operation: long, licencePlate: long, vin: long, cashReference: " ", fees: [fee] }),
      ),
    ).toEqual([
      ["text_too_long", "payment.operation"],
      ["text_too_long", "payment.licencePlate"],
      ["text_too_long", "payment.vin"],
      ["required", "payment.cashReference"],
      ...["feeNumber", "budgetItem", "objectNumber", "ava", "receiptNumber"].map((name) => [
        "text_too_long",
        `payment.fees.0.${name}`,
      ]),
    ]);
    expect(fieldsOf(await submit({ cashReference: null }))).toEqual([["required", "payment.cashReference"]]);
  });

  test("receipt numbers are unique within a cash reference, also within a payment and at the same time", async () => {
    await paid();
    const taken = await submit();
    expect(fieldsOf(taken)).toEqual([
      ["receipt_number_taken", "payment.fees.0.receiptNumber"],
      ["receipt_number_taken", "payment.fees.1.receiptNumber"],
    ]);
    expect(taken.errors[0]?.params).toEqual([
      { name: "cashReference", value: "5.0815.1" },
      { name: "receiptNumber", value: "1" },
    ]);
    const twice = [gross("f1", { receiptNumber: "9" }), gross("f2", { receiptNumber: "9" })];
    expect(fieldsOf(await submit({ fees: twice }))).toEqual([
      ["receipt_number_taken", "payment.fees.1.receiptNumber"],
    ]);
    expect((await stored()).length).toBe(2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit({ fees: [gross("f1", { receiptNumber: "77" })] })),
    );
    expect(answers.filter(({ pid }) => pid !== null)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors).every(({ code }) => code === "receipt_number_taken")).toBe(
      true,
    );
    await paid({ cashReference: "5.0815.2" });
  });

  test("a report settles or fails the payment and its bookings; earlier reports change nothing", async () => {
    const pid = await paid({ completedAt: null });
    const completedAt = "2026-11-22T10:00:00.000Z";
    expect(await report(pid, { reportedAt: "2026-11-22T11:00:00.000Z", completedAt })).toEqual({
      pid,
      errors: [],
    });
    expect(await stored()).toMatchObject([
      { state: "SETTLED", booked_at: new Date(completedAt) },
      { state: "SETTLED" },
    ]);
    expect(await storedPayment()).toMatchObject({ completed_at: new Date(completedAt), total_amount: 6_570 });
    expect(await report(pid, { reportedAt: "2026-11-22T10:59:59.999Z", state: "FAILED" })).toEqual({
      pid,
      errors: [],
    });
    expect(await stored()).toMatchObject([{ state: "SETTLED" }, { state: "SETTLED" }]);
    await report(pid, { reportedAt: "2026-11-23T00:00:00.000Z", state: "FAILED" });
    expect(await stored()).toMatchObject([
      { state: "FAILED", booked_at: new Date(completedAt) },
      { state: "FAILED" },
    ]);
    expect(await storedPayment()).toMatchObject({ completed_at: new Date(completedAt) });
    await report(pid, { reportedAt: "2026-11-24T00:00:00.000Z", state: "OPEN" });
    expect(await stored()).toMatchObject([{ state: "OPEN" }, { state: "OPEN" }]);
    expect(await storedPayment()).toMatchObject({ completed_at: null });
    expect(fieldsOf(await report(pid, { completedAt: null }))).toEqual([["required", "completedAt"]]);
    expect(fieldsOf(await report("unknown"))).toEqual([["not_found", "pid"]]);
  });

  test("reported fees replace the booked ones by position, also with exchanged receipt numbers", async () => {
    const pid = await paid();
    await db.updateTable("service_fee").set({ hhst: "3.3" }).where("fee_id", "=", "f1").execute();
    const fees = [
      gross("f1", { value: 500, receiptNumber: "2" }),
      gross("f2", { taxRate: 0, receiptNumber: "1" }),
    ];
    expect((await report(pid, { fees, cashReference: "6.1" })).errors).toEqual([]);
    expect(await stored()).toMatchObject([
      { total: 1_785, vat: 285, receipt_number: "2", cash_reference: "6.1", budget_item: "1.1100.100" },
      { total: 3_000, receipt_number: "1", licence_plate: "TÖL-AB 123" },
    ]);
    expect(await storedPayment()).toMatchObject({ total_amount: 4_785 });
    await db.updateTable("service_fee").set({ hhst: "1.1100.100" }).where("fee_id", "=", "f1").execute();
  });

  test("a fee that is left out keeps its booking without an amount, until it is reported again", async () => {
    const pid = await paid();
    await report(pid, { fees: [gross("f2", { taxRate: 0, receiptNumber: "2" })] });
    const left = { position: 2, total: 0, vat: 0, state: "FAILED", receipt_number: null };
    expect(await stored()).toMatchObject([
      { position: 1, fee_number: "f2", budget_item: "1.1200.200" },
      left,
    ]);
    await report(pid);
    expect(await stored()).toMatchObject([{ state: "SETTLED" }, left]);
    expect(fieldsOf(await refund(pid, "r", [2, 1]))).toEqual([["bad_request", "fees.0.position"]]);
    await report(pid, { fees: [payment.fees[0], payment.fees[1], gross("f3")] });
    expect(await stored()).toMatchObject([
      { fee_number: "f1", state: "SETTLED" },
      { total: 3_000, state: "SETTLED", receipt_number: "2" },
      { position: 3, fee_number: "f3", total: 3_570, vin: "WXX12345678901234" },
    ]);
  });

  test("a refund is a booking of its own, and a repeated report of it changes nothing", async () => {
    const pid = await paid();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await refund(pid, "r1", [2, 1_000, "3"])).toEqual({ pid, errors: [] });
    const [, line, refunded, ...rest] = await stored();
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ refunded: 1_000, state: "SETTLED", total: 3_000 });
    expect(refunded).toMatchObject({
      kind: "REFUND",
      refund_of_id: line?.id,
      position: 2,
      total: -1_000,
      vat: 0,
      receipt_number: "3",

      booked_at: new Date("2026-11-25T12:00:00.000Z"),
      state: "SETTLED",
      refunded: 0,
      budget_item: "1.1200.200",
    });
    await refund(pid, "r2", [2, 2_000]);
    expect((await stored())[1]).toMatchObject({ refunded: 3_000, state: "REFUNDED" });
  });

  test("the VAT of refunds adds up to that of their booking, also after its amount changed", async () => {
    const pid = await paid({ fees: [gross("f1", { value: 33, quantity: 1 })] });
    for (const part of [1, 2, 3, 5, 7, 10]) await refund(pid, `r${part}`, [1, part]);
    const changed = gross("f1", { value: 30, quantity: 1, taxRate: 2_000, budgetItem: "4.4" });
    expect((await report(pid, { fees: [changed] })).errors).toEqual([]);
    await refund(pid, "last", [1, 8]);
    const [line, ...refunds] = await stored();
    expect(line).toMatchObject({ total: 36, vat: 6, refunded: 36, state: "REFUNDED" });
    expect(refunds.map(({ budget_item }) => budget_item)).toEqual(refunds.map(() => "4.4"));
    expect(refunds.reduce((sum, { total }) => sum + total, 0)).toBe(-36);
    expect(refunds.reduce((sum, { vat }) => sum + vat, 0)).toBe(-6);
  });

  test("no more is refunded than was paid, also at the same time", async () => {
    const pid = await paid();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => refund(pid, `r${n}`, [1, 2_000], [2, 1])),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.flatMap(fieldsOf)).toEqual(
      Array.from({ length: 4 }, () => ["refund_too_high", "fees.0.total"]),
    );
    expect(answers.flatMap(({ errors }) => errors)[0]?.params).toEqual([{ name: "max", value: "1570" }]);
    expect(await stored()).toMatchObject([
      { refunded: 2_000 },
      { refunded: 1 },
      { total: -2_000 },
      { total: -1 },
    ]);
    expect(fieldsOf(await report(pid, { fees: [gross("f1", { value: 1 })] }))).toEqual([
      ["refund_too_high", "fees.0"],
      ["refund_too_high", "fees"],
    ]);
    expect(fieldsOf(await report(pid, { state: "FAILED" }))).toEqual([["status_not_allowed", "state"]]);
    expect(await storedPayment()).toMatchObject({ total_amount: 6_570, reported_at: null });
  });

  test("a malformed refund is refused", async () => {
    const pid = await paid();
    expect(fieldsOf(await refund(pid, " "))).toEqual([
      ["required", "refundId"],
      ["required", "fees"],
    ]);
    expect(fieldsOf(await refund(pid, "r", [1, 1], [1, 1]))).toEqual([["bad_request", "fees"]]);
    expect(fieldsOf(await refund(pid, "r", [1, 0], [0, 1], [3, 1]))).toEqual([
      ["number_out_of_range", "fees.0.total"],
      ["bad_request", "fees.1.position"],
      ["bad_request", "fees.2.position"],
    ]);
    expect(fieldsOf(await refund(pid, "r", [1, 1, "1"]))).toEqual([
      ["receipt_number_taken", "fees.0.receiptNumber"],
    ]);
    expect(fieldsOf(await refund("unknown", "r", [1, 1]))).toEqual([["not_found", "pid"]]);
    await report(pid, { state: "FAILED" });
    expect(fieldsOf(await refund(pid, "r", [1, 1]))).toEqual([["status_not_allowed", "fees.0.position"]]);
    expect(await stored()).toHaveLength(2);
  });

  test("numbers are searched without case, blanks and hyphens", async () => {
    await paid({ licencePlate: "töl–Ab\u00a0123", cashReference: "ab-1 2" });
    const { rows } = await sql<{ found: string }>`
      select search_vehicle || '|' || (search_numbers like '%' || booking_search(' aB12') || '%') as found
      from booking limit 1`.execute(db);
    expect(rows).toEqual([{ found: "TÖLAB123\nWXX12345678901234|true" }]);
  });
});

function feeOf(feeId: string) {
  const content = { text: "Gebühr", is_active: true };
  return {
    service_id: place.serviceId,
    fee_id: feeId,
    ...content,
    metadata_state: "OWN" as const,
    updated_at: new Date(paidAt),
  };
}
