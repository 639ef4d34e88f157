import { describe, expect, test } from "vitest";
import { changedValues } from "#domain/resources/changedValues";
import { convertToSuccessor } from "#domain/resources/convertResource";
import { setResourceValue } from "#domain/resources/editResource";
import { mergeResource } from "#domain/resources/mergeResource";
import { isValidReading, readResource } from "#domain/resources/readResource";
import {
  isResourceId,
  parseResourceUrn,
  resourceTypes,
  type ResourceKind,
} from "#domain/resources/resourceKinds";
import { currentVersion, resourceKinds, successorOf } from "#domain/resources/resourceSchemas";
import { maskSecretValues, secretPathsOf, secretPlaceholder } from "#domain/resources/resourceSecrets";
import { resourceTemplate } from "#domain/resources/resourceTemplates";
import { normaliseDocument } from "#domain/resources/resourceText";
import { interrupted } from "../support/interrupted";

const okkomm: ResourceKind = { version: "v1", type: "okkomm" };
const payment: ResourceKind = { version: "v1", type: "paymentProvider" };
const keystore: ResourceKind = { version: "v1", type: "keystore" };
const rest: ResourceKind = { version: "v2", type: "restService" };
const commune: ResourceKind = { version: "v1", type: "commune" };

/** Code and line of each problem. */
const problemsOf = (kind: ResourceKind, text: string) =>
  readResource(kind, text).problems.map(({ code, line }) => `${code}@${line}`);

describe("Resource documents", () => {
  test("a valid document has its values and no problem", () => {
    const text =
      '# Nord\nname: ePayBL\ncommune: "01001000"\nurl: https://epaybl.example.org/api\nmethods: [paypal]\n';
    const reading = readResource(payment, text);
    expect(reading.problems).toEqual([]);
    expect(reading.value).toEqual({
      name: "ePayBL",
      commune: "01001000",
      url: "https://epaybl.example.org/api",
      methods: ["paypal"],
    });
  });

  test.each([
    ["an unquoted AGS", okkomm, "name: a\nurl: https://a.de\ncommune: 01001000\n", ["ags_unquoted@3"]],
    ["a malformed AGS", okkomm, 'name: a\nurl: https://a.de\ncommune: "17001000"\n', ["ags_invalid@3"]],
    ["a number as a text", okkomm, "name: 12\nurl: https://a.de\n", ["text_unquoted@1"]],
    ["no for false", payment, "name: a\nurl: https://a.de\nsandbox: no\n", ["boolean_word@3"]],
    ["no as a text, as a warning", okkomm, "name: no\nurl: https://a.de\n", ["boolean_word@1"]],
    ["a tab", okkomm, "name: a\n\turl: https://a.de\n", ["tab_indentation@2"]],
    ["a key twice", okkomm, "name: a\nurl: https://a.de\nname: b\n", ["key_duplicate@3"]],
    ["an unknown key", okkomm, "name: a\nurl: https://a.de\nUrl: b\n", ["key_unknown@3"]],
    ["a missing key", okkomm, "name: a\n", ["key_missing@1"]],
    ["no value", okkomm, "name: a\nurl:\n", ["value_missing@2"]],
    ["an empty value", okkomm, 'name: a\nurl: ""\n', ["url_invalid@2"]],
    ["another scheme", okkomm, "name: a\nurl: ftp://a.de\n", ["url_invalid@2"]],
    ["credentials in a URL", okkomm, "name: a\nurl: https://a:b@a.de\n", ["url_invalid@2"]],
    ["a brace", okkomm, "name: a\nurl: {host}/x\n", ["brace_unquoted@2", "yaml_syntax@2"]],
    ["another value", payment, "name: a\nurl: https://a.de\nmethods: [cash]\n", ["value_not_listed@3"]],
    [
      "an item twice",
      payment,
      "name: a\nurl: https://a.de\nmethods: [paypal, paypal]\n",
      ["item_duplicate@3"],
    ],
    ["no item", payment, "name: a\nurl: https://a.de\nmethods: []\n", ["list_too_short@3"]],
    [
      "a number outside",
      payment,
      "name: a\nurl: https://a.de\ntimeoutSeconds: 61\n",
      ["number_out_of_range@3"],
    ],
    ["another type", payment, "name: a\nurl: https://a.de\ncredentials: b\n", ["type_wrong@3"]],
    [
      "a service that does not exist",
      commune,
      'ags: "01001000"\nname: a\nunit: Stadt\ninitialServices: [x]\n',
      ["service_unknown@4"],
    ],
    [
      "what a type of authentication needs",
      rest,
      "name: a\nendpoint:\n  url: https://a.de\nauthentication:\n  type: bearer\n",
      ["key_missing@4"],
    ],
    [
      "what is no KBA user",
      rest,
      'name: a\nendpoint:\n  url: https://a.de\nauthentication:\n  type: kba\n  user: "a b"\n',
      ["format_wrong@6"],
    ],
    ["several documents", okkomm, "name: a\nurl: https://a.de\n---\nname: b\n", ["multiple_documents@3"]],
    ["an open quote", okkomm, 'name: "a\nurl: https://a.de\n', ["quote_missing@3"]],
    ["a tag", okkomm, "name: !!js/function a\nurl: https://a.de\n", ["tag_not_allowed@1"]],
    ["a name of a prototype", okkomm, "name: a\nurl: https://a.de\n__proto__: {a: 1}\n", ["key_invalid@3"]],
    ["NUL", okkomm, "name: a\u0000\n", ["control_character@1"]],
    ["nothing", okkomm, "\n \n", ["document_empty@1"]],
    ["a list", okkomm, "- a\n", ["type_wrong@1"]],
  ])("%s is pointed out at its line", (_name, kind, text, problems) => {
    expect(problemsOf(kind, text)).toEqual(problems);
  });

  test("warnings do not keep a document from being saved", () => {
    expect(isValidReading(readResource(okkomm, "name: no\nurl: https://a.de\n"))).toBe(true);
  });

  test.each([
    ["name: a\nurl: https://a.de\ncommune: 01001000\n", '"01001000"'],
    ["name: a\nurl: {host}/x\n", '"{host}/x"'],
    ["name: no\nurl: https://a.de\n", '"no"'],
  ])("a fix mends %j", (text, expected) => {
    const [{ fix } = {}] = readResource(okkomm, text).problems;
    if (!fix) throw new Error("There is no fix.");
    expect(fix.insert).toBe(expected);
    const mended = text.slice(0, fix.from) + fix.insert + text.slice(fix.to);
    expect(problemsOf(okkomm, mended)).toEqual([]);
  });

  test.each([
    ["aliases that grow", `a: &a [x, x]\n${"b: &b [*a, *a]\n".repeat(20)}`, "alias_not_allowed"],
    ["ten megabytes", "a: b\n".repeat(2_000_000), "document_too_long"],
    ["objects", "{".repeat(4_000), "document_too_complex"],
    ["lists of lists", `${"- ".repeat(4_000)}a`, "document_too_complex"],
    ["keys", "? ".repeat(4_000), "document_too_complex"],
    [
      "indentation",
      Array.from({ length: 300 }, (_, at) => `${" ".repeat(at)}a:`).join("\n"),
      "document_too_complex",
    ],
    ["comments", "# \n".repeat(10_000), "document_too_complex"],
  ])("a document of %s is refused", (_name, text, code) => {
    const { problems } = interrupted(() => readResource(okkomm, text));
    expect(problems.map((problem) => problem.code)).toContain(code);
  });

  test("line ends and the byte order mark are normalised", () => {
    expect(normaliseDocument("\uFEFFname: a\r\nurl: b\r\n")).toBe("name: a\nurl: b\n");
  });
});

describe("Resource names", () => {
  test.each(["a", "epaybl-nord", "09761000", "a.b_c"])("%s is an id", (id) =>
    expect(isResourceId(id)).toBe(true),
  );
  test.each(["", "a/b", "..", "a..b", "a%2Fb", "A", "-a", "a ", "ä", "a".repeat(101)])("%j is no id", (id) =>
    expect(isResourceId(id)).toBe(false),
  );

  test("a URN is read whatever its case and the spaces around it", () => {
    expect(parseResourceUrn(" URN:SM:V1:PaymentProvider:epaybl\n")).toEqual({
      version: "v1",
      type: "paymentProvider",
      id: "epaybl",
    });
    for (const text of [
      "urn:sm:v1:epaybl",
      "urn:sm:1:okkomm:a",
      "urn:sm:v1:okkomm:a:b",
      "urn:sm:v1:okkomm:../a",
    ]) {
      expect(parseResourceUrn(text)).toBeNull();
    }
  });

  test("only deprecated kinds have a successor, of which new resources are", () => {
    expect(successorOf({ version: "v1", type: "restService" })).toEqual(rest);
    expect(resourceTypes.map((type) => successorOf({ version: currentVersion(type), type }))).toEqual(
      resourceTypes.map(() => null),
    );
  });
});

describe("Changed resource values", () => {
  const text =
    '# Zahlungsanbieter\nname: "ePayBL" # Verbund\n\nurl: https://a.de\ncredentials:\n  keystore: a # alt\n';

  test("a value is replaced in its place", () => {
    expect(setResourceValue(text, ["name"], "01")).toBe(text.replace('"ePayBL"', '"01"'));
    expect(setResourceValue(text, ["credentials", "keystore"], "b-2026")).toBe(
      text.replace("keystore: a", "keystore: b-2026"),
    );
  });

  test("a new value is added with the objects above it", () => {
    const added = setResourceValue("name: a\n", ["credentials", "keystore"], "no");
    expect(added).toBe('name: a\ncredentials:\n  keystore: "no"\n');
    expect(setResourceValue(added, ["credentials", "keystore"], undefined)).toBe("name: a\n");
  });

  test("comments and order are kept", () => {
    const changed = setResourceValue(text, ["methods"], ["paypal"]);
    expect(changed).toContain("# Zahlungsanbieter\n");
    expect(changed).toContain("# Verbund\n");
    expect(changed).toContain("# alt\n");
    expect(changedValues(payment, text, changed)?.map(({ pointer }) => pointer)).toEqual(["/methods"]);
  });

  test("a text that cannot be parsed stays as it is", () => {
    expect(setResourceValue('name: "a\n', ["name"], "b")).toBe('name: "a\n');
  });
});

describe("Resource secrets", () => {
  test("are taken out of the text, which is otherwise kept", () => {
    const text = 'name: a # x\ncontent: |\n  abc\n  def\npassword:   "geheim"  # y\n';
    const { text: masked, typed, kept } = maskSecretValues(keystore, text);
    expect(masked).toBe(
      `name: a # x\ncontent: "${secretPlaceholder}"\npassword:   "${secretPlaceholder}"  # y\n`,
    );
    expect([...typed]).toEqual([
      ["/content", "abc\ndef\n"],
      ["/password", "geheim"],
    ]);
    expect(kept).toEqual([]);
    expect(maskSecretValues(keystore, masked).kept).toEqual(["/content", "/password"]);
  });

  test("an object in the place of a secret is masked", () => {
    expect(maskSecretValues(keystore, "name: a\npassword: {a: geheim}\n").text).not.toContain("geheim");
    expect(maskSecretValues(keystore, "name: a\npassword: 12345\n").typed.get("/password")).toBe("12345");
  });

  test.each([
    'name: "a\npassword: geheim\n',
    "a: [\npassword:\n  geheim\n  geheim\nname: x\n",
    '{"password": "geheim", "name": \n',
    "x: {password: geheim\n",
  ])("are masked in a text that cannot be parsed: %j", (text) => {
    expect(maskSecretValues(keystore, text).text).not.toContain("geheim");
  });

  test("every kind of secret is marked", () => {
    expect(secretPathsOf(rest)).toEqual([
      ["authentication", "password"],
      ["authentication", "token"],
      ["authentication", "key"],
    ]);
  });
});

describe("Merged resources", () => {
  const base = "# Nord\nname: a\nurl: https://a.de\ntimeoutSeconds: 10\n";

  test("changes of both sides and their comments are kept", () => {
    const mine = base.replace("10", "20 # meins");
    const theirs = base.replace("# Nord\nname: a", "# Nord und West\nname: b");
    expect(mergeResource(payment, { base, mine, theirs })).toMatchObject({
      text: "# Nord und West\nname: b\nurl: https://a.de\ntimeoutSeconds: 20 # meins\n",
      conflicts: [],
      taken: [{ pointer: "/name", before: "a", after: "b" }],
    });
  });

  test("only a value that both sides changed differently is a conflict, and stays as typed", () => {
    const mine = base.replace("name: a", "name: meins").replace("10", "20");
    const theirs = base.replace("name: a", "name: anders").replace("10", "20").replace("a.de", "b.de");
    const merged = mergeResource(payment, { base, mine, theirs });
    expect(merged?.conflicts).toEqual([
      { path: ["name"], pointer: "/name", base: "a", mine: "meins", theirs: "anders" },
    ]);
    expect(merged?.text).toBe("# Nord\nname: meins\nurl: https://b.de\ntimeoutSeconds: 20\n");
  });

  test("a removed object conflicts with a change within it", () => {
    const before = `${base}credentials:\n  keystore: a\n  apiKey: "${secretPlaceholder}"\n`;
    const theirs = before.replace("keystore: a", "keystore: b");
    const merged = mergeResource(payment, { base: before, mine: base, theirs });
    expect(merged?.conflicts.map(({ pointer }) => pointer)).toEqual(["/credentials"]);
  });

  test("there is no merge of a text that cannot be parsed", () => {
    expect(mergeResource(payment, { base, mine: 'name: "a\n', theirs: base })).toBeNull();
  });
});

test("Resources: a deprecated document becomes one of its successor, with its comments", () => {
  const text = "# Fachverfahren\nname: a # kurz\n# Adresse\nurl: https://a.de/{service} # wohin\n";
  const converted = convertToSuccessor({ version: "v1", type: "restService" }, text) ?? "";
  expect(converted).toBe(
    "# Fachverfahren\nname: a # kurz\n# Adresse\nendpoint:\n  url: https://a.de/{service} # wohin\n",
  );
  expect(problemsOf(rest, converted)).toEqual([]);
  expect(convertToSuccessor(rest, converted)).toBeNull();
});

test.each(resourceKinds.map((kind) => [`${kind.type} ${kind.version}`, kind] as const))(
  "Resources: the template of %s lacks only values",
  (_name, kind) => {
    for (const language of ["de", "en"] as const) {
      const codes = readResource(kind, resourceTemplate(kind, language)).problems.map(({ code }) => code);
      expect(new Set(codes)).not.toContain("key_missing");
      expect(codes.filter((code) => !["value_missing", "url_invalid", "ags_invalid"].includes(code))).toEqual(
        [],
      );
    }
  },
);
