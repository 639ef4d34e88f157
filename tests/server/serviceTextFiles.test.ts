/** Import of i18n JSON files into the texts of a service. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { textFileMaxBytes } from "#domain/texts/serviceTexts";
import { storeCommuneRecords, type CommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { spool } from "../support/imports";
import { serverHarness } from "../support/serverHarness";
import { storeInheritedTexts, textService } from "../support/serviceTexts";

const change = "key language before after isReset";
const preview = `textImport {
  revision addedCount changedCount unchangedCount changes { ${change} } unknownCount unknownKeys
  problemCount problems { key text error { code params { name value } } }
}`;

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

  async function send(name: string, selection: string, content: unknown, values: object = {}) {
    const text = typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content);
    const input = { id: of.enabledService, language: "en", file: await spool(text), ...values };
    return harness.mutate(name, selection, input);
  }
  const compare = async (content: unknown, values: object = {}) => {
    const { payload, errors } = await send("previewTextImport", preview, content, values);
    return { ...(payload as { textImport: Readonly<Record<string, unknown>> | null }), errors };
  };
  const store = async (content: unknown, values: object = {}) => {
    const all = { revision: 0, ...values };
    return (await send("importTexts", "texts { revision }", content, all)).errors;
  };
  const save = (text: string, revision: number, key = "start.title") =>
    harness.mutate("saveTexts", "texts { revision }", {
      id: of.enabledService,
      revision,
      texts: [{ key, language: "en", text }],
    });
  async function english(): Promise<Readonly<Record<string, string | null>>> {
    const { communeService } = await harness.read(
      `query ($ags: AGS!, $serviceId: String!) { communeService(ags: $ags, serviceId: $serviceId) {
        texts { entries { edges { node { key values { language text liveText } } } } } } }`,
      { ags: of.ags, serviceId: textService },
    );
    const { texts } = communeService as {
      texts: {
        entries: { edges: { node: { key: string; values: { language: string; text: string | null }[] } }[] };
      };
    };
    return Object.fromEntries(
      texts.entries.edges.map(({ node: { key, values } }) => [
        key,
        values.find(({ language }) => language === "en")?.text ?? null,
      ]),
    );
  }

  const file = {
    start: { title: "Certificate", intro: "Hi {name}, {fee} please.", link: "<img src=x>" },
    "person.hint": " As in your identity card\r\n",
    person: { name: "" },
    end: { done: "" },
    other: "?",
  };

  test("Text files: are compared key by key, and nothing is saved", async () => {
    const { textImport, errors } = await compare(file);
    expect(errors).toEqual([]);
    expect(textImport).toEqual({
      revision: 0,
      addedCount: 1,
      changedCount: 1,
      unchangedCount: 3,
      changes: [
        {
          key: "start.intro",
          language: "en",
          isReset: false,
          before: "Hello {name}, this costs {fee}.",
          after: "Hi {name}, {fee} please.",
        },
        {
          key: "person.hint",
          language: "en",
          isReset: false,
          before: null,
          after: "As in your identity card",
        },
      ],
      unknownCount: 1,
      unknownKeys: ["other"],
      problemCount: 1,
      problems: [
        {
          key: "start.link",
          text: "<img src=x>",
          error: {
            code: "placeholder_lost",
            params: [{ name: "placeholders", value: "{host}" }],
          },
        },
      ],
    });
    expect((await english())["start.intro"]).toBe("Hello {name}, this costs {fee}.");
    expect(await harness.entries(of.ags)).toEqual([]);
  });

  test("Text files: an import saves the changes as a draft, with an entry in the log", async () => {
    expect(await store(file)).toEqual([]);
    expect(await english()).toMatchObject({
      "start.title": "Certificate",
      "start.intro": "Hi {name}, {fee} please.",
      "person.hint": "As in your identity card",
      "person.name": "Name",
      "end.done": "Done",
      "start.link": '<p>See <a href="{host}/x">here</a></p>',
    });
    expect(await harness.entries(of.ags)).toMatchObject([
      {
        type: "SAVE_CUSTOM_LOCALES",
        before: {
          texts: {
            "start.intro (en)": "Hello {name}, this costs {fee}.",
            "person.hint (en)": null,
          },
        },
        after: {
          textAction: "IMPORT",
          texts: { "person.hint (en)": "As in your identity card" },
        },
      },
    ]);
  });

  test("Text files: an inherited text in the file removes the own one", async () => {
    await save("Paper", 0);
    const { textImport } = await compare({ "start.title": "Certificate" });
    expect(textImport).toMatchObject({ changedCount: 1, changes: [{ before: "Paper", isReset: true }] });
    expect(await store({ "start.title": "Certificate" }, { revision: 1 })).toEqual([]);
    expect((await english())["start.title"]).toBe("Certificate");
  });

  test("Text files: only texts of the file that were changed since the preview conflict", async () => {
    await save("Ready", 0, "end.done");
    expect(await store({ start: { title: "Paper" } })).toEqual([]);
    expect(await store({ start: { title: "Sheet" } }, { revision: 1 })).toMatchObject([{ code: "conflict" }]);
    expect(await english()).toMatchObject({ "start.title": "Paper", "end.done": "Ready" });
  });

  test.each([
    [Buffer.from('{"start": {"title": "Gr\xfc\xdfe"}}', "latin1"), "json_invalid"],
    [{ start: ["Certificate"] }, "translation_file_invalid"],
    [{ start: { title: "Certificate" } }, "no_changes_in_file"],
    [" ".repeat(textFileMaxBytes + 1), "file_too_large"],
  ])("Text files: a file is refused (%#, %s)", async (content, code) => {
    expect((await compare(content)).errors).toMatchObject([{ code, field: "file" }]);
    expect(await store(content)).toMatchObject([{ code, field: "file" }]);
  });

  test("Text files: a language that the service does not have is refused", async () => {
    const refusal = [{ code: "language_invalid", field: "language" }];
    expect((await compare(file, { language: "fr" })).errors).toEqual(refusal);
    expect(await store(file, { language: "fr" })).toEqual(refusal);
    const { errors } = await harness.mutate("exportTexts", "download { url }", {
      id: of.enabledService,
      language: "fr",
    });
    expect(errors).toEqual(refusal);
  });
});
