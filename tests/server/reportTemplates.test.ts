import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { inspectTemplate, type Inspected } from "#server/domain/reports/inspectTemplate";
import { Refusal } from "#server/domain/mutationResult";
import { SpooledFile } from "#server/uploads";
import { temporaryFolder } from "../support/databases";
import { hostileTemplates } from "../support/hostileTemplates";
import { docxTemplate, jrxmlTemplate, odtTemplate, relationship } from "../support/reportTemplates";

let folder = "";
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function inspect(bytes: Uint8Array, fileName: string): Promise<Inspected> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return inspectTemplate(new SpooledFile(path, fileName, bytes.length), fileName);
}

/** The refusal as its first error; other exceptions are rethrown. */
async function refusal(bytes: Uint8Array, fileName: string) {
  try {
    await inspect(bytes, fileName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first] = error.errors;
    const params = Object.fromEntries((first?.params ?? []).map(({ name, value }) => [name, value]));
    return { code: first?.code, field: first?.field, params };
  }
  return null;
}

const names = ({ placeholders }: Inspected) =>
  placeholders.map(({ name, count, isSection }) => `${isSection ? "#" : ""}${name} ${count}`);

describe("Hostile report templates", async () => {
  test.each(await hostileTemplates())("$name is refused", async ({ bytes, fileName, code, reason }) => {
    const refused = await refusal(bytes, fileName);
    expect(refused).toMatchObject({ code, field: ["file"] });
    expect(refused?.params["reason"] ?? "").toBe(reason);
  });
});

test("Report templates: docx: finds placeholders in the text, headers and footnotes, also in pieces", async () => {
  const bytes = await docxTemplate({
    paragraphs: [
      "Guten Tag {vorname} { nachname }",
      ["{vor", "na", "me}"],
      "{#kinder}{name}{/kinder}",
      "1 &amp; 2",
    ],
    header: "{commune.name}",
    footnote: "{application.pid}",
  });
  const found = await inspect(bytes, "Antrag.DOCX");
  expect(found).toMatchObject({ kind: "DOCX", expressions: [] });
  expect(names(found)).toEqual([
    "vorname 2",
    "nachname 1",
    "#kinder 1",
    "name 1",
    "commune.name 1",
    "application.pid 1",
  ]);
});

test("Report templates: odt: finds placeholders in the text and headers, also in pieces, but not in comments", async () => {
  const bytes = await odtTemplate({
    paragraphs: ["Guten Tag {vorname}", ["{vor", "na", "me}"], "{#kinder}", "{name}", "{/kinder}"],
    body: "<text:p>a<office:annotation><text:p>{kommentar}</text:p></office:annotation>{ende}</text:p>",
    header: "{commune.name}",
  });
  const found = await inspect(bytes, "antrag.odt");
  expect(found).toMatchObject({ kind: "ODT", expressions: [] });
  expect(names(found)).toEqual(["vorname 2", "#kinder 1", "name 1", "ende 1", "commune.name 1"]);
});

test("Report templates: jrxml: lists fields, parameters and expressions with their lines", async () => {
  const found = await inspect(
    jrxmlTemplate({
      fields: ["vorname", "ungenutzt"],
      parameters: ["REPORT_LOCALE", "logo"],
      expressions: ['$F{vorname} + " " + $F{vorname}', "new java.io.File($P{logo}).exists()"],
    }),
    "antrag.jrxml",
  );
  expect(found.expressions).toEqual([
    { text: '$F{vorname} + " " + $F{vorname}', element: "textFieldExpression", line: 8 },
    { text: "new java.io.File($P{logo}).exists()", element: "textFieldExpression", line: 9 },
  ]);
  expect(names(found)).toEqual(["vorname 2", "logo 1", "ungenutzt 0"]);
});

test.each([
  ['<queryString language="groovy">x()</queryString>', ["queryString@language", "queryString"]],
  ['<scriptlet name="s" class="org.example.S"/>', ["scriptlet"]],
  ['<import value="java.io.*"/>', ["import"]],
  [
    "<parameter name='p'><defaultValueExpression>1</defaultValueExpression></parameter>",
    ["defaultValueExpression"],
  ],
  [
    "<variable name='v'><initialValueExpression>1</initialValueExpression></variable>",
    ["initialValueExpression"],
  ],
  ["<group name='g'><groupExpression>1</groupExpression></group>", ["groupExpression"]],
  ["<element kind='textField'><expression>1</expression></element>", ["expression"]],
])("Report templates: jrxml: %s is an expression", async (markup, elements) => {
  const bytes = Buffer.from(`<jasperReport name="a">${markup}</jasperReport>`);
  const { expressions } = await inspect(bytes, "a.jrxml");
  expect(expressions.map(({ element }) => element)).toEqual(elements);
});

test("Report templates: jrxml: reads the encoding that is declared", async () => {
  const text =
    '<?xml version="1.0" encoding="ISO-8859-1"?><jasperReport name="a"><field name="straße"/></jasperReport>';
  expect(names(await inspect(Buffer.from(text, "latin1"), "a.jrxml"))).toEqual(["straße 0"]);
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(text.replace("ISO-8859-1", "UTF-16"), "utf16le"),
  ]);
  expect(names(await inspect(utf16, "a.jrxml"))).toEqual(["straße 0"]);
  const undeclared = Buffer.from(text.replace(/<\?.*?\?>/, ""), "latin1");
  expect(await refusal(undeclared, "a.jrxml")).toMatchObject({ code: "file_unreadable" });
});

test("Report templates: hyperlinks and pictures in the file are accepted", async () => {
  const link = relationship("l1", "hyperlink", "https://example.org", "External");
  const picture = relationship("l2", "image", "media/image1.png");
  const docx = await docxTemplate({ relationships: link + picture, parts: { "word/media/image1.png": "x" } });
  expect(await inspect(docx, "a.docx")).toMatchObject({ kind: "DOCX" });
  const odt = await odtTemplate({
    head: "<office:scripts/>",
    body: '<text:p><text:a xlink:href="https://example.org">x</text:a><draw:frame><draw:image xlink:href="Pictures/1.png"/></draw:frame></text:p>',
    parts: { "Pictures/1.png": "x", "Configurations2/accelerator/current.xml": "" },
  });
  expect(await inspect(odt, "a.odt")).toMatchObject({ kind: "ODT" });
});

test("Report templates: a refusal shows what is in question, short and without control characters", async () => {
  const target = `https://example.org/\u202e${"x".repeat(500)}`;
  const bytes = await docxTemplate({ relationships: relationship("x1", "image", target, "External") });
  const { detail = "" } = (await refusal(bytes, "a.docx"))?.params ?? {};
  expect(detail).toMatch(/^https:\/\/example\.org\/\uFFFDx+…$/);
  expect(detail).toHaveLength(120);
});

test("Report templates: names the type of the content, and what is allowed", async () => {
  expect(await refusal(Buffer.from("%PDF-1.7\n"), "a.odt")).toMatchObject({
    params: { allowed: ".docx, .odt, .jrxml", found: "application/pdf" },
  });
  expect(await refusal(Buffer.from("x"), "a.pdf")).toMatchObject({ params: { found: "" } });
});

test("Report templates: any damage is a refusal", async () => {
  const good = [
    ["a.docx", await docxTemplate({ paragraphs: ["{a} {#b}{c}{/b}"], header: "{d}" })],
    ["a.odt", await odtTemplate({ paragraphs: ["{a}", "{#b}", "{c}", "{/b}"], header: "{d}" })],
    ["a.jrxml", jrxmlTemplate({ fields: ["a"], expressions: ["$F{a}"] })],
  ] as const;
  const damage = fc.record({
    file: fc.constantFrom(...good),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
    cut: fc.option(fc.nat(), { freq: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ file: [name, bytes], changes, cut }) => {
      const damaged = Buffer.from(bytes);
      for (const [at, value] of changes) damaged[at % damaged.length] = value;
      await refusal(cut === null ? damaged : damaged.subarray(0, cut % damaged.length), name);
    }),
    { numRuns: 400 },
  );
});

test("Report templates: any XML in a package is inspected or refused", async () => {
  const markup = fc
    .array(
      fc.constantFrom(
        "<w:p>",
        "</w:p>",
        "<w:r>",
        "</w:r>",
        "<w:t>",
        "</w:t>",
        "{",
        "}",
        "{#a}",
        "{/a}",
        "<!",
        "&amp;",
        "]]>",
        "x",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(markup, async (body) => {
      await refusal(await docxTemplate({ body }), "a.docx");
      await refusal(
        await odtTemplate({ body: body.replaceAll("w:p", "text:p").replaceAll(/w:[rt]/g, "text:span") }),
        "a.odt",
      );
    }),
    { numRuns: 200, examples: [["<w:t>{}</w:t>"]] },
  );
});
