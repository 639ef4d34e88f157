import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import { databases } from "../support/databases";
import { storeFeeRuleBasics } from "../support/feeRuleCalls";
import { count, fee, payment as rulePayment, times } from "../support/feeRules";
import { feeService, priceFrom, storeCatalogueFee, storeFeeCommune } from "../support/fees";
import { callProcess } from "../support/processCalls";

const ags = "09100000";
const now = () => new Date("2026-06-30T22:30:00.000Z");

interface Answer {
  readonly pid: string | null;
  readonly errors: readonly object[];
}

const sticker = (quantity: number) => ({
  feeId: "sticker",
  text: "Plakette",
  value: 1_000,
  quantity,
  taxRate: 1_900,
});

describe.each(databases)("payments that differ from the fee rule ($name)", async ({ open }) => {
  let key = 0;
  const database = await open();
  const { db } = database;
  const prices = [
    priceFrom("2021-01-01", 500, { validTo: "2026-06-30" }),
    priceFrom("2026-07-01", 1_000, { taxRate: 1_900 }),
  ];
  await storeCatalogueFee(db, "sticker", { prices });
  await storeFeeRuleBasics(db, rulePayment(times(count("anzahl"), fee("sticker"))));
  await storeFeeCommune(db, ags, [feeService, "ikfz-umschreibung"]);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("process").execute();
    await db.deleteFrom("fee_rule").where("commune_ags", "is not", null).execute();
  });

  async function send(name: string, input: object): Promise<Answer> {
    const source = `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { pid errors { code field } } }`;
    const { data, codes } = await callProcess(db, {}, source, { input }, { intake: "granted", now });
    expect(codes).toEqual([]);
    return data?.[name] as Answer;
  }
  async function submit(fees: readonly object[] | null, changes: object = {}): Promise<string> {
    key += 1;
    const { pid, errors } = await send("submitApplication", {
      ags,
      serviceId: feeService,
      idempotencyKey: `key-${key}`,
      key: "antrag",
      type: "ASYNCHRONOUS",
      variables: { antrag: { anzahl: 2 } },
      payment: fees && {
        completionType: "ONLINE",
        completedAt: "2026-06-30T22:00:00.000Z",
        identifier: "P-1",
        paymentSystem: "epay",
        paymentType: "CARD",
        fees,
      },
      ...changes,
    });
    expect(errors).toEqual([]);
    return pid ?? "";
  }
  const report = (pid: string, changes: object) =>
    send("reportPayment", {
      pid,
      reportedAt: "2026-07-02T00:00:00.000Z",
      state: "SETTLED",
      completedAt: "2026-07-01T00:00:00.000Z",
      ...changes,
    });
  const refund = (pid: string, refundId: string, total: number) =>
    send("reportRefund", {
      pid,
      refundId,
      refundedAt: "2026-07-03T00:00:00.000Z",
      fees: [{ position: 1, total }],
    });
  const stored = async (pid: string) => {
    const row = await db
      .selectFrom("process")
      .leftJoin("process_payment", "process_id", "id")
      .select(["fee_difference", "expected_amount"])
      .where("pid", "=", pid)
      .executeTakeFirstOrThrow();
    return [row.expected_amount, row.fee_difference];
  };
  const ownRule = (own: FeeRule) =>
    db
      .insertInto("fee_rule")
      .values({
        commune_ags: ags,
        service_id: feeService,
        nodes: JSON.stringify(own ? writeFeeRule(own) : []),
        updated_at: now(),
      })
      .execute();

  test.each([
    ["as the rule of the day in Berlin, with tax", 2, null],
    ["too low", 1, -1_190],
    ["too high", 3, 1_190],
  ])("Fee differences: a payment %s", async (_what, quantity, difference) => {
    expect(await stored(await submit([sticker(quantity)]))).toEqual([2_380, difference]);
  });

  test.each<[string, readonly object[] | null, object]>([
    ["without a payment", null, {}],
    ["with a missing variable", [sticker(1)], { variables: {} }],
    ["with a variable that is no number", [sticker(1)], { variables: { anzahl: "viele" } }],
    ["to a service without a rule", [sticker(1)], { serviceId: "ikfz-umschreibung" }],
  ])("Fee differences: an application %s is not compared", async (_what, fees, changes) => {
    expect(await stored(await submit(fees, changes))).toEqual([null, null]);
  });

  test("Fee differences: an empty rule of the commune makes every payment too high", async () => {
    await ownRule(null);
    expect(await stored(await submit([sticker(1)]))).toEqual([0, 1_190]);
  });

  test("Fee differences: a rule that cannot be read keeps no application out", async () => {
    await db
      .insertInto("fee_rule")
      .values({ commune_ags: ags, service_id: feeService, nodes: '[{"nodeId":"x"}]', updated_at: now() })
      .execute();
    expect(await stored(await submit([sticker(1)]))).toEqual([null, null]);
  });

  test("Fee differences: a report with other fees is compared with what was charged at submission", async () => {
    const pid = await submit([sticker(1)]);
    await ownRule(rulePayment());
    expect(await report(pid, { fees: [sticker(2)] })).toEqual({ pid, errors: [] });
    expect(await stored(pid)).toEqual([2_380, null]);
    await report(pid, { reportedAt: "2026-07-03T00:00:00.000Z", fees: [sticker(4)] });
    expect(await stored(pid)).toEqual([2_380, 2_380]);
    await report(pid, { reportedAt: "2026-07-04T00:00:00.000Z" });
    expect(await stored(pid)).toEqual([2_380, 2_380]);
  });

  test("Fee differences: refunds take off a surplus, and never make a payment too low", async () => {
    const pid = await submit([sticker(3)]);
    await refund(pid, "r1", 190);
    expect(await stored(pid)).toEqual([2_380, 1_000]);
    await refund(pid, "r2", 1_000);
    expect(await stored(pid)).toEqual([2_380, null]);
    await refund(pid, "r3", 500);
    expect(await stored(pid)).toEqual([2_380, null]);
  });

  test("Fee differences: a payment that was refunded as a whole does not differ", async () => {
    const pid = await submit([sticker(1)]);
    await refund(pid, "r1", 190);
    expect(await stored(pid)).toEqual([2_380, -1_190]);
    await refund(pid, "r2", 1_000);
    expect(await stored(pid)).toEqual([2_380, null]);
  });
});
