import { describe, expect, test } from "vitest";
import { placeholdersOf, readServiceText } from "#domain/texts/textChecks";

/** The problem of an entered text, with its place in brackets. */
function problemOf(entered: string, reference: string | null, isRich = false, language = "de") {
  const { text, problem } = readServiceText(entered, { reference, isRich, language });
  if (!problem) return null;
  const { code, params, place } = problem;
  const marked =
    place && `${text.slice(0, place.start)}[${text.slice(place.start, place.end)}]${text.slice(place.end)}`;
  return { code, params, marked };
}

describe("Placeholders of a text", () => {
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

  test.each([
    [
      "{tage, plural, eins {a day} other {# days}}",
      "{tage, plural, [eins] {a day} other {# days}}",
      { code: "plural_branch_unknown", params: { branch: "eins", branches: "one, other" } },
    ],
    [
      "{tage, selectordinal, many {#th} other {#.}}",
      "{tage, selectordinal, [many] {#th} other {#.}}",
      { code: "plural_branch_unknown", params: { branch: "many", branches: "one, two, few, other" } },
    ],
    ["{tage, plural, =0 {none} one {a day} other {# days}}", null, null],
    [
      "in {tage, plural, one {a day}}",
      "in [{tage, plural, one {a day}}]",
      { code: "branch_other_missing", params: { name: "tage" } },
    ],
    ["{tage}", null, null],
    ["{tage, number, ::.00}", null, null],
    [
      "{tage, date, short}",
      "[{tage, date, short}]",
      {
        code: "placeholder_type_changed",
        params: { expected: "{tage, plural, other {#}}", proposal: "{tage, plural, other {#}}" },
      },
    ],
  ])("of a number in English: %j", (text, marked, problem) => {
    const found = problemOf(text, "{tage, plural, other {#}}", false, "en");
    expect(found).toEqual(problem && { ...problem, marked });
  });

  test("a plain placeholder stays plain, and languages have their own branches", () => {
    expect(problemOf("{gebuehr, number} sofort", "{gebuehr}")).toEqual({
      code: "placeholder_type_changed",
      params: { expected: "{gebuehr}", proposal: "{gebuehr}" },
      marked: "[{gebuehr, number}] sofort",
    });
    const polish = "{n, plural, one {#} few {#} many {#} other {#}}";
    expect(problemOf(polish, null, false, "pl")).toBeNull();
    expect(problemOf(polish, null, false, "en")?.params).toMatchObject({ branch: "few" });
  });

  test.each([
    ["Prix de l'{gebuehr} total", "Prix de l['{gebuehr}] total", "{", "{gebuehr}"],
    ["l'<b>{gebuehr}</b>", "l['<b>{gebuehr}]</b>", "<", "<b>{gebuehr}"],
    ["l'{gebuehr}''s' und {gebuehr}", "l['{gebuehr}]''s' und {gebuehr}", "{", "{gebuehr}"],
    ["{n, plural, other {'#{gebuehr}'}}", "{n, plural, other {['#{gebuehr}]'}}", "#", "#{gebuehr}"],
    ["{n, plural, other {l'{gebuehr}}}", "{n, plural, other {l['{]gebuehr}}}", "{", "{"],
  ])("an apostrophe that quotes is explained: %j", (text, marked, sign, quoted) => {
    const reference = text.includes("{n,") ? "{gebuehr} {n, plural, other {#}}" : "{gebuehr}";
    expect(problemOf(text, reference, true)).toEqual({
      code: "placeholder_quoted",
      marked,
      params: { sign, quoted, proposal: `''${quoted}` },
    });
  });

  test.each(["l''{gebuehr}", "l’{gebuehr}", "'{'{gebuehr}'}'", "l'été: {gebuehr}"])(
    "apostrophes in %j quote no placeholder",
    (text) => expect(problemOf(text, "{gebuehr}")).toBeNull(),
  );

  test("styles are bounded, and skeletons must be valid", () => {
    expect(problemOf("{0, date, ::yyyyMMdd}", null)).toBeNull();
    for (const style of ["::QQQQ", `::${"y".repeat(200)}`, "x".repeat(200)]) {
      expect(problemOf(`a {0, date, ${style}}`, null)).toMatchObject({
        code: "placeholder_malformed",
        marked: `a [{0, date, ${style}}]`,
      });
    }
  });

  test("deep nesting is refused instead of failing", () => {
    const text = "{a, select, other {".repeat(5_000);
    expect(problemOf(text.slice(0, 20_000), null)?.code).toBe("placeholder_malformed");
  });
});

describe("Markup of a text", () => {
  test.each([
    ["<b>x</b>", false, "html_not_allowed", "[<b>]x</b>"],
    ["1 < 2 & 3 > 2", false, null, null],
    ["<p>a<br>b <strong>c</strong></p><ul><li>d</li></ul>", true, null, null],
    ['<a href="{host}/x">x</a> <a href="https://example.org">y</a>', true, null, null],
    ['<a href="javascript:alert(1)">x</a>', true, "url_invalid", '[<a href="javascript:alert(1)">]x</a>'],
    ["<p onclick=x>y</p>", true, "html_not_allowed", '[<p onclick="x">]y</p>'],
    ["<script>alert(1)</script>", true, "html_not_allowed", "[<script>]alert(1)</script>"],
    ["a <b>c", true, "html_not_closed", "a [<b>]c"],
    ["<constructor>x</constructor>", true, "html_not_allowed", "[<constructor>]x</constructor>"],
    ['a <a href="{host}', true, "html_not_closed", 'a [<a href="{host}]'],
    ["a <b", false, null, null],
    ["<p>a</p >", true, null, null],
    ["<ul><li>a<li>b</li></ul>", true, "html_not_closed", "<ul>[<li>]a<li>b</li></ul>"],
    ["a <!-- b -->", true, "html_not_allowed", "a [<!-- b -->]"],
  ])("%j, markup allowed: %s", (text, isRich, code, marked) => {
    const found = problemOf(text, null, isRich);
    expect([found?.code ?? null, found?.marked ?? null]).toEqual([code, marked]);
  });
});

describe("HTML elements that others close", () => {
  test.each([
    ["<p>a<p>b</p></p>", "<p>", "<p>", "<p>a[<p>]b</p></p>"],
    ["<p>a<br>b<UL><li>c</li></UL></p>", "<ul>", "<p>", "<p>a<br>b[<UL>]<li>c</li></UL></p>"],
    ["<ul><li>a<li>b</li></li></ul>", "<li>", "<li>", "<ul><li>a[<li>]b</li></li></ul>"],
    ['<a href="/x">a<a href="/y">b</a></a>', "<a>", "<a>", '<a href="/x">a[<a href="/y">]b</a></a>'],
  ])("%j: %s is not allowed in %s", (text, markup, within, marked) => {
    expect(problemOf(text, null, true)).toEqual({
      code: "html_not_allowed",
      marked,
      params: { markup, within },
    });
  });

  test.each(["<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul><li><p>a</p></li></ul>"])(
    "%j is allowed",
    (text) => expect(problemOf(text, null, true)).toBeNull(),
  );
});

describe("Checked texts", () => {
  test.each([
    ["&", true, 4_000, null],
    ["&", true, 4_001, "text_too_long"],
    ["&", true, 20_000, "text_too_long"],
    ["&", false, 20_000, null],
    ["&amp;", true, 4_000, null],
  ])("counts %j, markup allowed: %s, %i times", (typed, isRich, times, code) => {
    const problem = problemOf(typed.repeat(times), null, isRich);
    expect(problem?.code ?? null).toBe(code);
    if (code) expect(problem?.params).toEqual({ max: "20000" });
  });

  const stored = (entered: string) => {
    const { text, problem } = readServiceText(entered, { reference: null, isRich: true, language: "fr" });
    return problem ? problem.code : text;
  };

  test.each([
    // As characters, these entities would be syntax of the message.
    ["l&#39;{kommune}", "l&apos;{kommune}"],
    ["&#123;kommune&#x7d;", "&lcub;kommune&rcub;"],
    ["{n, plural, other {&#35;1 l&#39;an &#8364;}}", "{n, plural, other {&num;1 l&apos;an €}}"],
    ["&#38; &amp; & &lt; &uuml;&nbsp;&unknown;", "&amp; &amp; &amp; &lt; ü&nbsp;&amp;unknown;"],
    ["1 < 2 > 1", "1 &lt; 2 > 1"],
    [" <P>a<BR/>b</b></P>&#32;", "<p>a<br>b</p>"],
    ["<a href='{host}/x?a=1&b=2'>x</a>", '<a href="{host}/x?a=1&amp;b=2">x</a>'],
    ["a&#776;", "ä"],
    ["&#7;", "text_invalid"],
    ["a &lt;b>", "a &lt;b>"],
  ])("of %j is %j, and stays so", (entered, text) => {
    expect(stored(entered)).toBe(text);
    if (text !== "text_invalid") expect(stored(text)).toBe(text);
  });
});
