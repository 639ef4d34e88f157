import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { feeRuleVersionsMax } from "#domain/feeRules/feeRuleExamples";
import { childrenIn } from "#domain/feeRules/feeRuleNodes";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import {
  feeRuleCalls,
  feeRuleDescription,
  storeFeeRuleBasics,
  type FeeRuleCalls,
} from "../support/feeRuleCalls";
import { count, fee, named, payment, times, when, yes } from "../support/feeRules";
import { feeCalls, feeService, priceFrom, storeCatalogueFee, storeFeeCommune } from "../support/fees";
import { memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const shared = payment(fee("221.1.1"));
const own = payment(
  named("base", fee("221.1.1")),
  when(yes("wunschkennzeichen"), fee("plate")),
  times(count("anzahl"), fee("230")),
);
const sentence =
  "27,90\u00a0€ für Zulassung. Wenn Wunschkennzeichen, dann zusätzlich 10,20\u00a0€. Anzahl × 2,60\u00a0€ für Vorwegzuteilung.";

const answer = (variable: string, value: boolean | string) => ({
  variable,
  booleanValue: typeof value === "boolean" ? value : null,
  numberValue: typeof value === "string" ? value : null,
});
const example = (name: string, answers: readonly object[] = [], changes: object = {}) => ({
  exampleId: name.toLowerCase(),
  name,
  asOf: "2026-03-01",
  answers,
  ...changes,
});
const plate = example("Kennzeichen", [answer("wunschkennzeichen", true)]);
const three = example("Drei", [answer("anzahl", "3"), answer("menge", "0.5")]);

describe.each(databases)("the fee rule of a service on $name", async (kind) => {
  let ags: string;
  let rules: FeeRuleCalls;
  let number = 0;
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  await storeCatalogueFee(db, "221.1.1");
  await storeCatalogueFee(db, "230", { text: "Vorwegzuteilung", prices: [priceFrom("2021-01-01", 260)] });
  await storeCatalogueFee(db, "plate", {
    text: "Wunschkennzeichen",
    prices: [priceFrom("2021-01-01", 1_020)],
  });
  await storeCatalogueFee(db, "later", { text: "Später", prices: [priceFrom("2026-06-01", 100)] });
  await storeFeeRuleBasics(db, shared);
  const admin = await harness.logIn("admin", systemRole("ADMIN"));
  beforeEach(async () => {
    number += 1;
    ags = `091000${String(number).padStart(2, "0")}`;
    await storeFeeCommune(harness.open.db, ags, [feeService, "ew-ummeldung"]);
    rules = feeRuleCalls(harness, ags, admin);
  });
  afterAll(() => harness.open.close());

  const entries = async () =>
    (await harness.entries(ags)).map(({ type, before, after }) => ({ type, before, after }));
  const codes = async (result: Promise<{ readonly errors: readonly { readonly code: string }[] }>) =>
    (await result).errors.map(({ code }) => code);

  test("is that of the service until the commune saves its own", async () => {
    const id = toNodeId("FeeRule", `${ags}/${feeService}`);
    const inherited = await rules.read();
    expect(inherited).toEqual({
      id,
      sentenceDe: "27,90\u00a0€ für Zulassung.",
      sentenceEn: "€27.90 for Zulassung.",
      nodes: writeFeeRule(shared),
      isInherited: true,
      examples: [],
      versions: [],
      updatedAt: null,
      updatedBy: null,
      revision: 1,
      variables: expect.any(Array),
    });
    const { feeRule, errors } = await rules.save(own, { examples: [plate, three] });
    expect(errors).toEqual([]);
    expect(feeRule).toMatchObject({
      id,
      sentenceDe: sentence,
      nodes: writeFeeRule(own),
      isInherited: false,
      revision: 2,
      sentenceEn: expect.stringContaining("Count × €2.60"),
      examples: [
        { ...three, total: 3_570 },
        { ...plate, total: 3_810 },
      ],
      versions: [{ number: 1, nodes: writeFeeRule(own), reason: null, savedBy: { username: "admin" } }],
      updatedAt: harnessTime.toISOString(),
      updatedBy: { username: "admin" },
    });
    const source = "query ($id: ID!) { node(id: $id) { id ... on FeeRule { revision } } }";
    expect(await harness.read(source, { id }, admin)).toEqual({ node: { id, revision: 2 } });
  });

  test("can use boxes and numbers of the form, in its order, also hidden ones", async () => {
    expect((await rules.read())?.variables).toEqual([
      {
        key: "anzahl",
        type: "NUMBER",
        labels: [
          { language: "de", text: "Anzahl" },
          { language: "en", text: "Count" },
        ],
      },
      { key: "wunschkennzeichen", type: "BOOLEAN", labels: expect.any(Array) },
      { key: "menge", type: "NUMBER", labels: [{ language: "de", text: "Menge" }] },
    ]);
    await harness.open.db
      .insertInto("service_form")
      .values({ commune_ags: ags, service_id: feeService, fields: "[]" })
      .execute();
    expect((await rules.read())?.variables).toEqual([]);
    expect(await codes(rules.save(own))).toEqual(["fee_rule_variable_unknown", "fee_rule_variable_unknown"]);
  });

  test("is described with the commune's own texts and the prices of today", async () => {
    const fees = feeCalls(harness, ags, admin);
    const prices = [priceFrom("2021-01-01", 100), priceFrom("2026-11-20", 200), priceFrom("2026-11-21", 300)];
    await fees.save({ feeId: "221.1.1", text: "Eigene", prices, revision: 1 });
    expect((await rules.read())?.sentenceDe).toBe("2,00\u00a0€ für Eigene.");
  });

  test("problems are reported at their nodes, and nothing is saved", async () => {
    await feeCalls(harness, ags, admin).change("setFeeStatus", "230", { status: "INACTIVE" });
    const broken = writeFeeRule(
      payment(named("off", fee("230")), named("none", fee("none")), when(named("no", yes("name")), null)),
    );
    const { feeRule, errors } = await rules.save(null, { nodes: broken });
    const ifNode = broken[3]?.nodeId;
    expect(errors).toEqual([
      { code: "fee_inactive", field: "nodes.1", params: { nodeId: "off", feeId: "230" } },
      { code: "fee_unknown", field: "nodes.2", params: { nodeId: "none", feeId: "none" } },
      { code: "fee_rule_incomplete", field: "nodes.3", params: { nodeId: ifNode, slot: "THEN" } },
      {
        code: "fee_rule_variable_unknown",
        field: "nodes.4",
        params: { nodeId: "no", variable: "name", expected: "BOOLEAN" },
      },
    ]);
    expect(feeRule).toMatchObject({ isInherited: true, revision: 1 });
    const twice = broken.slice(0, 2).map((node) => ({ ...node, nodeId: "x".repeat(70) }));
    expect((await rules.save(null, { nodes: twice })).errors).toEqual([
      { code: "fee_rule_malformed", field: "nodes.1", params: { nodeId: "x".repeat(64) } },
      { code: "fee_rule_malformed", field: "nodes.1", params: { nodeId: "x".repeat(64) } },
    ]);
    expect((await entries()).map(({ type }) => type)).toEqual(["CHANGE_SERVICE_FEE"]);
  });

  test("a rule of 10,000 nodes is refused at once", async () => {
    const nodes = Array.from({ length: 10_000 }, (_, at) => ({
      nodeId: `n${at}`,
      parentId: at === 0 ? null : "n0",
      kind: at === 0 ? "PAYMENT" : "FEE",
      slot: at === 0 ? "ROOT" : "OPERAND",
      position: Math.max(at - 1, 0),
      feeId: at ? "230" : null,
    }));
    const { errors } = await rules.save(null, { nodes });
    expect(errors).toEqual([{ code: "fee_rule_too_large", field: "nodes", params: { max: "2000" } }]);
  });

  test("nothing is stored without a difference", async () => {
    await rules.save(shared);
    expect(await rules.read()).toMatchObject({ isInherited: true, revision: 1, versions: [] });
    await rules.save(own, { examples: [plate, three] });
    const { feeRule } = await rules.save(own, { examples: [three, plate], reason: "Ohne Anlass" });
    expect(feeRule).toMatchObject({ revision: 2, versions: [{ number: 1 }] });
    expect((await entries()).map(({ type }) => type)).toEqual(["CHANGE_FEE_RULE"]);
  });

  test("saving examples of the inherited rule makes it the commune's own; later ones add no edition", async () => {
    await rules.save(shared, { examples: [plate] });
    expect(await rules.read()).toMatchObject({ isInherited: false, revision: 2, versions: [{ number: 1 }] });
    const { feeRule } = await rules.save(shared, { examples: [plate, { ...three, name: " Drei " }] });
    expect(feeRule).toMatchObject({ revision: 3, versions: [{ number: 1 }], examples: [three, plate] });
    expect((await entries()).map(({ type }) => type)).toEqual(["SAVE_FEE_RULE", "SAVE_FEE_RULE"]);
  });

  test("another total of a stored example needs a reason", async () => {
    await rules.save(shared, { examples: [plate, three] });
    const change = { examples: [plate, { ...three, name: "Vier", answers: [answer("anzahl", "4")] }] };
    const refused = await rules.save(own, { ...change, reason: " \n" });
    const params = { count: "2", names: "Kennzeichen, Vier" };
    expect(refused.errors).toEqual([{ code: "fee_rule_example_changed", field: "reason", params }]);
    expect(refused.feeRule).toMatchObject({ revision: 2 });
    const { feeRule } = await rules.save(own, { ...change, reason: " Neue\nSatzung " });
    expect(feeRule).toMatchObject({
      examples: [
        { name: "Kennzeichen", total: 3_810 },
        { name: "Vier", total: 3_830 },
      ],
      versions: [{ number: 2, reason: "Neue Satzung" }, { number: 1 }],
    });
    // Removed and new examples need none, nor does a rule that costs the same.
    const same = payment(...childrenIn(own, "OPERAND"));
    expect(await codes(rules.save(same, { examples: [plate, example("Neu")] }))).toEqual([]);
    // A changed price is a changed total, too.
    const prices = [priceFrom("2021-01-01", 3_000)];
    await feeCalls(harness, ags, admin).save({ feeId: "221.1.1", text: "Zulassung", prices, revision: 1 });
    expect(await codes(rules.save(same, { examples: [plate] }))).toEqual(["fee_rule_example_changed"]);
    expect((await rules.save(same, { examples: [plate], reason: "Preis" })).feeRule).toMatchObject({
      examples: [{ total: 4_020 }],
      versions: [{ number: 3, reason: null }, {}, {}],
    });
    expect((await entries()).at(-1)).toMatchObject({
      type: "SAVE_FEE_RULE",
      before: { examples: { Kennzeichen: 3_810, Neu: 2_790 } },
      after: { examples: { Kennzeichen: 4_020 }, reason: "Preis" },
    });
  });

  test("an example that cannot be evaluated is refused with its place", async () => {
    const rule = payment(fee("later"), times(count("anzahl"), fee("230")));
    const wrong = [answer("anzahl", true)];
    const examples = [example("Gut"), example("Falsch", wrong), example("Auch falsch", wrong)];
    const { errors } = await rules.save(rule, { examples });
    expect(errors).toEqual([
      { code: "fee_rule_example_failed", field: "examples.1", params: { name: "Falsch" } },
      { code: "fee_rule_example_failed", field: "examples.2", params: { name: "Auch falsch" } },
    ]);
  });

  test("a fee without a price on the day of an example costs nothing", async () => {
    const later = payment(fee("later"), fee("230"));
    const examples = [
      example("Vorher", [], { asOf: "2026-05-31" }),
      example("Nachher", [], { asOf: "2026-06-01" }),
    ];
    const { feeRule } = await rules.save(later, { examples });
    const totals = new Map(feeRule?.examples?.map(({ name, total }) => [name, total]));
    expect(totals.get("Vorher")).toBe(260);
    expect(totals.get("Nachher")).toBeGreaterThan(260);
  });

  test("invalid examples and reasons are reported at their paths", async () => {
    const save = async (input: object) =>
      (await rules.save(own, { ...input })).errors.map(({ code, field }) => [code, field]);
    expect(
      await save({ examples: [example(""), example("a\tb", [], { exampleId: "x".repeat(65) })] }),
    ).toEqual(
      expect.arrayContaining([
        ["required", "examples.0.name"],
        ["required", "examples.0.exampleId"],
        ["text_invalid", "examples.1.name"],
        ["text_too_long", "examples.1.exampleId"],
      ]),
    );
    expect(await save({ examples: [plate, { ...plate, exampleId: "b", name: "KENNZEICHEN" }] })).toEqual([
      ["not_unique", "examples"],
    ]);
    expect(await save({ examples: [plate, { ...plate, name: "Anderes" }] })).toEqual([
      ["not_unique", "examples"],
    ]);
    const answers = [
      [{ variable: "anzahl" }],
      [answer("anzahl", "1"), answer("anzahl", "1")],
      [answer("anzahl", "1,5")],
      [answer("anzahl", "1000001")],
      [{ variable: "anzahl", booleanValue: true, numberValue: "1" }],
      [answer("", true)],
    ];
    expect(await save({ examples: answers.map((each, at) => example(`Nr. ${at}`, each)) })).toEqual([
      ["required", "examples.0.answers.0"],
      ["not_unique", "examples.1.answers.1"],
      ["not_decimal", "examples.2.answers.0"],
      ["number_out_of_range", "examples.3.answers.0"],
      ["text_invalid", "examples.4.answers.0"],
      ["required", "examples.5.answers.0"],
    ]);
    const many = Array.from({ length: 150 }, (_, at) => example(`Nr. ${at}`));
    expect(await save({ examples: many })).toEqual([["list_too_long", "examples"]]);
    const long = Array.from({ length: 101 }, (_, at) => answer(`v${at}`, true));
    expect(await save({ examples: [example("Lang", long)] })).toEqual([
      ["list_too_long", "examples.0.answers"],
    ]);
    expect(await save({ reason: "a".repeat(501) })).toEqual([["text_too_long", "reason"]]);
    expect(await rules.read()).toMatchObject({ isInherited: true, revision: 1 });
  });

  test("a stale revision is a conflict with the current rule, and changes nothing", async () => {
    await rules.save(own);
    const stale = { revision: 1 };
    for (const result of [await rules.save(shared, stale), await rules.reset(stale)]) {
      expect(result).toMatchObject({
        feeRule: { sentenceDe: sentence, revision: 2 },
        errors: [{ code: "conflict", params: { by: "admin", at: harnessTime.toISOString() } }],
      });
    }
    expect(await entries()).toHaveLength(1);
  });

  test("a reset returns to the rule of the service, with totals by it and ever greater revisions", async () => {
    expect((await rules.reset()).feeRule).toMatchObject({ revision: 1, versions: [] });
    await rules.save(own, { examples: [plate] });
    await harness.open.db
      .updateTable("fee_rule")
      .set({
        examples: JSON.stringify([
          { ...plate, total: 3_810 },
          { ...example("Früher"), total: 77 },
        ]),
      })
      .where("commune_ags", "=", ags)
      .execute();
    const { feeRule } = await rules.reset();
    expect(feeRule).toMatchObject({
      isInherited: true,
      nodes: writeFeeRule(shared),
      revision: 3,
      examples: [
        { name: "Früher", total: 2_790 },
        { name: "Kennzeichen", total: 2_790 },
      ],
      versions: [{ number: 2, nodes: null, reason: null }, { number: 1 }],
    });
    expect((await rules.save(own)).feeRule?.revision).toBe(4);
    expect(await entries()).toMatchObject([
      {
        type: "CHANGE_FEE_RULE",
        before: { isInherited: true, sentence: "27,90\u00a0€ für Zulassung.", examples: {} },
        after: { isInherited: false, sentence, examples: { Kennzeichen: 3_810 } },
      },
      {
        type: "RESET_FEE_RULE",
        before: { isInherited: false, sentence, examples: { Kennzeichen: 3_810 } },
        after: { isInherited: true, examples: { Kennzeichen: 2_790 } },
      },
      { type: "CHANGE_FEE_RULE" },
    ]);
  });

  test("the latest versions are kept", async () => {
    const savedBy = { saved_at: harnessTime, saved_by_name: "admin" };
    const earlier = Array.from({ length: feeRuleVersionsMax }, (_, at) => ({
      commune_ags: ags,
      service_id: feeService,
      number: at + 1,
      nodes: "[]",
      ...savedBy,
    }));
    await harness.open.db.insertInto("fee_rule_edition").values(earlier).execute();
    const { feeRule } = await rules.save(own);
    const numbers = feeRule?.versions?.map((version) => version.number);
    expect(numbers).toHaveLength(feeRuleVersionsMax);
    expect([numbers?.[0], numbers?.at(-1)]).toEqual([feeRuleVersionsMax + 1, 2]);
  });

  test("members of the service read the description only; others read nothing", async () => {
    const member = await harness.logIn(`m${number}`, [memberOf(ags, feeService)]);
    expect(await feeRuleDescription(harness, ags, member).read()).toMatchObject({ revision: 1 });
    const refused = /insufficient_permissions/;
    for (const part of [
      "nodes { nodeId }",
      "variables { key }",
      "examples { name }",
      "versions { number }",
      "editions { number }",
    ]) {
      await expect(feeRuleCalls(harness, ags, member, part).read()).rejects.toThrow(refused);
    }
    const calls = feeRuleDescription(harness, ags, member);
    await expect(calls.save(own)).rejects.toThrow(refused);
    await expect(calls.reset()).rejects.toThrow(refused);
    await expect(calls.replay(own)).rejects.toThrow(refused);
    const stranger = await harness.logIn(`s${number}`, [memberOf(ags, "ew-ummeldung")]);
    expect(await feeRuleDescription(harness, ags, stranger).read()).toBeNull();
    const source = "query ($id: ID!) { node(id: $id) { id } }";
    const { node } = await harness.read(
      source,
      { id: toNodeId("FeeRule", `${ags}/${feeService}`) },
      stranger,
    );
    expect(node).toBeNull();
  });

  test("exists only for services with fees that the commune has", async () => {
    const of = (serviceId: string) => ({ id: toNodeId("FeeRule", `${ags}/${serviceId}`), revision: 1 });
    expect((await rules.save(own, of("ew-ummeldung"))).errors).toEqual([
      { code: "capability_missing", field: "id" },
    ]);
    for (const id of [of("ikfz-umschreibung").id, "?"]) {
      expect((await rules.reset({ id, revision: 1 })).errors).toEqual([{ code: "not_found", field: "id" }]);
    }
    const source = `query ($ags: AGS!) {
      communeService(ags: $ags, serviceId: "ew-ummeldung") { feeRule { id } } }`;
    expect(await harness.read(source, { ags }, admin)).toEqual({ communeService: { feeRule: null } });
  });

  test("deactivating a fee that the rule charges must be confirmed", async () => {
    await rules.save(own);
    const fees = feeCalls(harness, ags, admin);
    const off = (feeId: string, input: object = {}) =>
      fees.change("setFeeStatus", feeId, { status: "INACTIVE", ...input });
    const { fee: unchanged, errors } = await off("plate");
    expect(errors).toEqual([{ code: "fee_inactive", params: { feeId: "plate" } }]);
    expect(unchanged).toMatchObject({ status: "ACTIVE", revision: 1 });
    expect((await off("plate", { confirmed: ["fee_inactive"] })).fee?.status).toBe("INACTIVE");
    expect((await off("later")).errors).toEqual([]);
    expect((await fees.change("setFeeStatus", "plate", { status: "ACTIVE" })).errors).toEqual([]);
  });

  test("so must a reset of such a fee that is inactive in the catalogue", async () => {
    await rules.save(own);
    const fees = feeCalls(harness, ags, admin);
    await fees.change("setFeeStatus", "plate", { status: "INACTIVE", confirmed: ["fee_inactive"] });
    await fees.change("setFeeStatus", "plate", { status: "ACTIVE" });
    const { db } = harness.open;
    const inCatalogue = (isActive: boolean) =>
      db
        .updateTable("service_fee")
        .set({ is_active: isActive })
        .where("fee_id", "=", "plate")
        .where("commune_ags", "is", null)
        .execute();
    await inCatalogue(false);
    const { fee: kept, errors } = await fees.change("resetFee", "plate");
    expect(errors).toEqual([{ code: "fee_inactive", params: { feeId: "plate" } }]);
    expect(kept).toMatchObject({ status: "ACTIVE", isInherited: false });
    const confirmed = { confirmed: ["fee_inactive"] };
    expect((await fees.change("resetFee", "plate", confirmed)).fee).toMatchObject({
      status: "INACTIVE",
      isInherited: true,
    });
    await inCatalogue(true);
  });

  test("is removed together with its service", async () => {
    await rules.save(own);
    const service = { id: toNodeId("CommuneService", `${ags}/${feeService}`), revision: 1 };
    await harness.mutate("removeCommuneService", "commune { ags }", service, { token: admin });
    const { db } = harness.open;
    for (const table of ["fee_rule", "fee_rule_edition"] as const) {
      expect(
        await db.selectFrom(table).select("service_id").where("commune_ags", "=", ags).execute(),
      ).toEqual([]);
    }
    expect(await db.selectFrom("fee_rule").select("id").execute()).not.toEqual([]);
  });
});
