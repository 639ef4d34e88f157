import { afterAll, describe, expect, test } from "vitest";
import { transferResultLines } from "#server/domain/texts/transfer/textTransfers";
import { bareIdOf } from "#server/nodeId";
import { databases } from "../support/databases";
import { memberOf, systemRole } from "../support/serverCalls";
import { textService } from "../support/serviceTexts";
import { transferHarness } from "../support/textTransfers";

const title = { key: "start.title", language: "de" };
const done = { state: "DONE", copied: 1, kept: 0, changed: 0, error: null };

interface Row {
  readonly ags: string;
  readonly cells: readonly { readonly state: string; readonly isCopied: boolean }[];
}

describe.each(databases)("transfers of texts on $name", async (kind) => {
  const harness = await transferHarness(kind);
  afterAll(() => harness.open.close());

  /** Column "Ergebnis" of the CSV file. */
  async function resultWords(id: string): Promise<readonly (string | undefined)[]> {
    let text = "";
    for await (const part of transferResultLines(harness.open.db, bareIdOf("TextTransfer", id) ?? "")) {
      text += part;
    }
    return text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(";")[2]);
  }

  async function rows(id: string): Promise<Readonly<Record<string, readonly string[]>>> {
    const fields = "rows { edges { node { ags cells { state isCopied } } } }";
    const found = (await harness.node(id, fields)) as { rows: { edges: readonly { node: Row }[] } };
    return Object.fromEntries(
      found.rows.edges.map(({ node: { ags, cells } }) => [
        ags,
        cells.map(({ state, isCopied }) => `${state}${isCopied ? " copied" : ""}`),
      ]),
    );
  }

  test("Text transfers: refuse keys without a default value in the source service, and store nothing", async () => {
    const [source, target] = [await harness.commune(), await harness.commune()];
    const keys = ["start.title", "start.unknown"];
    const { transfer, errors } = await harness.prepare(source, [target], { keys });
    expect(transfer).toBeNull();
    expect(errors).toEqual([
      { code: "no_default_locale", field: "keys.1", params: { key: "start.unknown" } },
    ]);
  });

  test("Text transfers: refuse published texts that are wrong, and name them", async () => {
    const wrong = { key: "start.intro", language: "de", live: "d'{name} {fee}" };
    const [source, target] = [await harness.commune([wrong]), await harness.commune()];
    const keys = ["start.title", "start.intro"];
    const { transfer, errors } = await harness.prepare(source, [target], { keys });
    expect(transfer).toBeNull();
    expect(errors).toEqual([
      { code: "texts_faulty", field: "keys", params: { count: "1", texts: "start.intro (de)" } },
    ]);
    // In another language.
    expect((await harness.prepare(source, [target], { keys, languages: ["en"] })).errors).toEqual([]);
  });

  test.each([
    [{ keys: [] }, "required", "keys"],
    [{ keys: ["start.title", "start.title"] }, "not_unique", "keys.1"],
    [{ languages: ["de", "fr"] }, "language_invalid", "languages.1"],
    [{ communes: [] }, "required", "communes"],
    [{ keys: Array.from({ length: 1_001 }, (_, at) => `a${at}`) }, "list_too_long", "keys"],
    [{ keys: ["person.hint"], languages: ["en"] }, "required", "keys"],
  ])("Text transfers: refuse input %#", async (input, code, field) => {
    const source = await harness.commune();
    const { errors } = await harness.prepare(source, [await harness.commune()], input);
    expect(errors).toMatchObject([{ code, field }]);
  });

  test("Text transfers: refuse the source itself as a target", async () => {
    const source = await harness.commune();
    const { errors } = await harness.prepare(source, [source]);
    expect(errors).toEqual([{ code: "not_unique", field: "communes.0" }]);
  });

  test("Text transfers: say which communes lack languages or the service, and go on with the others", async () => {
    const source = await harness.commune([{ ...title, live: "Neu" }], ["de", "en", "uk", "tr"]);
    const [fit, poor, without] = [
      await harness.commune([], ["de", "uk", "tr"]),
      await harness.commune([], ["de", "tr"]),
      await harness.commune(),
    ];
    const { db } = harness.open;
    await db.deleteFrom("commune_service").where("commune_ags", "=", without).execute();
    const { transfer } = await harness.prepare(source, [fit, poor, without], {
      languages: ["de", "uk", "tr"],
    });
    expect(transfer.counts).toEqual({ total: 3, waiting: 1, done: 0, failed: 2, impossible: 2, partial: 0 });
    await harness.change("startTextTransfer", { id: transfer.id });
    await harness.run(transfer.id);
    const none = { state: "FAILED", copied: 0, kept: 0, changed: 0 };
    expect(await harness.results(transfer.id)).toEqual({
      [fit]: done,
      [poor]: { ...none, error: "languages_missing_in_commune uk" },
      [without]: { ...none, error: "service_not_offered" },
    });
    expect(await harness.texts(fit)).toEqual({ "start.title de": { live: null, draft: "Neu" } });
    expect(await harness.texts(poor)).toEqual({});
    const listed = async (filter: string) => {
      const fields = `results(first: 9${filter}) { totalCount edges { node { ags isImpossible } } }`;
      const { results } = (await harness.node(transfer.id, fields)) as {
        results: { totalCount: number; edges: readonly { node: { ags: string; isImpossible: boolean } }[] };
      };
      expect(results.totalCount).toBe(results.edges.length);
      return Object.fromEntries(results.edges.map(({ node }) => [node.ags, node.isImpossible]));
    };
    expect(await listed("")).toEqual({ [poor]: true, [without]: true, [fit]: false });
    expect(await listed(", isImpossible: true")).toEqual({ [poor]: true, [without]: true });
    expect(await listed(", states: [FAILED], isImpossible: false")).toEqual({});
    expect(await listed(", states: [DONE]")).toEqual({ [fit]: false });
    expect(await resultWords(transfer.id)).toEqual(["übertragen", "nicht möglich", "nicht möglich"]);
  });

  test("Text transfers: are not started if no commune can take the texts", async () => {
    const source = await harness.commune([], ["de", "en", "uk"]);
    const { transfer } = await harness.prepare(source, [await harness.commune()], {
      languages: ["de", "uk"],
    });
    expect(await harness.change("startTextTransfer", { id: transfer.id })).toEqual([
      { code: "required", field: "id" },
    ]);
  });

  test("Text transfers: copy the published texts, not the drafts of the source", async () => {
    const source = await harness.commune([{ ...title, live: "Neu", draft: "Entwurf" }]);
    const target = await harness.commune();
    expect(await harness.transfer(source, [target])).toEqual({ [target]: done });
    expect(await harness.texts(target)).toEqual({ "start.title de": { live: null, draft: "Neu" } });
    const entries = await harness.entries(target);
    expect(entries).toMatchObject([
      {
        type: "TRANSFER_TEXTS",
        actor_name: "support",
        service_id: textService,
        before: { texts: { "start.title (de)": "Meldebescheinigung" } },
        after: {
          sourceCommune: `Kommune ${source} ${source}`,
          transferMode: "DRAFT",
          texts: { "start.title (de)": "Neu" },
        },
      },
    ]);
  });

  test("Text transfers: compare each text, and copy differing ones only as chosen", async () => {
    const source = await harness.commune([{ ...title, live: "Neu" }]);
    const [plain, same, other, draft] = [
      await harness.commune(),
      await harness.commune([{ ...title, live: "Neu" }]),
      await harness.commune([{ ...title, live: "Anders" }]),
      await harness.commune([{ ...title, draft: "Geplant" }]),
    ];
    const all = [plain, same, other, draft];
    const { transfer } = await harness.prepare(source, all);
    const { id } = transfer;
    const states = {
      [plain]: ["NEW copied"],
      [same]: ["EQUAL"],
      [other]: ["DIFFERENT"],
      [draft]: ["DIFFERENT"],
    };
    expect(await rows(id)).toEqual(states);
    await harness.change("saveTextTransferChoices", { id, choices: [{ ags: other, overwrite: true }] });
    expect(await rows(id)).toEqual({ ...states, [other]: ["DIFFERENT copied"] });
    await harness.change("startTextTransfer", { id });
    await harness.run(id);
    const equal = { ...done, copied: 0 };
    expect(await harness.results(id)).toEqual({
      [plain]: done,
      [same]: equal,
      [other]: done,
      [draft]: { ...equal, kept: 1 },
    });
    expect(await harness.texts(other)).toEqual({ "start.title de": { live: "Anders", draft: "Neu" } });
    expect(await harness.texts(draft)).toEqual({ "start.title de": { live: null, draft: "Geplant" } });
  });

  test("Text transfers: a later choice replaces an earlier one: for all, a key, a language or a commune", async () => {
    const own = [
      { ...title, live: "A" },
      { key: "start.title", language: "en", live: "B" },
      { key: "end.done", language: "de", live: "C" },
    ];
    const source = await harness.commune();
    const [one, two] = [await harness.commune(own), await harness.commune(own)];
    const input = { keys: ["start.title", "end.done"], languages: ["de", "en"] };
    const { transfer } = await harness.prepare(source, [one, two], input);
    const { id } = transfer;
    const chosen = async (choice: object) => {
      await harness.change("saveTextTransferChoices", { id, choices: [choice] });
      const found = await rows(id);
      return [one, two].map((ags) =>
        (found[ags] ?? []).map((cell) => (cell.endsWith(" copied") ? 1 : 0)).join(""),
      );
    };
    // The cells: title in German and English, then the end in both; its English text is equal.
    expect(await chosen({ key: "start.title", overwrite: true })).toEqual(["1100", "1100"]);
    expect(await chosen({ ags: one, overwrite: false })).toEqual(["0000", "1100"]);
    expect(await chosen({ language: "de", overwrite: true })).toEqual(["1010", "1110"]);
    expect(await chosen({ ags: two, key: "start.title", language: "en", overwrite: false })).toEqual([
      ...["1010", "1010"],
    ]);
    expect(await chosen({ overwrite: true })).toEqual(["1110", "1110"]);
    expect(await chosen({ overwrite: false })).toEqual(["0000", "0000"]);
  });

  test("Text transfers: a default of the source resets the text of the target", async () => {
    const [source, target] = [await harness.commune(), await harness.commune([{ ...title, live: "Anders" }])];
    await harness.transfer(source, [target], { overwrite: true, mode: "PUBLISH" });
    expect(await harness.texts(target)).toEqual({ "start.title de": { live: null } });
  });

  test("Text transfers: published at once, exactly these texts become an edition; other drafts stay", async () => {
    const source = await harness.commune([{ ...title, live: "Neu" }]);
    const target = await harness.commune([
      { ...title, live: "Anders", draft: "Neu" },
      { key: "end.done", language: "de", draft: "Geplant" },
    ]);
    const input = { mode: "PUBLISH", keys: ["start.title", "person.name"] };
    expect(await harness.transfer(source, [target], input)).toEqual({ [target]: done });
    expect(await harness.texts(target)).toEqual({
      "end.done de": { live: null, draft: "Geplant" },
      "start.title de": { live: "Neu" },
    });
    const editions = await harness.read(
      `query ($ags: AGS!) { communeService(ags: $ags, serviceId: "${textService}") { texts { revision
        editions { edges { node { number comment changes { edges { node { key before after } } } } } } } } }`,
      { ags: target },
    );
    expect(editions).toMatchObject({
      communeService: {
        texts: {
          revision: 6,
          editions: {
            edges: [
              {
                node: {
                  number: 1,
                  comment: `Übertragen aus Kommune ${source} ${source}`,
                  changes: { edges: [{ node: { key: "start.title", before: "Anders", after: "Neu" } }] },
                },
              },
            ],
          },
        },
      },
    });
  });

  test("Text transfers: texts that a commune changes after the dry run are left out", async () => {
    const source = await harness.commune([{ ...title, live: "Neu" }]);
    const target = await harness.commune([{ ...title, live: "Anders" }]);
    const { transfer } = await harness.prepare(source, [target], {
      overwrite: true,
      keys: ["start.title", "end.done"],
    });
    await harness.open.db
      .updateTable("service_text")
      .set({ live_value: "Gerade eben", revision: 6 })
      .where("commune_ags", "=", target)
      .execute();
    expect(await rows(transfer.id)).toEqual({ [target]: ["CHANGED", "EQUAL"] });
    await harness.change("startTextTransfer", { id: transfer.id });
    await harness.run(transfer.id);
    expect(await harness.results(transfer.id)).toEqual({ [target]: { ...done, copied: 0, changed: 1 } });
    expect(await harness.texts(target)).toEqual({ "start.title de": { live: "Gerade eben" } });
    const { counts } = await harness.node(transfer.id, "counts { done partial }");
    expect(counts).toEqual({ done: 1, partial: 1 });
  });

  test("Text transfers: what failed is retried with the choices, and the results are downloaded", async () => {
    const source = await harness.commune([{ ...title, live: "Neu" }]);
    const different = [{ ...title, live: "Anders" }];
    const [first, second] = [await harness.commune(different), await harness.commune(different)];
    const { id } = (await harness.prepare(source, [first, second])).transfer;
    await harness.change("saveTextTransferChoices", { id, choices: [{ ags: second, overwrite: true }] });
    expect(await harness.change("retryTextTransfer", { id })).toMatchObject([{ code: "status_not_allowed" }]);
    const { db } = harness.open;
    const languages = (of: readonly string[]) =>
      db
        .updateTable("service_texts")
        .set({ languages: [...of] })
        .where("commune_ags", "=", second)
        .execute();
    await languages(["en"]);
    await harness.change("startTextTransfer", { id });
    await harness.run(id);
    expect(Object.keys(await harness.results(id))).toEqual([second, first]);
    expect(await harness.node(id, "counts { done failed impossible } download { fileName }")).toEqual({
      counts: { done: 1, failed: 1, impossible: 0 },
      download: { fileName: expect.stringMatching(/^ergebnis-.*\.csv$/) },
    });
    let text = "";
    for await (const part of transferResultLines(db, bareIdOf("TextTransfer", id) ?? "")) text += part;
    expect(text.split("\r\n").slice(1, 3)).toEqual([
      `${first};Kommune ${first};übertragen;0;1;0;`,
      `${second};Kommune ${second};fehlgeschlagen;0;0;0;languages_missing_in_commune`,
    ]);

    await languages(["de"]);
    const retry = await harness.mutate("retryTextTransfer", "transfer { id retryOf { id } }", { id });
    expect(retry.errors).toEqual([]);
    const { transfer } = retry.payload as { transfer: { id: string } };
    expect(transfer).toMatchObject({ retryOf: { id } });
    expect(await rows(transfer.id)).toEqual({ [second]: ["DIFFERENT copied"] });
    await harness.change("startTextTransfer", { id: transfer.id });
    await harness.run(transfer.id);
    expect(await harness.results(transfer.id)).toEqual({ [second]: done });
  });

  test("Text transfers: choices are made by the user who prepared the transfer, until it is started", async () => {
    const { transfer } = await harness.prepare(await harness.commune(), [await harness.commune()]);
    const { id } = transfer;
    const other = await harness.logIn("colleague", systemRole("ADMIN"));
    const choices = [{ overwrite: true }];
    await expect(harness.change("saveTextTransferChoices", { id, choices }, other)).rejects.toThrow();
    expect(await harness.change("startTextTransfer", { id })).toEqual([]);
    expect(await harness.change("saveTextTransferChoices", { id, choices })).toMatchObject([
      { code: "already_running" },
    ]);
    expect(await harness.change("cancelTextTransfer", { id })).toEqual([]);
    expect(await harness.node(id, "state")).toEqual({ state: "CANCELLED" });
  });

  test("Text transfers: take choices about nothing but their communes, keys and languages", async () => {
    const [source, target] = [await harness.commune(), await harness.commune()];
    const { id } = (await harness.prepare(source, [target])).transfer;
    const outside = { ags: source, key: "no.key", language: "fr" };
    const choices = [
      { ags: target, overwrite: true },
      { ...outside, overwrite: true },
    ];
    expect(await harness.change("saveTextTransferChoices", { id, choices })).toEqual(
      ["ags", "key", "language"].map((part) => ({ code: "not_found", field: `choices.1.${part}` })),
    );
  });

  test("Text transfers: are refused to members, also in their communes", async () => {
    const [source, target] = [await harness.commune(), await harness.commune()];
    const roles = [source, target].map((ags) => memberOf(ags, textService));
    const token = await harness.logIn(`member ${source}`, roles);
    await expect(harness.prepare(source, [target], {}, token)).rejects.toThrow();
  });

  test("Text transfers: list keys, targets with their languages, and the latest started transfers", async () => {
    const source = await harness.commune([
      { ...title, live: "Neu" },
      { key: "end.done", language: "de", draft: "Geplant" },
    ]);
    const target = await harness.commune([], ["de"]);
    await harness.transfer(source, [target]);
    await harness.prepare(source, [target]);
    const { communeService } = await harness.read(
      `query ($ags: AGS!, $filter: TextTransferTargetFilter) {
        communeService(ags: $ags, serviceId: "${textService}") {
          transferableTexts { key section excerpt ownLanguages draftLanguages }
          textTransferTargets(filter: $filter) { totalCount edges { node { ags communeName languages } } }
          textTransferTargetAgs(filter: $filter)
          textTransfers { state isOwn createdBy { username } }
        }
      }`,
      { ags: source, filter: { text: target } },
    );
    expect(communeService).toMatchObject({
      transferableTexts: expect.arrayContaining([
        {
          key: "start.title",
          section: "start",
          excerpt: "Neu",
          ownLanguages: ["de"],
          draftLanguages: [],
        },
        expect.objectContaining({ key: "end.done", ownLanguages: [], draftLanguages: ["de"] }),
      ]),
      textTransferTargets: {
        totalCount: 1,
        edges: [{ node: { ags: target, communeName: `Kommune ${target}`, languages: ["de"] } }],
      },
      textTransferTargetAgs: [target],
      textTransfers: [{ state: "FINISHED", isOwn: true, createdBy: { username: "support" } }],
    });
  });
});
