import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { databases } from "../support/databases";
import { storeFeeRuleBasics } from "../support/feeRuleCalls";
import { compare, count, fee, number, payment, times, when, yes } from "../support/feeRules";
import { feeService, priceFrom, storeCatalogueFee, storeFeeCommune } from "../support/fees";
import { callProcess, type ContextChanges } from "../support/processCalls";
import { addUser, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const source = `query ($input: QuoteFeesInput!) { quoteFees(input: $input) {
  quote { day fees { feeId text value quantity taxRate total } netAmount totalAmount sentenceDe sentenceEn }
  errors { code field params { name value } } } }`;

interface Answer {
  readonly quote: {
    readonly day: string;
    readonly totalAmount: number;
    readonly fees: readonly object[];
  } | null;
  readonly errors: readonly {
    readonly code: string;
    readonly field: readonly string[] | null;
    readonly params: readonly { readonly name: string; readonly value: string }[];
  }[];
}

const ags = "09100000";
const rule = payment(
  fee("base"),
  when(yes("wunschkennzeichen"), fee("plate")),
  times(count("anzahl"), fee("sticker")),
);
const variables = { antrag: { wunschkennzeichen: true }, felder: [{ anzahl: 3 }] };
// Half an hour after midnight in Berlin, still the day before in UTC.
const now = () => new Date("2026-06-30T22:30:00.000Z");

describe.each(databases)("quotes of fees ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const prices = [priceFrom("2021-01-01", 1_000, { validTo: "2026-06-30" }), priceFrom("2026-07-01", 1_100)];
  await storeCatalogueFee(db, "base", { prices });
  await storeCatalogueFee(db, "plate", {
    text: "Wunschkennzeichen",
    prices: [priceFrom("2021-01-01", 999, { taxRate: 1_900 })],
  });
  await storeCatalogueFee(db, "sticker", { text: "Plakette", prices: [priceFrom("2021-01-01", 30)] });
  await storeFeeRuleBasics(db, rule);
  await storeFeeCommune(db, ags, [
    feeService,
    "ew-ausweisstatus",
    "ikfz-umschreibung",
    "ikfz-ausserbetriebsetzung",
  ]);
  await db
    .updateTable("commune_service")
    .set({ is_enabled: false })
    .where("service_id", "=", "ikfz-ausserbetriebsetzung")
    .execute();
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom("fee_rule").where("commune_ags", "is not", null).execute());

  const ask = (input: object, context: ContextChanges = { intake: "granted", now }, token?: string) =>
    callProcess<{ quoteFees: Answer }>(
      db,
      token === undefined ? {} : { token, now: now() },
      source,
      { input: { ags, serviceId: feeService, variables, ...input } },
      context,
    );
  async function quote(input: object = {}): Promise<Answer> {
    const { data, codes } = await ask(input);
    expect(codes).toEqual([]);
    if (!data) throw new Error("There is no answer.");
    return data.quoteFees;
  }
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
  const refusals = async (input: object) => {
    const { quote: none, errors } = await quote(input);
    expect(none).toBeNull();
    return errors.map(({ code, field }) => [code, field?.join(".") ?? null]);
  };

  test("Quotes: lines with tax, their sums and the rule in both languages, with the prices of today in Berlin", async () => {
    expect(await quote()).toEqual({
      quote: {
        day: "2026-07-01",
        fees: [
          { feeId: "base", text: "Zulassung", value: 1_100, quantity: 1, taxRate: 0, total: 1_100 },
          {
            feeId: "plate",
            text: "Wunschkennzeichen",
            value: 999,
            quantity: 1,
            taxRate: 1_900,
            total: 1_189,
          },
          { feeId: "sticker", text: "Plakette", value: 30, quantity: 3, taxRate: 0, total: 90 },
        ],
        netAmount: 2_189,
        totalAmount: 2_379,
        sentenceDe: expect.stringMatching(/^11,00\s€ für „?Zulassung/),
        sentenceEn: expect.stringContaining("€11.00"),
      },
      errors: [],
    });
  });

  test("Quotes: a given day has its own prices, and none of a fee before its first one", async () => {
    expect((await quote({ day: "2026-06-30" })).quote).toMatchObject({
      day: "2026-06-30",
      totalAmount: 2_279,
    });
    expect((await quote({ day: "2020-12-31" })).quote).toMatchObject({ totalAmount: 0, fees: [] });
  });

  test("Quotes: fees that are charged zero times are left out, broken multiples are one amount", async () => {
    const none = { wunschkennzeichen: false, anzahl: 0 };
    expect((await quote({ variables: none })).quote?.fees).toMatchObject([{ feeId: "base" }]);
    const half = { wunschkennzeichen: false, anzahl: "2.5" };
    expect((await quote({ variables: half })).quote?.fees).toMatchObject([
      { feeId: "base" },
      { feeId: "sticker", value: 75, quantity: 1, total: 75 },
    ]);
  });

  test("Quotes: missing and null variables are named, but only those that the rule needs with these answers", async () => {
    expect(await refusals({ variables: {} })).toEqual([
      ["required", "variables.wunschkennzeichen"],
      ["required", "variables.anzahl"],
    ]);
    expect(await refusals({ variables: { wunschkennzeichen: null, anzahl: 1 } })).toEqual([
      ["required", "variables.wunschkennzeichen"],
    ]);
    await ownRule(
      payment(
        when(yes("wunschkennzeichen"), when(compare(count("anzahl"), "GREATER", number("1")), fee("plate"))),
      ),
    );
    expect((await quote({ variables: { wunschkennzeichen: false } })).quote?.totalAmount).toBe(0);
    expect(await refusals({ variables: { wunschkennzeichen: true } })).toEqual([
      ["required", "variables.anzahl"],
    ]);
  });

  test.each<[string, object, string, string]>([
    ["a decimal with a comma", { anzahl: "1,5" }, "not_decimal", "variables.anzahl"],
    ["a boolean as a number", { anzahl: true }, "not_decimal", "variables.anzahl"],
    ["a list as a number", { anzahl: [1] }, "not_decimal", "variables.anzahl"],
    ["too large a number", { anzahl: 1_000_001 }, "number_out_of_range", "variables.anzahl"],
    ["a text as a boolean", { wunschkennzeichen: "ja" }, "bad_request", "variables.wunschkennzeichen"],
  ])("Quotes: refuses %s", async (_what, changes, code, field) => {
    expect(await refusals({ variables: { wunschkennzeichen: true, anzahl: 1, ...changes } })).toEqual([
      [code, field],
    ]);
  });

  test.each<[string, object, string, string]>([
    ["a malformed AGS", { ags: "9100000" }, "ags_invalid", "ags"],
    ["an unknown commune", { ags: "09162000" }, "not_found", "ags"],
    ["an unknown service", { serviceId: "ew-nichts" }, "not_found", "serviceId"],
    ["a service that is not offered", { serviceId: "ew-ummeldung" }, "not_found", "serviceId"],
    ["a service without fees", { serviceId: "ew-ausweisstatus" }, "capability_missing", "serviceId"],
    ["a disabled service", { serviceId: "ikfz-ausserbetriebsetzung" }, "status_not_allowed", "serviceId"],
    ["variables that are no object", { variables: [] }, "bad_request", "variables"],
    [
      "variables of more than a mebibyte",
      { variables: { a: "x".repeat(1_048_576) } },
      "bad_request",
      "variables",
    ],
  ])("Quotes: refuses %s", async (_what, changes, code, field) => {
    expect(await refusals(changes)).toEqual([[code, field]]);
  });

  test("Quotes: a rule with a fee that is gone is refused with its problem", async () => {
    await ownRule(payment(fee("gone")));
    expect((await quote()).errors).toEqual([
      { code: "fee_unknown", field: null, params: [{ name: "feeId", value: "gone" }] },
    ]);
  });

  test("Quotes: the commune's own rule replaces the one of the service", async () => {
    await ownRule(payment(fee("sticker")));
    expect((await quote({ variables: {} })).quote?.totalAmount).toBe(30);
  });

  test.each([
    ["the service has none", "ikfz-umschreibung"],
    ["the commune's own is empty", feeService],
  ])("Quotes: costs nothing if %s", async (_why, serviceId) => {
    if (serviceId === feeService) await ownRule(null);
    expect((await quote({ serviceId, variables: {} })).quote).toMatchObject({
      fees: [],
      netAmount: 0,
      totalAmount: 0,
      sentenceDe: "",
      sentenceEn: "",
    });
  });

  test("Quotes: only machines with the token may ask", async () => {
    const admin = await addUser(db, { username: "admin", roles: systemRole("ADMIN") });
    const token = await addSession(db, admin, now());
    expect((await ask({}, { intake: "refused", now })).codes).toEqual(["unauthorized"]);
    expect((await ask({}, { intake: "refused", now }, token)).codes).toEqual(["unauthorized"]);
    expect((await ask({}, { intake: "off", now })).codes).toEqual(["not_found"]);
  });
});
