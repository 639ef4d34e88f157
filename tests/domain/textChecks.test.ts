import { describe, expect, test } from "vitest";
import { checkText, placeholdersOf } from "#domain/texts/textChecks";

/** The checked text, with the place of the problem in brackets. */
function problemOf(text: string, reference: string | null, isRich = false) {
  const problem = checkText(text, { reference, isRich });
  if (!problem) return null;
  const { code, params, place } = problem;
  const marked =
    place && `${text.slice(0, place.start)}[${text.slice(place.start, place.end)}]${text.slice(place.end)}`;
  return { code, params, marked };
}

describe("placeholders", () => {
  test("are found with their places, also in plural and select branches", () => {
    const text = "{host}/{0}: {n, plural, one {# Tag} other {# Tage für {name}}} 'it''s {geschützt}'";
    const found = placeholdersOf(text);
    expect(found.map(({ name }) => name)).toEqual(["host", "0", "n", "name", "geschützt"]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      ...["{host}", "{0}", "{n, plural, one {# Tag} other {# Tage für {name}}}", "{name}", "{geschützt}"],
    ]);
  });

  test.each([
    ["Hallo {name}", "Hello {name}", null],
    [
      "Hallo",
      "Hello {name}, {0}",
      { code: "placeholder_lost", params: { placeholders: "{name}, {0}" }, marked: null },
    ],
    [
      "In {komune} gilt",
      "In {kommune}",
      {
        code: "placeholder_unknown",
        params: { placeholder: "{komune}", proposal: "{kommune}" },
        marked: "In [{komune}] gilt",
      },
    ],
    [
      "{a} und {b}",
      "{a}",
      { code: "placeholder_unknown", params: { placeholder: "{b}", proposal: "" }, marked: "{a} und [{b}]" },
    ],
    ["In {kommune", "In {kommune}", { code: "placeholder_malformed", params: {}, marked: "In [{kommune]" }],
    [
      "In {{kommune}}",
      "In {kommune}",
      { code: "placeholder_malformed", params: {}, marked: "In [{]{kommune}}" },
    ],
    ["{neu}", null, null],
    // An empty text is the default.
    ["", "{name}", null],
  ])("%j with the default %j", (text, reference, expected) => {
    expect(problemOf(text, reference)).toEqual(expected);
  });

  test("deep nesting is refused instead of failing", () => {
    const text = "{a, select, other {".repeat(5_000);
    expect(problemOf(text.slice(0, 20_000), null)?.code).toBe("placeholder_malformed");
  });
});

describe("markup", () => {
  test.each([
    ["<b>x</b>", false, "html_not_allowed", "[<b>]x</b>"],
    ["1 < 2 & 3 > 2", false, null, null],
    ["<p>a<br>b <strong>c</strong></p><ul><li>d</li></ul>", true, null, null],
    ['<a href="{host}/x">x</a> <a href="https://example.org">y</a>', true, null, null],
    ['<a href="javascript:alert(1)">x</a>', true, "url_invalid", '[<a href="javascript:alert(1)">]x</a>'],
    ["<p onclick=x>y</p>", true, "html_not_allowed", "[<p onclick=x>]y</p>"],
    ["<script>alert(1)</script>", true, "html_not_allowed", "[<script>]alert(1)</script>"],
    ["a <b>c", true, "html_not_closed", "a [<b>]c"],
    ["a <!-- b -->", true, "html_not_allowed", "a [<!-- b -->]"],
  ])("%j, markup allowed: %s", (text, isRich, code, marked) => {
    const found = problemOf(text, null, isRich);
    expect([found?.code ?? null, found?.marked ?? null]).toEqual([code, marked]);
  });
});
