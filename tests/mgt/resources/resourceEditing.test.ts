import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { wordedChanges } from "#mgt/resources/editor/changedPaths";
import { newKind, newResourceSchema, startDocument, withProposal } from "#mgt/resources/editor/newResource";
import {
  documentToSend,
  draftOfDocument,
  uploadedSecrets,
  withUploadMarks,
} from "#mgt/resources/editor/resourceValues";
import { problemsOfErrors } from "#mgt/resources/editor/serverProblems";
import { checkValues } from "#domain/checkValues";
import { differingPart } from "#ui/code/CodeEditor";

const keystore = newKind("keystore");
const i18n = setupI18n({ locale: "de", messages: { de: {} } });

describe("Uploaded keystore", () => {
  const upload = { content: "QUJD", password: "geheim-42" };
  const stored = '# Siegel\nname: Siegel\ncontent: "••••••••"\n';

  test("is not part of the text, and takes the place of its placeholders when sent", () => {
    const yaml = withUploadMarks(stored, upload);
    expect(yaml).not.toContain("QUJD");
    expect(yaml).not.toContain("geheim-42");
    const sent = documentToSend(keystore, { yaml, upload });
    expect(sent).toContain("# Siegel\n");
    expect(sent).toContain("content: QUJD");
    expect(sent).toContain("password: geheim-42");
  });

  test("leaves alone what was typed over it", () => {
    const yaml = withUploadMarks(stored, upload).replace(/password: .*/, "password: getippt");
    expect(yaml).toContain("getippt");
    expect(documentToSend(keystore, { yaml, upload })).toContain("password: getippt");
  });

  test("without a password removes the stored one", () => {
    const open = { content: "QUJD", password: null };
    expect(withUploadMarks(`${stored}password: "••••••••"\n`, open)).not.toContain("password");
    expect(uploadedSecrets(open)).toEqual(["/content"]);
  });
});

describe("Resource draft", () => {
  test("has no typed secret, also while the text cannot be parsed", () => {
    const texts = [
      "name: A\npassword: geheim-42\n",
      'name: "A\npassword: geheim-42\n',
      "name: A\nmisplaced:\n  password: geheim-42\n",
      "name: A\npassword: x\npassword: geheim-42\n",
    ];
    for (const text of texts) {
      const draft = String(draftOfDocument(keystore, "yaml", text));
      expect(draft).toContain("name:");
      expect(draft).not.toContain("geheim-42");
    }
  });
});

describe("Changes of a resource document", () => {
  const provider = newKind("paymentProvider");
  const words = (before: string, after: string) =>
    wordedChanges(provider, before, after, null, { i18n, locale: "de" });

  test("are named with their values before and after", () => {
    expect(words("name: A\nsandbox: false\n", "name: B\nmandator: A1\n")).toMatchObject([
      { path: "name", title: "Name", kind: "changed", before: "A", after: "B" },
      { path: "mandator", title: "Mandant", kind: "added", before: null, after: "A1" },
      { path: "sandbox", title: "Testbetrieb", kind: "removed", before: "false" },
    ]);
  });

  test("hide secrets, also in a group that was added as a whole", () => {
    const found = words("name: A\n", "name: A\ncredentials:\n  apiKey: geheim-42\n  keystore: k\n");
    expect(JSON.stringify(found)).not.toContain("geheim-42");
    expect(found).toMatchObject([
      { path: "credentials.apiKey", isSecret: true, after: "neuer Wert, nicht angezeigt" },
      { path: "credentials.keystore", after: "k" },
    ]);
  });

  test("include an upload, although its placeholder stays", () => {
    const text = 'name: A\ncontent: "••••••••"\n';
    const upload = { content: "QUJD", password: null };
    expect(wordedChanges(keystore, text, text, upload, { i18n, locale: "de" })).toMatchObject([
      { path: "content", isSecret: true },
    ]);
  });
});

describe("New resource", () => {
  const known = [
    { version: "v1", type: "commune", resourceId: "09761000", name: "Augsburg", ags: "09761000" },
    { version: "v2", type: "restService", resourceId: "zulassung", name: "Zulassung", ags: null },
    { version: "v1", type: "restService", resourceId: "alt", name: "Alt", ags: null },
  ];
  const schema = newResourceSchema(known);
  const codeOf = (resourceId: string, type: ResourceType = "restService") =>
    checkValues(schema, { type, resourceId, yaml: "name: A\n", upload: null }).resourceId?.code;

  test.each([
    ["", "required"],
    ["zulassung", "not_unique"],
    ["alt", "not_unique"],
    ["Zulassung", "resource_id_invalid"],
    ["../etc", "resource_id_invalid"],
    ["neu", undefined],
  ])("has an id that is valid and new: %j", (resourceId, code) => {
    expect(codeOf(resourceId)).toBe(code);
  });

  test.each([
    ["09761000", "commune_already_added"],
    ["9761000", "ags_invalid"],
    ["09762000", undefined],
  ])("of a commune has an AGS: %j", (resourceId, code) => {
    expect(codeOf(resourceId, "commune")).toBe(code);
  });

  test("gets what the register proposes where nothing was typed", () => {
    const start = startDocument("commune", "09761000", "de");
    const filled = withProposal(start, { name: "Augsburg", unit: "Stadt" });
    expect(filled).toMatch(/^name: Augsburg$/m);
    expect(filled).toMatch(/^unit: Stadt$/m);
    expect(withProposal(filled, { name: "Anders", unit: null })).toBe(filled);
  });
});

test("Resource editor: problems of the server stand at their line", () => {
  const params = Object.entries({ problem: "ags_not_id", line: "2", column: "3", path: "/ags" });
  const error = {
    code: "resource_invalid",
    field: ["yaml"],
    params: params.map(([name, value]) => ({ name, value })),
  };
  expect(problemsOfErrors([error], "a: 1\n  b: 2\n")).toMatchObject([
    { code: "ags_not_id", line: 2, from: 7, to: 11, pointer: "/ags" },
  ]);
  expect(problemsOfErrors([{ ...error, code: "conflict" }], "")).toEqual([]);
});

test.each([
  ["abc", "abXc", { from: 2, to: 2, insert: "X" }],
  ["aaa", "aa", { from: 2, to: 3, insert: "" }],
  ["a\nb\nc", "a\nx\nc", { from: 2, to: 3, insert: "x" }],
])("Resource editor: the editor changes only what differs between %j and %j", (before, after, expected) => {
  expect(differingPart(before, after)).toEqual(expected);
});
