import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readServiceText } from "#domain/texts/textChecks";

/** Parts that mean something to HTML, to ICU messages or to normalisation. */
const parts = [
  ...[
    "<b>",
    "</b>",
    "<P>",
    "</p>",
    "<br/>",
    "</br>",
    "<a href='{host}/x?a=1&b'>",
    "</a>",
    "<",
    ">",
    "</",
    "<!--",
  ],
  ...[
    "&",
    "&amp;",
    "&amp",
    "&lt;",
    "&#39;",
    "&apos;",
    "&#123;",
    "&#x7d;",
    "&#35;",
    "&nbsp;",
    "&#32;",
    "&#10;",
    ";",
  ],
  ...["'", "''", "{host}", "{name}", "{", "}", "#", "{n, plural, one {", "} other {", "}}", "{host, number}"],
  ...[
    "a",
    "#39;",
    "lt;",
    " ",
    "\n",
    "\r\n",
    "a\u0308",
    "\u0338",
    "\u00a0",
    "\u00ad",
    "\u200b",
    "&#824;",
    "😀",
    '"',
    "=",
    "/",
  ],
];

test("Stored texts: a text that is accepted is stored as it was checked, and its stored form is accepted unchanged", () => {
  const references = fc.constantFrom("{host}", "{host} {n, plural, other {#}}", null);
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => some.join(""));
  let accepted = 0;
  fc.assert(
    fc.property(text, references, fc.boolean(), (entered, reference, isRich) => {
      const rules = { reference, isRich, language: "de" };
      const { text: stored, problem } = readServiceText(entered, rules);
      if (problem !== null) return;
      accepted += 1;
      expect(readServiceText(stored, rules)).toEqual({ text: stored, problem: null });
      if (isRich) expect(stored).not.toMatch(/<(?!\/?(?:a|b|p|br)\b)/);
    }),
    {
      numRuns: 400,
      examples: [
        ["</br≯\n</a>", null, true],
        ["</p>&#824;</p>", null, true],
      ],
    },
  );
  expect(accepted).toBeGreaterThan(40);
});

test("Stored texts: a text keeps its invisible characters, which the editor marks", () => {
  const text = "10\u00a0Euro für Kraft\u00adfahr\u200bzeuge 👩\u200d🚒";
  for (const isRich of [true, false]) {
    expect(readServiceText(text, { reference: null, isRich, language: "de" })).toEqual({
      text,
      problem: null,
    });
  }
});
