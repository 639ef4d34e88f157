import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { graphql } from "graphql";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Config } from "#server/config";
import { createSchema } from "#server/graphql/endpoint";
import { mgtResolvers } from "#server/mgt/resolvers";
import { databases, temporaryFolder } from "../support/databases";
import { feeCalls, feeService, priceFrom, storeCatalogueFee, storeFeeCommune } from "../support/fees";
import { answered, contextOf, memberOf } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const schema = createSchema(readFileSync("schema/mgt.graphql", "utf8"), mgtResolvers);
const tariff = `\ufeffgebOstNr;text;fee_eur\r
221;Zulassung eines Kraftfahrzeugs;\r
221.10;Umschreibung, zu 221.1;27,00\r
221.1;"Zulassung; Wiederzulassung\r
oder Änderung";27,00\r
221.5;Rote Kennzeichen für Straßen;25,60 bis 205,00\r
2 58;Prüfung der Zulassung;nach dem Zeitaufwand\r
221.1;Doppelt;1,00\r
;Ohne Nummer;1,00\r
${"9".repeat(21)};Zu lange Nummer;1,00\r
`;

interface Entry {
  readonly gebOstNr: string;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly note: string | null;
}

describe.each(databases)("the tariff on $name", async (kind) => {
  const harness = await serverHarness(kind);
  const folder = await temporaryFolder();
  await storeFeeCommune(harness.open.db, "09761000", ["ew-ummeldung"]);
  const token = await harness.logIn("somebody", [memberOf("09761000", "ew-ummeldung")]);
  afterAll(async () => {
    await harness.open.close();
    rmSync(folder, { recursive: true });
  });

  /** Writes a tariff to a folder of its own. */
  function install(name: string, content: string | Buffer | null): string {
    const dir = join(folder, name);
    mkdirSync(dir);
    if (content !== null) writeFileSync(join(dir, "gebost_tariff.csv"), content);
    return dir;
  }

  /** One configuration for each folder, as each server has one. */
  const configs = new Map<string | null, Config>();
  function configOf(config: Config, registerDir: string | null): Config {
    const known = configs.get(registerDir) ?? { ...config, registerDir };
    configs.set(registerDir, known);
    return known;
  }

  async function search(
    registerDir: string | null,
    variables: Readonly<Record<string, unknown>>,
    { caller = token, log = [] as string[] } = {},
  ) {
    const context = await contextOf(harness.open.db, { token: caller, now: harnessTime });
    const logger = pino({ level: "error" }, { write: (line: string) => log.push(line) });
    const contextValue = { ...context, config: configOf(context.config, registerDir), log: logger };
    const source = `query ($text: String!, $first: Int) {
      feeTariff(text: $text, first: $first) { gebOstNr text minimum maximum note } }`;
    const result = await graphql({ schema, source, variableValues: { ...variables }, contextValue });
    const { data, codes } = answered<{ readonly feeTariff: readonly Entry[] }>(result);
    return { codes, entries: data?.feeTariff ?? null, numbers: data?.feeTariff.map((one) => one.gebOstNr) };
  }

  describe("with a file", () => {
    let dir: string;
    beforeAll(() => {
      dir = install("usual", tariff);
    });

    test("has numbers that begin with the text first, an equal one before all, then texts", async () => {
      expect((await search(dir, { text: "221.1" })).numbers).toEqual(["221.1", "221.10"]);
      expect((await search(dir, { text: " 221. " })).numbers).toEqual(["221.10", "221.1", "221.5"]);
      expect((await search(dir, { text: "25" })).numbers).toEqual(["2 58"]);
      expect((await search(dir, { text: "2" })).numbers).toEqual(["221", "221.10", "221.1", "221.5", "2 58"]);
      expect((await search(dir, { text: "1" })).numbers).toEqual(["221.10"]);
    });

    test("finds texts without case and accents", async () => {
      expect((await search(dir, { text: "ZULASSUNG" })).numbers).toEqual(["221", "221.1", "2 58"]);
      expect((await search(dir, { text: "strassen" })).numbers).toEqual(["221.5"]);
      expect((await search(dir, { text: "aenderung" })).numbers).toEqual(["221.1"]);
      expect((await search(dir, { text: "gibt es nicht" })).numbers).toEqual([]);
      expect((await search(dir, { text: "\u0301" })).numbers).toEqual([]);
    });

    test("states amounts, frames, wordings and headings", async () => {
      expect((await search(dir, { text: "2" })).entries).toMatchObject([
        { gebOstNr: "221", minimum: null, maximum: null, note: null },
        { gebOstNr: "221.10", minimum: 2_700, maximum: 2_700, note: null },
        { gebOstNr: "221.1", text: "Zulassung; Wiederzulassung oder Änderung", minimum: 2_700 },
        { gebOstNr: "221.5", minimum: 2_560, maximum: 20_500, note: null },
        { gebOstNr: "2 58", minimum: null, maximum: null, note: "nach dem Zeitaufwand" },
      ]);
    });

    test("has at most as many entries as wanted, 1 to 50", async () => {
      expect((await search(dir, { text: "2", first: 2 })).numbers).toEqual(["221", "221.10"]);
      for (const first of [0, -1, 51]) {
        expect((await search(dir, { text: "2", first })).codes).toEqual(["bad_request"]);
      }
      expect((await search(dir, { text: "2", first: 50 })).codes).toEqual([]);
      for (const text of ["", " \u00a0", "2".repeat(101)]) {
        expect((await search(dir, { text })).codes).toEqual(["bad_request"]);
      }
      const long = Array.from({ length: 60 }, (_, at) => `7.${at};Eintrag;1,00`).join("\n");
      const many = install("sixty", `gebOstNr;text;fee_eur\n${long}`);
      expect((await search(many, { text: "7" })).numbers).toHaveLength(20);
      expect((await search(many, { text: "7", first: 50 })).numbers).toHaveLength(50);
    });

    test("is for signed-in users only", async () => {
      expect((await search(dir, { text: "2" }, { caller: "unknown" })).codes).toEqual(["unauthorized"]);
    });
  });

  test("is empty without a folder", async () => {
    expect(await search(null, { text: "2" })).toMatchObject({ codes: [], entries: [] });
  });

  test.each<readonly [string, string | Buffer | null]>([
    ["missing", null],
    ["empty", ""],
    ["of other columns", "number;text;fee_eur\n221;Zulassung;27,00\n"],
    ["with an open quote", 'gebOstNr;text;fee_eur\n221;"Zulassung;27,00\n'],
    ["in another encoding", Buffer.from("gebOstNr;text;fee_eur\n221;Gebühr;27,00\n", "latin1")],
    ["of too many rows", `gebOstNr;text;fee_eur\n${"2;x;1,00\n".repeat(5_001)}`],
    ["of too many bytes", `gebOstNr;text;fee_eur\n2;${" ".repeat(5 * 1_048_576)}x;1,00\n`],
  ])("is empty if the file is %s, which is logged once", async (name, content) => {
    const dir = install(name, content);
    const log: string[] = [];
    for (let call = 1; call <= 2; call++) {
      expect(await search(dir, { text: "2" }, { log })).toMatchObject({ codes: [], entries: [] });
    }
    expect(log).toHaveLength(1);
    expect(log[0]).toContain("the tariff of fees could not be loaded");
  });

  test("is read once", async () => {
    const dir = install("once", "gebOstNr;text;fee_eur\n221;Zulassung;27,00\n");
    expect((await search(dir, { text: "2" })).numbers).toEqual(["221"]);
    rmSync(dir, { recursive: true });
    expect((await search(dir, { text: "2" })).numbers).toEqual(["221"]);
  });
});

describe.each(databases)("numbers of a new fee on $name", async (kind) => {
  let fees: ReturnType<typeof feeCalls>;
  let ags: string;
  let number = 0;
  const harness = await serverHarness(kind);
  await storeCatalogueFee(harness.open.db, "230");
  beforeEach(async () => {
    number += 1;
    ags = `0910100${number}`;
    await storeFeeCommune(harness.open.db, ags, [feeService]);
    fees = feeCalls(harness, ags, await harness.logIn(`member${number}`, [memberOf(ags, feeService)]));
  });
  afterAll(() => harness.open.close());

  const newFee = (values: object) => ({
    feeId: "221.1",
    text: "Zulassung",
    prices: [priceFrom("2026-01-01", 2_700)],
    ...values,
  });
  const noNumbers = { gebOstNr: null, hhst: null, objnr: null };

  test("are stored with it as the commune's own, and logged", async () => {
    const { fee, errors } = await fees.save(newFee({ numbers: { gebOstNr: " 221.1 ", objnr: "" } }));
    expect(errors).toEqual([]);
    const numbers = { ...noNumbers, gebOstNr: "221.1" };
    expect(fee).toMatchObject({ revision: 1, numbers, hasOwnNumbers: true, canRestoreNumbers: false });
    expect(await fees.find("221.1")).toEqual(fee);
    expect(await harness.entries(ags)).toMatchObject([
      { type: "CREATE_SERVICE_FEE", before: null, after: { text: "Zulassung", ...numbers } },
    ]);
    // They can be reset and restored like any others.
    expect((await fees.change("resetFeeMetadata", "221.1")).fee?.numbers).toEqual(noNumbers);
    expect((await fees.change("restoreFeeMetadata", "221.1")).fee?.numbers).toEqual(numbers);
  });

  test.each([null, {}, { gebOstNr: " ", hhst: null }])("may be missing: %j", async (numbers) => {
    const { fee } = await fees.save(newFee({ numbers }));
    expect(fee).toMatchObject({ numbers: noNumbers, hasOwnNumbers: false, canRestoreNumbers: false });
    expect((await harness.entries(ags))[0]?.["after"]).not.toHaveProperty("gebOstNr");
  });

  test("are refused at their field together with the others, and nothing is stored", async () => {
    const { fee, errors } = await fees.save(newFee({ text: "", numbers: { gebOstNr: "1".repeat(21) } }));
    expect(errors).toEqual([
      { code: "required", field: "text" },
      { code: "text_too_long", field: "numbers.gebOstNr", params: { max: "20" } },
    ]);
    expect(fee).toBeNull();
    expect(await fees.list()).toHaveLength(1);
  });

  test("cannot be changed this way later", async () => {
    await fees.save(newFee({ numbers: { gebOstNr: "221.1" } }));
    const changed = newFee({ revision: 1, text: "Neu", numbers: { gebOstNr: "221.5" } });
    await expect(fees.save(changed)).rejects.toMatchObject({ extensions: { code: "bad_request" } });
    // Saving text and prices keeps them.
    const { fee } = await fees.save(newFee({ revision: 1, text: "Neu" }));
    expect(fee?.numbers.gebOstNr).toBe("221.1");
  });
});
