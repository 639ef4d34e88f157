import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { feeRuleCalls, storeFeeRuleBasics, type FeeRuleCalls } from "../support/feeRuleCalls";
import { count, fee, payment, times, when, yes } from "../support/feeRules";
import {
  feeCalls,
  feeService,
  impactSelection,
  priceFrom,
  storeCatalogueFee,
  storeFeeCommune,
} from "../support/fees";
import { storeProcess } from "../support/processCalls";
import { systemRole } from "../support/serverCalls";
import { serverHarness } from "../support/serverHarness";

/** Details of a payment that differ from the usual one. */
interface Paid {
  readonly createdAt?: string;
  readonly completedAt?: string | null;
  readonly serviceId?: string;
  readonly fees?: readonly object[];
}

const rule = payment(
  fee("base"),
  when(yes("wunschkennzeichen"), fee("plate")),
  times(count("anzahl"), fee("sticker")),
);

describe.each(databases)("the replay of a fee rule on $name", async (kind) => {
  let ags: string;
  let rules: FeeRuleCalls;
  let number = 0;
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  const prices = [priceFrom("2021-01-01", 1_000, { validTo: "2026-06-30" }), priceFrom("2026-07-01", 1_100)];
  await storeCatalogueFee(db, "base", { prices });
  await storeCatalogueFee(db, "plate", { prices: [priceFrom("2021-01-01", 500)] });
  await storeCatalogueFee(db, "sticker", { prices: [priceFrom("2021-01-01", 30)] });
  await storeFeeRuleBasics(db, rule);
  const admin = await harness.logIn("admin", systemRole("ADMIN"));
  beforeEach(async () => {
    number += 1;
    ags = `091000${String(number).padStart(2, "0")}`;
    await storeFeeCommune(harness.open.db, ags, [feeService, "ikfz-umschreibung", "ew-ummeldung"]);
    rules = feeRuleCalls(harness, ags, admin);
  });
  afterAll(() => harness.open.close());

  /** Stores an application of March with its payment; without variables, it has been erased. */
  async function pay(
    total: number,
    variables: object | null,
    {
      createdAt = "2026-03-01T12:00:00Z",
      completedAt = createdAt,
      serviceId = feeService,
      fees = [],
    }: Paid = {},
  ): Promise<void> {
    const { db } = harness.open;
    const id = await storeProcess(db, {
      commune_ags: ags,
      service_id: serviceId,
      created_at: new Date(createdAt),
    });
    const content = db.updateTable("process_content").where("process_id", "=", id);
    if (variables) await content.set({ variables: JSON.stringify(variables) }).execute();
    else await db.deleteFrom("process_content").where("process_id", "=", id).execute();
    await db
      .insertInto("process_payment")
      .values({
        process_id: id,
        completion_type: "t",
        payment_system: "s",
        payment_type: "t",
        identifier: randomUUID(),
        total_amount: total,
        fees: JSON.stringify(fees),
        completed_at: completedAt === null ? null : new Date(completedAt),
      })
      .execute();
  }

  const none = { paymentCount: 0, changedCount: 0, failedCount: 0 };
  const noSums = { totalBefore: 0, totalAfter: 0, largestDifference: 0 };

  test("compares what was paid with what the rule charges", async () => {
    await pay(1_000, {});
    await pay(1_560, { wunschkennzeichen: true, anzahl: 2 });
    await pay(1_500, { antrag: { fahrzeug: [{ anzahl: "2" }] }, wunschkennzeichen: null });
    await pay(1_000, { wunschkennzeichen: true, tief: { wunschkennzeichen: false } });
    await pay(9_999, {}, { serviceId: "ikfz-umschreibung" });
    await pay(9_999, {}, { completedAt: null });
    expect(await rules.replay(rule)).toEqual({
      paymentCount: 4,
      changedCount: 2,
      failedCount: 0,
      totalBefore: 5_060,
      totalAfter: 5_120,
      largestDifference: 500,
    });
    expect(await rules.replay(null)).toEqual({
      paymentCount: 4,
      changedCount: 4,
      failedCount: 0,
      totalBefore: 5_060,
      totalAfter: 0,
      largestDifference: -1_560,
    });
  });

  test("counts erased applications and answers that the rule cannot use as failed", async () => {
    await pay(1_000, null);
    for (const anzahl of [true, "zwei", "1,5", {}, 1e21, ""]) await pay(1_000, { anzahl });
    await pay(1_000, { wunschkennzeichen: "true" });
    expect(await rules.replay(rule)).toEqual({ ...none, ...noSums, paymentCount: 8, failedCount: 8 });
    // The answers are not needed, but the day of an erased application alone does not say what it costs.
    expect(await rules.replay(null)).toMatchObject({ paymentCount: 8, failedCount: 1 });
  });

  test("a fee without a price on the day of the application costs nothing", async () => {
    await pay(1_000, {}, { createdAt: "2020-12-31T12:00:00Z" });
    expect(await rules.replay(rule)).toMatchObject({
      failedCount: 0,
      totalAfter: 0,
      largestDifference: -1_000,
    });
  });

  test("takes the prices of the day of the application in Germany, and amounts before tax", async () => {
    await pay(1_000, {}, { createdAt: "2026-06-30T21:59:00Z" });
    await pay(1_100, {}, { createdAt: "2026-06-30T22:01:00Z" });
    const taxed = { feeId: "base", text: "", value: 500, quantity: 2, taxRate: 1_900, total: 1_190 };
    await pay(1_190, {}, { fees: [taxed] });
    expect(await rules.replay(rule)).toEqual({
      ...none,
      paymentCount: 3,
      totalBefore: 3_100,
      totalAfter: 3_100,
      largestDifference: 0,
    });
  });

  test("takes the latest 200 payments by completion", async () => {
    await pay(1, {}, { completedAt: "2026-02-28T12:00:00Z" });
    for (let at = 0; at < 199; at += 1) await pay(1_000, {}, { completedAt: "2026-03-02T12:00:00Z" });
    await pay(2, {}, { createdAt: "2026-02-01T12:00:00Z", completedAt: "2026-03-03T12:00:00Z" });
    expect(await rules.replay(rule)).toMatchObject({
      paymentCount: 200,
      changedCount: 1,
      totalBefore: 199_002,
    });
  });

  test("an inactive fee is not charged: in the replay, the sentence, examples, and what the question says before", async () => {
    const fees = feeCalls(harness, ags, admin);
    await pay(1_560, { wunschkennzeichen: true, anzahl: 2 });
    for (let at = 0; at < 2; at += 1) await pay(1_030, { anzahl: 1 });
    await pay(1_000, { anzahl: "zwei" });
    const answers = [{ variable: "wunschkennzeichen", booleanValue: true, numberValue: null }];
    const example = (exampleId: string, name: string, given: object[]) => ({
      exampleId,
      name,
      asOf: "2026-08-01",
      answers: given,
    });
    const examples = [example("1", "Mit Wunsch", answers), example("2", "Ohne", [])];
    await rules.save(rule, { examples });
    expect(await fees.impact("sticker", "DEACTIVATE")).toEqual({
      isCharged: true,
      fee: { before: 30, after: 0 },
      usual: { amounts: { before: 1_130, after: 1_100 }, count: 2, paymentCount: 4 },
      usablePaymentCount: 3,
      examples: [],
      unchangedExamples: 2,
    });
    expect(await fees.impact("plate", "DEACTIVATE")).toMatchObject({
      fee: { before: 500, after: 0 },
      // Not the most frequent of all, which has no plate.
      usual: { amounts: { before: 1_660, after: 1_160 }, count: 1 },
      examples: [{ name: "Mit Wunsch", amounts: { before: 1_600, after: 1_100 } }],
      unchangedExamples: 1,
    });
    const confirmed = { status: "INACTIVE", confirmed: ["fee_inactive"] };
    expect((await fees.change("setFeeStatus", "plate", confirmed)).feeRule?.sentenceDe).toContain(
      "Wenn Wunschkennzeichen, dann zusätzlich 0,00\u00a0€ für Zulassung (inaktiv).",
    );
    expect(await rules.replay(rule)).toMatchObject({ failedCount: 1, totalBefore: 3_620, totalAfter: 3_120 });
    expect(await fees.impact("plate", "ACTIVATE")).toMatchObject({
      examples: [{ amounts: { before: 1_100, after: 1_600 } }],
    });
    expect(await fees.impact("plate", "RESET")).toMatchObject({ fee: { before: 0, after: 500 } });
    // A rule that charges it is not saved, but one without it has the total that the sentence says.
    expect((await rules.save(rule, { examples })).errors).toMatchObject([{ code: "fee_inactive" }]);
  });

  test("the question about a fee says that no payment has it", async () => {
    const fees = feeCalls(harness, ags, admin);
    await rules.save(rule);
    expect(await fees.impact("plate", "DEACTIVATE")).toMatchObject({ usual: null, usablePaymentCount: 0 });
    await pay(1_030, { anzahl: 1 });
    await pay(1_000, { anzahl: 0 });
    expect(await fees.impact("plate", "DEACTIVATE")).toMatchObject({ usual: null, usablePaymentCount: 2 });
    // Multiplied by 0, it is not charged.
    expect(await fees.impact("sticker", "DEACTIVATE")).toMatchObject({ usual: { count: 1 } });
  });

  test("the question about a fee of the catalogue says what the rule of the service charges", async () => {
    // Those of all communes count: these are the latest and the most frequent ones of this file.
    for (let at = 0; at < 5; at += 1) {
      await pay(1_030, { anzahl: 3 }, { completedAt: "2026-03-10T12:00:00Z" });
    }
    const source = `query ($id: ID!) { systemFeeImpact(id: $id, status: INACTIVE) { ${impactSelection} } }`;
    const id = (feeId: string) => toNodeId("SystemFee", `${feeService}/${feeId}`);
    expect(await harness.read(source, { id: id("sticker") }, admin)).toMatchObject({
      systemFeeImpact: {
        isCharged: true,
        fee: { before: 30, after: 0 },
        examples: [],
        unchangedExamples: 0,
        usual: { amounts: { before: 1_190, after: 1_100 }, count: 5 },
      },
    });
    await storeCatalogueFee(harness.open.db, `other-${number}`);
    expect(await harness.read(source, { id: id(`other-${number}`) }, admin)).toMatchObject({
      systemFeeImpact: { isCharged: false, usual: null },
    });
    expect(await harness.read(source, { id: id("none") }, admin)).toEqual({ systemFeeImpact: null });
    expect(await feeCalls(harness, ags, admin).impact("none", "RESET")).toBeNull();
  });

  test("fails for rules that cannot be saved, and for unknown ones", async () => {
    await expect(rules.replay(payment(fee("none")))).rejects.toMatchObject({
      extensions: {
        code: "bad_request",
        params: [{ name: "detail", value: expect.stringMatching(/fee_unknown at the node node\d+/) }],
      },
    });
    const source = "query ($ruleId: ID!) { feeRuleReplay(ruleId: $ruleId, nodes: []) { paymentCount } }";
    for (const place of ["ew-ummeldung", "ikfz-wiederzulassung"]) {
      const ruleId = toNodeId("FeeRule", `${ags}/${place}`);
      await expect(harness.read(source, { ruleId }, admin)).rejects.toMatchObject({
        extensions: { code: "not_found" },
      });
    }
  });
});
