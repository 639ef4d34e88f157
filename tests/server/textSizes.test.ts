/** The limit of all texts of a service together. */
import { afterAll, describe, expect, test } from "vitest";
import { serviceTextsMaxBytes } from "#domain/limits";
import { toNodeId } from "#server/nodeId";
import { bothDatabases } from "../support/databases";
import { spool } from "../support/imports";
import { textService } from "../support/serviceTexts";
import { transferHarness } from "../support/textTransfers";

const refusal = [{ code: "texts_too_large", params: { maxBytes: String(serviceTextsMaxBytes) } }];
const large = { key: "start.link", language: "de" };
const done = { key: "end.done", language: "de" };
/** Bytes that are left; "ü" has two. */
const room = 20;
const fits = "ü".repeat(room / 2);
const full = { ...large, live: "x".repeat(serviceTextsMaxBytes - room) };

describe.each(bothDatabases)("$name", async (kind) => {
  const harness = await transferHarness(kind);
  afterAll(() => harness.open.close());

  const change = async (name: string, ags: string, input: object) => {
    const id = toNodeId("CommuneService", `${ags}/${textService}`);
    return (await harness.mutate(name, "texts { revision }", { id, revision: 5, ...input })).errors;
  };
  const save = (ags: string, texts: readonly object[], revision = 5) =>
    change("saveTexts", ags, { revision, texts });
  const draftsOf = async (ags: string) => {
    const drafts = harness.open.db.selectFrom("service_text").where("commune_ags", "=", ags);
    const rows = await drafts.where("has_draft", "=", true).select("draft_value").execute();
    return rows.map((row) => row.draft_value);
  };

  test("Text sizes: are saved up to the limit in bytes, and refused above it as a whole", async () => {
    const ags = await harness.commune([full]);
    const above = [
      { ...done, text: fits },
      { key: "start.title", language: "de", text: "x" },
    ];
    expect(await save(ags, above)).toEqual(refusal);
    expect(await draftsOf(ags)).toEqual([]);
    expect(await harness.entries(ags)).toEqual([]);
    expect(await save(ags, above.slice(0, 1))).toEqual([]);
    expect(await draftsOf(ags)).toEqual([fits]);
  });

  test("Text sizes: count the German text that a translation was written for", async () => {
    const ags = await harness.commune([full]);
    const ofGerman = { key: "person.hint", language: "en" };
    const basis = "Wie im Ausweis".length;
    expect(await save(ags, [{ ...ofGerman, text: "x".repeat(room - basis + 1) }])).toEqual(refusal);
    expect(await save(ags, [{ ...ofGerman, text: "x".repeat(room - basis) }])).toEqual([]);
  });

  test("Text sizes: texts above the limit can be shortened", async () => {
    const draft = "x".repeat(3 * room);
    const ags = await harness.commune([full, { ...done, draft }]);
    expect(await save(ags, [{ ...done, text: `${draft}x` }])).toEqual(refusal);
    expect(await save(ags, [{ ...done, text: draft.slice(1) }])).toEqual([]);
  });

  test("Text sizes: a file is not imported beyond the limit", async () => {
    const ags = await harness.commune([full]);
    const store = async (text: string) =>
      change("importTexts", ags, {
        language: "de",
        file: await spool(JSON.stringify({ [done.key]: text })),
      });
    expect(await store(`${fits}x`)).toEqual(refusal);
    expect(await draftsOf(ags)).toEqual([]);
    expect(await store(fits)).toEqual([]);
  });

  test("Text sizes: a version is not restored beyond the limit, and the draft stays", async () => {
    const ags = await harness.commune([{ ...done, live: "x".repeat(room + 1) }]);
    await save(ags, [{ ...done, text: "Kurz" }]);
    await change("publishTexts", ags, { revision: 6 });
    await save(ags, [{ key: "start.title", language: "de", text: "Neu" }], 7);
    const { db } = harness.open;
    await db
      .insertInto("service_text")
      .values({ commune_ags: ags, service_id: textService, ...large, live_value: full.live, revision: 5 })
      .execute();
    expect(await change("restoreTextVersion", ags, { revision: 8, number: 0 })).toEqual(refusal);
    expect(await draftsOf(ags)).toEqual(["Neu"]);
    await db.updateTable("service_text").set({ live_value: "x" }).where("key", "=", large.key).execute();
    expect(await change("restoreTextVersion", ags, { revision: 8, number: 0 })).toEqual([]);
  });

  test.each(["DRAFT", "PUBLISH"])(
    "Text sizes: are not transferred beyond the limit (%s), and other communes get theirs",
    async (mode) => {
      const source = await harness.commune([{ ...done, live: `${fits}x` }]);
      const [first, small] = [await harness.commune([full]), await harness.commune()];
      const results = await harness.transfer(source, [first, small], { keys: [done.key], mode });
      const numbers = { copied: 0, kept: 0, changed: 0 };
      expect(results).toEqual({
        [first]: { ...numbers, state: "FAILED", error: `texts_too_large ${serviceTextsMaxBytes}` },
        [small]: { ...numbers, state: "DONE", copied: 1, error: null },
      });
      expect(await harness.texts(first)).toEqual({ "start.link de": { live: full.live } });
      expect(await harness.entries(first)).toEqual([]);
    },
  );
});
