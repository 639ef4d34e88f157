import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { pageMaxBytes } from "#domain/limits";
import { textVersionsMax, textVersionsMaxBytes } from "#domain/texts/serviceTexts";
import { storeCommuneRecords, type CommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { memberOf } from "../support/serverCalls";
import { serverHarness } from "../support/serverHarness";
import { storeInheritedTexts, textService } from "../support/serviceTexts";

const value = "language text liveText inheritedText outdatedGerman flags";
const entry = `key isRich values { ${value} }`;

interface Value {
  readonly language: string;
  readonly text: string | null;
  readonly liveText: string | null;
  readonly outdatedGerman: string | null;
  readonly flags: readonly string[];
}

interface Entry {
  readonly key: string;
  readonly values: readonly Value[];
}

interface Texts {
  readonly revision: number;
  readonly languages: readonly string[];
  readonly entries: {
    readonly totalCount: number;
    readonly edges: readonly { readonly node: Entry }[];
    readonly sectionCounts: readonly unknown[];
    readonly pageInfo: Readonly<Record<"startCursor" | "endCursor", string>>;
  };
  readonly sections: readonly unknown[];
  readonly draftChanges: { readonly edges: readonly { readonly node: unknown }[] };
  readonly versions: { readonly edges: readonly { readonly node: unknown }[] };
}

interface Change {
  readonly key: string;
  readonly language: string;
  readonly text: string;
  readonly isCurrent?: boolean;
}

describe.each(databases)("$name", async (kind) => {
  let of: CommuneRecords;
  let number = 0;
  const harness = await serverHarness(kind);
  await storeInheritedTexts(harness.open.db);
  beforeEach(async () => {
    number += 1;
    of = await storeCommuneRecords(harness.open.db, `092000${String(number).padStart(2, "0")}`);
  });
  afterAll(() => harness.open.close());

  async function read(fields: string, token?: string): Promise<Texts> {
    const { communeService } = await harness.read(
      `query ($ags: AGS!, $serviceId: String!) {
        communeService(ags: $ags, serviceId: $serviceId) { texts { ${fields} } }
      }`,
      { ags: of.ags, serviceId: textService },
      token,
    );
    return (communeService as { texts: Texts }).texts;
  }
  const list = async (filter: string) =>
    (await read(`entries(filter: ${filter}) { totalCount edges { node { key } } }`)).entries.edges.map(
      ({ node }) => node.key,
    );
  async function valueOf(key: string, language: string): Promise<Value | undefined> {
    const { entries } = await read(`entries { edges { node { ${entry} } } }`);
    const found = entries.edges.find(({ node }) => node.key === key);
    return found?.node.values.find((one) => one.language === language);
  }
  async function save(texts: readonly Change[], revision: number, token?: string) {
    const { payload, errors } = await harness.mutate(
      "saveTexts",
      `texts { revision } entries { ${entry} }`,
      { id: of.enabledService, revision, texts },
      token === undefined ? {} : { token },
    );
    return { ...(payload as { texts: { revision: number } | null; entries: Entry[] }), errors };
  }
  const change = async (name: string, input: object, fields = "") => {
    const { payload, errors } = await harness.mutate(name, `texts { revision languages } ${fields}`, {
      id: of.enabledService,
      ...input,
    });
    return { ...(payload as { texts: Texts | null; entries?: Entry[] }), errors };
  };

  test("Texts: are the inherited ones at first, in the order of the service", async () => {
    const fields = `revision languages entries { totalCount edges { node { ${entry} } } }`;
    const { revision, languages, entries } = await read(fields);
    expect({ revision, languages }).toEqual({ revision: 0, languages: ["de", "en"] });
    expect(entries.totalCount).toBe(6);
    expect(entries.edges.map(({ node }) => node.key).slice(0, 4)).toEqual([
      ...["start.title", "start.intro", "start.link", "person.name"],
    ]);
    expect(entries.edges[0]?.node.values).toEqual([
      ...["Meldebescheinigung", "Certificate"].map((text, at) => ({
        language: ["de", "en"][at],
        text,
        liveText: text,
        inheritedText: text,
        outdatedGerman: null,
        flags: [],
      })),
    ]);
    expect((await valueOf("person.name", "en"))?.flags).toEqual(["IDENTICAL_TO_GERMAN"]);
    expect(await valueOf("person.hint", "en")).toMatchObject({ text: null, flags: ["MISSING"] });
  });

  test("Texts: are found by key, value, section and flag in the chosen languages", async () => {
    expect(await list('{ text: "PERSON.n" }')).toEqual(["person.name"]);
    expect(await list('{ text: "hello" }')).toEqual(["start.intro"]);
    expect(await list('{ text: "hello", languages: ["de"] }')).toEqual([]);
    expect(await list('{ section: "person" }')).toEqual(["person.name", "person.hint"]);
    expect(await list("{ flag: MISSING }")).toEqual(["person.hint"]);
    expect(await list('{ flag: MISSING, languages: ["de"] }')).toEqual([]);
    const counts = async (filter: string) =>
      (await read(`entries(filter: ${filter}) { sectionCounts { key count } }`)).entries.sectionCounts;
    expect(await counts('{ text: "er", section: "end" }')).toEqual([
      { key: "start", count: 2 },
      { key: "person", count: 2 },
      { key: "end", count: 1 },
    ]);
    expect((await read("sections { key count missing identicalToGerman drafts }")).sections).toEqual([
      { key: "start", count: 3, missing: 0, identicalToGerman: 0, drafts: 0 },
      { key: "person", count: 2, missing: 1, identicalToGerman: 1, drafts: 0 },
      { key: "end", count: 1, missing: 0, identicalToGerman: 0, drafts: 0 },
    ]);
    expect((await read("sections(languages: []) { key count missing }")).sections).toEqual([
      { key: "start", count: 3, missing: 0 },
      { key: "person", count: 2, missing: 0 },
      { key: "end", count: 1, missing: 0 },
    ]);
  });

  test("Texts: a key with a missing and an outdated text needs attention once", async () => {
    await change("saveTextLanguages", { revision: 0, languages: ["de", "en", "fr"] });
    await save([{ key: "end.done", language: "en", text: "Finished" }], 1);
    await save([{ key: "end.done", language: "de", text: "Alles fertig" }], 2);
    const { sections } = await read("sections { key count missing outdated needAttention }");
    expect(sections.at(-1)).toEqual({ key: "end", count: 1, missing: 1, outdated: 1, needAttention: 1 });
  });

  test("Texts: large ones end a page early, and none is lost between pages", async () => {
    const { db } = harness.open;
    const service = { commune_ags: of.ags, service_id: textService };
    await db
      .insertInto("service_texts")
      .values({ ...service, languages: ["de", "en"] })
      .execute();
    const keys = await list("{}");
    // Two of these are just below the limit of a page, three above.
    const large = { language: "de", live_value: "x".repeat(pageMaxBytes / 5), revision: 1 };
    await db
      .insertInto("service_text")
      .values(keys.map((key) => ({ ...service, ...large, key })))
      .execute();
    const page = async (bounds: string) =>
      (
        await read(`entries(${bounds}) {
        totalCount edges { node { key } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`)
      ).entries;
    const keysOf = ({ edges }: Texts["entries"]) => edges.map(({ node }) => node.key);
    const first = await page("first: 200");
    expect([keysOf(first), first.totalCount]).toEqual([keys.slice(0, 2), 6]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(`first: 200, after: "${first.pageInfo.endCursor}"`);
    expect(keysOf(second)).toEqual(keys.slice(2, 4));
    const last = await page("last: 200");
    expect([keysOf(last), last.pageInfo]).toMatchObject([
      keys.slice(4),
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    const before = await page(`last: 200, before: "${last.pageInfo.startCursor}"`);
    expect(keysOf(before)).toEqual(keys.slice(2, 4));
  });

  test("Texts: the latest versions are kept, up to a number and a size", async () => {
    const publish = async (revision: number, text: string) => {
      await save([{ key: "start.title", language: "de", text }], revision);
      expect((await change("publishTexts", { revision: revision + 1, comment: "" })).errors).toEqual([]);
    };
    const numbers = async () => {
      const { versions } = await read("versions { edges { node { number } } }");
      return versions.edges.map(({ node }) => (node as { number: number }).number);
    };
    const { db } = harness.open;
    await publish(0, "a");
    // As if there had been as many before.
    await sql`
      insert into service_text_edition (commune_ags, service_id, number, published_at, published_by_name)
      select ${of.ags}, ${textService}, n, now(), 'a' from generate_series(2, ${textVersionsMax}::int4) n`.execute(
      db,
    );
    await publish(2, "b");
    expect((await numbers()).slice(0, 2)).toEqual([textVersionsMax + 1, textVersionsMax]);
    expect((await change("restoreTextVersion", { revision: 4, number: 2 })).errors).toEqual([]);
    await sql`
      update service_text_change c set value_before = repeat('x', ${textVersionsMaxBytes}::int4)
      from service_text_edition e where e.id = c.edition_id and e.commune_ags = ${of.ags}`.execute(db);
    await change("discardTextDraft", { revision: 5 });
    await publish(6, "c");
    expect(await numbers()).toEqual([textVersionsMax + 2]);
  });

  test("Texts: a saved text is a draft until it is published", async () => {
    const { texts, errors } = await save([{ key: "start.title", language: "de", text: " Neu\r\nhier " }], 0);
    expect({ texts, errors }).toEqual({ texts: { revision: 1 }, errors: [] });
    expect(await valueOf("start.title", "de")).toMatchObject({
      text: "Neu\nhier",
      liveText: "Meldebescheinigung",
      flags: ["OWN", "DRAFT", "OVERRIDDEN"],
    });
    expect(await list("{ flag: DRAFT }")).toEqual(["start.title"]);

    const input = { revision: 1, comment: " Neu\nim Mai " };
    expect(await change("publishTexts", input, "entries { key }")).toMatchObject({
      entries: [{ key: "start.title" }],
      errors: [],
    });
    expect(await valueOf("start.title", "de")).toMatchObject({
      text: "Neu\nhier",
      liveText: "Neu\nhier",
      flags: ["OWN", "OVERRIDDEN"],
    });
    // Tabs that were opened before a release.
    expect(await list("{ flag: OVERRIDDEN }")).toEqual(["start.title"]);
    const changed = { key: "start.title", language: "de", isReset: false };
    const { versions } = await read(`versions { edges { node {
      number comment publishedBy { username role } changes { edges { node { key language before after isReset } } }
    } } }`);
    expect(versions.edges).toEqual([
      {
        node: {
          number: 1,
          comment: "Neu im Mai",
          publishedBy: { username: "support", role: "SUPPORT" },
          changes: { edges: [{ node: { ...changed, before: "Meldebescheinigung", after: "Neu\nhier" } }] },
        },
      },
    ]);
    expect((await change("publishTexts", { revision: 2 })).errors).toMatchObject([{ code: "draft_missing" }]);
    expect(await harness.entries(of.ags)).toMatchObject([
      {
        type: "SAVE_CUSTOM_LOCALES",
        service_id: textService,
        label: "Meldebescheinigung",
        before: { texts: { "start.title (de)": "Meldebescheinigung" } },
        after: { textAction: "DRAFT", texts: { "start.title (de)": "Neu\nhier" } },
      },
      { after: { textAction: "PUBLISH", comment: "Neu im Mai", texts: { "start.title (de)": "Neu\nhier" } } },
    ]);
  });

  test("Texts: a translation is outdated after its German text was changed, until it is confirmed or rewritten", async () => {
    await save([{ key: "start.title", language: "de", text: "Bescheinigung" }], 0);
    expect(await valueOf("start.title", "en")).toMatchObject({
      flags: ["OUTDATED"],
      outdatedGerman: "Meldebescheinigung",
    });
    await save([{ key: "start.title", language: "en", text: "Certificate", isCurrent: true }], 1);
    expect((await valueOf("start.title", "en"))?.flags).toEqual(["OWN", "DRAFT", "OVERRIDDEN"]);

    await save([{ key: "start.title", language: "de", text: "Urkunde" }], 2);
    expect((await valueOf("start.title", "en"))?.outdatedGerman).toBe("Bescheinigung");
    await save(
      [
        { key: "start.title", language: "de", text: "Nachweis" },
        { key: "start.title", language: "en", text: "Proof" },
      ],
      3,
    );
    expect((await valueOf("start.title", "en"))?.flags).toEqual(["OWN", "DRAFT", "OVERRIDDEN"]);
  });

  test("Texts: an empty text resets to the inherited one, and the live text ends the draft", async () => {
    await save([{ key: "end.done", language: "de", text: "Geschafft" }], 0);
    await change("publishTexts", { revision: 1 });
    await save([{ key: "end.done", language: "de", text: "" }], 2);
    const { draftChanges } = await read("draftChanges { edges { node { before after isReset } } }");
    expect(draftChanges.edges).toEqual([{ node: { before: "Geschafft", after: "Fertig", isReset: true } }]);
    await save([{ key: "end.done", language: "de", text: "Geschafft" }], 3);
    expect((await valueOf("end.done", "de"))?.flags).toEqual(["OWN", "OVERRIDDEN"]);
    await save([{ key: "end.done", language: "de", text: "Fertig" }], 4);
    expect(await valueOf("end.done", "de")).toMatchObject({ text: "Fertig", flags: ["DRAFT"] });
    // Stored like that already.
    expect((await save([{ key: "end.done", language: "de", text: "" }], 5)).texts?.revision).toBe(5);
  });

  test.each([
    [{ key: "start.intro", text: "Hallo {name}." }, "placeholder_lost", "text"],
    [{ key: "end.unknown", text: "x" }, "not_found", "key"],
    [{ key: "end.done", language: "fr", text: "x" }, "language_invalid", "language"],
  ])("Texts: refuses %o as a whole with %s", async (bad, code, field) => {
    const good = { key: "start.title", language: "de", text: "Neu" };
    const { errors } = await save([good, { language: "de", ...bad }], 0);
    expect(errors).toMatchObject([{ code, field: `texts.1.${field}` }]);
    expect((await read("revision")).revision).toBe(0);
  });

  test("Texts: the stored text can be saved again without a change", async () => {
    const text = 'l&#39;<a href="{host}/y">{name}</a>';
    const key = "start.link";
    // The default has no {name}.
    expect((await save([{ key, language: "de", text }], 0)).errors).toMatchObject([
      { code: "placeholder_unknown" },
    ]);
    const valid = 'Voir l&#39;<a href="{host}/y">aide</a>';
    await save([{ key, language: "de", text: valid }], 0);
    const stored = (await valueOf(key, "de"))?.text ?? "";
    expect(stored).toBe('Voir l&apos;<a href="{host}/y">aide</a>');
    const { errors, texts } = await save([{ key, language: "de", text: stored }], 1);
    expect({ errors, texts }).toEqual({ errors: [], texts: { revision: 1 } });
  });

  test("Texts: a text stored with a problem is published only after it was repaired", async () => {
    await save([{ key: "start.intro", language: "de", text: "{name}: {fee}" }], 0);
    await save([{ key: "end.done", language: "de", text: "Gut" }], 1);
    // As earlier versions stored it.
    await sql`update service_text set draft_value = 'd''{name} {fee}'
      where commune_ags = ${of.ags} and key = 'start.intro'`.execute(harness.open.db);
    expect((await change("publishTexts", { revision: 2 })).errors).toMatchObject([
      { code: "texts_faulty", params: { count: "1", texts: "start.intro (de)" } },
    ]);
    expect((await valueOf("end.done", "de"))?.liveText).toBe("Fertig");
    await save([{ key: "start.intro", language: "de", text: "d''{name} {fee}" }], 2);
    expect((await change("publishTexts", { revision: 3 })).errors).toEqual([]);
    expect((await change("publishTexts", { revision: 4, comment: "\ud83d" })).errors).toMatchObject([
      { code: "text_invalid", field: "comment" },
    ]);
  });

  test("Texts: published texts that later checks refuse are found in the chosen languages", async () => {
    await save([{ key: "start.intro", language: "de", text: "{name}: {fee}" }], 0);
    await save([{ key: "end.done", language: "de", text: "Gut" }], 1);
    expect((await change("publishTexts", { revision: 2 })).errors).toEqual([]);
    expect(await list("{ isFaulty: true }")).toEqual([]);
    await sql`update service_text set live_value = 'd''{name} {fee}'
      where commune_ags = ${of.ags} and key = 'start.intro'`.execute(harness.open.db);
    expect(await list("{ isFaulty: true }")).toEqual(["start.intro"]);
    expect(await list('{ isFaulty: true, text: "gut" }')).toEqual([]);
    expect(await list('{ isFaulty: true, languages: ["en"] }')).toEqual([]);
    // A draft that mends it.
    await save([{ key: "start.intro", language: "de", text: "{name}: {fee}!" }], 3);
    expect(await list("{ isFaulty: true }")).toEqual([]);
  });

  test("Texts: an emoji where the log cuts a text is kept", async () => {
    const text = `${"x".repeat(499)}😀 weiter`;
    expect((await save([{ key: "end.done", language: "de", text }], 0)).errors).toEqual([]);
    expect((await change("publishTexts", { revision: 1 })).errors).toEqual([]);
    expect((await valueOf("end.done", "de"))?.liveText).toBe(text);
    const logged = `${"x".repeat(499)}😀`;
    expect(await harness.entries(of.ags)).toMatchObject([
      { after: { texts: { "end.done (de)": logged } } },
      { after: { texts: { "end.done (de)": logged } } },
    ]);
  });

  test("Texts: two users conflict only in the same text, and the answer has the stored one", async () => {
    await save([{ key: "start.title", language: "de", text: "Eins" }], 0);
    expect((await save([{ key: "end.done", language: "de", text: "Zwei" }], 0)).errors).toEqual([]);
    const { errors, texts, entries } = await save(
      [
        { key: "start.title", language: "de", text: "Drei" },
        { key: "end.done", language: "en", text: "Four" },
      ],
      0,
    );
    expect(errors).toMatchObject([{ code: "conflict", params: { by: "support" } }]);
    expect(texts).toEqual({ revision: 2 });
    expect(entries.find(({ key }) => key === "start.title")?.values[0]?.text).toBe("Eins");
    expect((await valueOf("end.done", "en"))?.flags).not.toContain("DRAFT");
    expect((await change("publishTexts", { revision: 1 })).errors).toMatchObject([{ code: "conflict" }]);
  });

  test("Texts: a draft can be discarded, and an earlier version restored as a draft", async () => {
    const publish = async (text: string, revision: number) => {
      await save([{ key: "start.title", language: "de", text }], revision);
      await change("publishTexts", { revision: revision + 1 });
    };
    await publish("Eins", 0);
    await publish("Zwei", 2);
    await save([{ key: "end.done", language: "de", text: "Weg" }], 4);
    const discarded = await change("discardTextDraft", { revision: 5 }, `entries { ${entry} }`);
    expect(discarded.texts?.revision).toBe(6);
    expect(discarded.entries).toMatchObject([
      { key: "end.done", values: [{ language: "de", text: "Fertig", flags: [] }, { language: "en" }] },
    ]);
    expect(await list("{ flag: DRAFT }")).toEqual([]);
    expect((await change("discardTextDraft", { revision: 6 })).errors).toMatchObject([
      { code: "draft_missing" },
    ]);

    await save([{ key: "end.done", language: "de", text: "Ersetzt" }], 6);
    const restored = await change("restoreTextVersion", { revision: 7, number: 1 }, "entries { key }");
    // The replaced draft as well, in the order of the service.
    expect(restored).toMatchObject({ entries: [{ key: "start.title" }, { key: "end.done" }], errors: [] });
    expect(await valueOf("start.title", "de")).toMatchObject({ text: "Eins", liveText: "Zwei" });
    expect((await valueOf("end.done", "de"))?.text).toBe("Fertig");
    expect((await change("restoreTextVersion", { revision: 8, number: 9 })).errors).toMatchObject([
      { code: "not_found", field: "number" },
    ]);
    // The state before the first publication.
    expect((await change("restoreTextVersion", { revision: 8, number: 0 })).errors).toEqual([]);
    expect(await valueOf("start.title", "de")).toMatchObject({
      text: "Meldebescheinigung",
      liveText: "Zwei",
    });
  });

  test("Texts: languages are added and removed, and their texts come back", async () => {
    const { texts } = await change("saveTextLanguages", { revision: 0, languages: ["tr", "de"] });
    expect(texts).toMatchObject({ revision: 1, languages: ["de", "tr"] });
    await save([{ key: "end.done", language: "tr", text: "Tamam" }], 1);
    await change("saveTextLanguages", { revision: 2, languages: ["de"] });
    expect(await list("{ flag: DRAFT }")).toEqual([]);
    await change("saveTextLanguages", { revision: 3, languages: ["de", "tr"] });
    expect((await valueOf("end.done", "tr"))?.text).toBe("Tamam");
    const languagesOf = (side: object) => ({ type: "SAVE_SERVICE_LANGUAGES", ...side });
    expect(await harness.entries(of.ags)).toMatchObject([
      languagesOf({ before: { languages: ["de", "en"] }, after: { languages: ["de", "tr"] } }),
      { type: "SAVE_CUSTOM_LOCALES" },
      languagesOf({ after: { languages: ["de"] } }),
      languagesOf({ after: { languages: ["de", "tr"] } }),
    ]);
    for (const [languages, code] of [
      [["en"], "german_required"],
      [["de", "xx"], "language_invalid"],
      [["de", "en", "en"], "not_unique"],
      [Array.from({ length: 21 }, () => "de"), "list_too_long"],
    ] as const) {
      const { errors } = await change("saveTextLanguages", { revision: 4, languages });
      expect(errors.map((error) => error.code)).toEqual([code]);
    }
  });

  test("Texts: removing a service removes its texts", async () => {
    await save([{ key: "start.title", language: "de", text: "Neu" }], 0);
    await change("publishTexts", { revision: 1, comment: "" });
    await harness.mutate("removeCommuneService", "removedCommuneServiceId", {
      id: of.enabledService,
      revision: 1,
    });
    const { rows } = await sql`
      select commune_ags from service_texts where commune_ags = ${of.ags}
      union all select commune_ags from service_text where commune_ags = ${of.ags}
      union all select commune_ags from service_text_edition where commune_ags = ${of.ags}`.execute(
      harness.open.db,
    );
    expect(rows).toEqual([]);
  });

  test("Texts: members see and change those of their services only", async () => {
    const own = await harness.logIn(`own${number}`, [memberOf(of.ags, textService)]);
    const other = await harness.logIn(`other${number}`, [memberOf(of.ags, "pw-eheurkunde")]);
    expect((await read("revision", own)).revision).toBe(0);
    expect((await save([{ key: "end.done", language: "de", text: "Ja" }], 0, own)).errors).toEqual([]);
    await expect(save([{ key: "end.done", language: "de", text: "Nein" }], 1, other)).rejects.toMatchObject({
      extensions: { code: "insufficient_permissions" },
    });
  });
});
