import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { pathAt, positionIn } from "#mgt/resources/editor/documentPosition";
import { checkDocument } from "#mgt/resources/editor/documentProblems";
import { resourceService } from "#mgt/resources/editor/resourceService";

const i18n = setupI18n({ locale: "de", messages: { de: {} } });
const targets = [
  { type: "keystore", resourceId: "epaybl-2026", name: "ePayBL 2026", ags: null },
  { type: "keystore", resourceId: "augsburg-siegel", name: "Siegel", ags: "09761000" },
  { type: "commune", resourceId: "09761000", name: "Augsburg", ags: "09761000" },
];
const provider = { version: "v1", type: "paymentProvider" } as const;
const service = (kind: { version: string; type: "paymentProvider" | "restService" | "commune" }) =>
  resourceService({ kind, targets, i18n, locale: "de" });

/** The text without its mark, and the position of the mark. */
function marked(text: string): readonly [text: string, position: number] {
  return [text.replace("|", ""), text.indexOf("|")];
}

const labels = (kind: Parameters<typeof service>[0], text: string) =>
  service(kind)
    .suggestionsAt(...marked(text))
    ?.options.map(({ label }) => label);

describe("Position in a resource document", () => {
  test.each([
    ["na|", [], "key"],
    ["name: A|", ["name"], "value"],
    ["credentials:\n  api|", ["credentials"], "key"],
    ["credentials:\n  # note\n\n  keystore: |", ["credentials", "keystore"], "value"],
    ["credentials:\n  |\n", ["credentials"], "key"],
    ["credentials:\n  apiKey: x\nsand|", [], "key"],
    ["methods:\n  - paypal\n  - inv|", ["methods", 1], "value"],
    ["methods:\n- |", ["methods", 0], "value"],
    ["methods: [paypal, inv|]", ["methods", 1], "value"],
  ])("of %j", (text, path, part) => {
    expect(positionIn(...marked(text))).toMatchObject({ path, part });
  });

  test("is unknown in a comment", () => {
    expect(positionIn(...marked("name: A # no|te"))).toBeNull();
  });

  test("of a key is that of its value", () => {
    expect(pathAt(...marked("credentials:\n  key|store: x"))).toEqual(["credentials", "keystore"]);
  });
});

describe("Completion of a resource document", () => {
  test("offers the keys that the object lacks, the required ones marked", () => {
    const found = service(provider).suggestionsAt(...marked("name: A\nsandbox: true\n|"));
    expect(found?.options.map(({ label }) => label)).toEqual([
      "commune",
      "url",
      "methods",
      "mandator",
      "timeoutSeconds",
      "credentials",
    ]);
    expect(found?.options.find(({ label }) => label === "url")?.detail).toBe("Adresse · Pflicht");
  });

  test("inserts what follows a key, by the type of its value", () => {
    const options = service(provider).suggestionsAt(...marked("name: A\n|"))?.options;
    const insertOf = (name: string) => options?.find(({ label }) => label === name)?.insert;
    expect([insertOf("url"), insertOf("methods"), insertOf("credentials")]).toEqual([
      "url: ",
      "methods:\n  - ",
      "credentials:\n  ",
    ]);
  });

  test.each([
    ["sandbox: |", ["true", "false"]],
    ["methods: [|]", ["creditCard", "sepaDirectDebit", "paypal", "giropay", "invoice"]],
    ["credentials:\n  keystore: e|", ["epaybl-2026", "augsburg-siegel"]],
    ["commune: |", ['"09761000"']],
  ])("offers the values of %j", (text, expected) => {
    expect(labels(provider, text)).toEqual(expected);
  });

  test("offers services", () => {
    expect(labels({ version: "v1", type: "commune" }, "initialServices:\n  - |")).toContain(
      "ikfz-neuzulassung",
    );
  });

  test("replaces the word in front of the cursor", () => {
    const [text, position] = marked("credentials:\n  keystore: epay|");
    expect(service(provider).suggestionsAt(text, position)).toMatchObject({
      from: text.indexOf("epay"),
      to: position,
    });
  });
});

test("Resource language: help names the value, its type, whether it is required, and its pattern", () => {
  const help = service(provider).helpAt(...marked("name: A\nu|rl: https://a.example"));
  expect(help).toMatchObject({ title: "Adresse", text: "Adresse seiner Schnittstelle." });
  expect(Object.fromEntries(help?.facts.map(({ label, value }) => [label, value]) ?? [])).toMatchObject({
    Art: "Text",
    Pflicht: "ja",
    Muster: String.raw`^(https?://|\{host\})\S*$`,
  });
});

describe("Check of a resource document", () => {
  const surroundings = { targets, storedSecrets: ["/credentials/apiKey"], resourceId: "epaybl" };
  const codes = (text: string, around = surroundings) =>
    checkDocument(provider, text, around).problems.map(({ code, line }) => [code, line]);
  const valid = "name: A\nurl: https://a.example\n";

  test("reports references to what does not exist, at their line", () => {
    expect(codes(`${valid}credentials:\n  keystore: missing\n`)).toEqual([["reference_unknown", 4]]);
    expect(codes(`${valid}credentials:\n  keystore: epaybl-2026\n`)).toEqual([]);
  });

  test("lets only the documents of a commune refer to what is its own", () => {
    const text = `${valid}credentials:\n  keystore: augsburg-siegel\n`;
    expect(codes(text)).toEqual([["reference_unknown", 4]]);
    expect(codes(`commune: "09761000"\n${text}`)).toEqual([]);
  });

  test("accepts a placeholder only where a secret is stored", () => {
    const text = `${valid}credentials:\n  apiKey: "••••••••"\n`;
    expect(codes(text)).toEqual([]);
    expect(codes(text, { ...surroundings, storedSecrets: [] })).toEqual([["secret_missing", 4]]);
  });

  test("reports an AGS that is not the id", () => {
    const text = 'ags: "09761000"\nname: Augsburg\nunit: Stadt\n';
    const check = (resourceId: string) =>
      checkDocument({ version: "v1", type: "commune" }, text, { ...surroundings, resourceId }).problems;
    expect(check("09761000")).toEqual([]);
    expect(check("09762000")).toMatchObject([{ code: "ags_not_id", line: 1 }]);
    expect(check("")).toEqual([]);
  });
});
