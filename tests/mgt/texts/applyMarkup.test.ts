import { expect, test } from "vitest";
import { readServiceText } from "#domain/texts/textChecks";
import { applyMarkup, type Markup } from "#mgt/texts/applyMarkup";

/** The text after the button was pressed; brackets mark the selection. Null: nothing is changed. */
function press(markup: Markup, marked: string): string | null {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const edit = applyMarkup(markup, text, { start, end });
  if (!edit) return null;
  const { open, content, close } = edit;
  return `${text.slice(0, edit.start)}${open}[${content}]${close}${text.slice(edit.end)}`;
}

test.each<[Markup, string, string | null]>([
  ["strong", "a [b] c", "a <strong>[b]</strong> c"],
  ["em", "a []", "a <em>[]</em>"],
  ["strong", "[<p>a</p> <p>b</p>]", "[<p><strong>a</strong></p> <p><strong>b</strong></p>]"],
  ["a", "[Amt]", '<a href="https://">[Amt]</a>'],
  ["a", "[<ul><li>a</li></ul>]", '[<ul><li><a href="https://">a</a></li></ul>]'],
  ["a", '<a href="/x">[a]</a>', null],
  ["p", "[a]", "<p>[a]</p>"],
  ["p", "[<p>a</p>]", null],
  ["p", "<p>[a]</p>", null],
  ["p", "<strong>[a]</strong>", null],
  ["p", "[a <p>b</p> c]", "[<p>a</p> <p>b</p> <p>c</p>]"],
  ["p", "<ul><li>[a]</li></ul>", "<ul><li><p>[a]</p></li></ul>"],
  ["ul", "[]", "<ul><li>[]</li></ul>"],
  ["ul", "[a\n\n b\nc]", "<ul><li>[a</li><li>b</li><li>c]</li></ul>"],
  ["ul", "[<p>a</p><p>b</p>]", "<ul><li>[a</li><li>b]</li></ul>"],
  ["ul", "<p>[a<br>b]</p>", "<ul><li>[a</li><li>b]</li></ul>"],
  ["ul", "<p>a [b]</p>", "<p>a </p><ul><li>[b]</li></ul>"],
  ["ul", "<p>[a] b</p>", "<ul><li>[a]</li></ul><p> b</p>"],
  ["ul", "[<ul><li>a</li></ul>]", null],
  ["ul", "<ul><li>a[]</li></ul>", "<ul><li>a</li><li>[]</li></ul>"],
  ["ul", "<ul><li>[a\nb]</li></ul>", "<ul><li>[a</li><li>b]</li></ul>"],
  ["ul", "<ul>[a]</ul>", "<ul><li>[a]</li></ul>"],
  ["ul", '<a href="/x">[a]</a>', null],
])("Markup: %s of %j makes %j", (markup, before, after) => {
  expect(press(markup, before)).toBe(after);
});

test.each<Markup[]>([
  ["a", "ul", "p"],
  ["ul", "p", "a"],
  ["p", "ul", "a"],
  ["p", "a", "ul"],
])("Markup: %s, %s and %s on the same selection make a text that can be saved", (...pressed) => {
  let marked = "[Amt\nRathaus]";
  for (const markup of pressed) marked = press(markup, marked) ?? marked;
  const text = marked.replace("[", "").replace("]", "").replaceAll("https://", "https://example.org");
  expect(readServiceText(text, { reference: null, isRich: true, language: "de" }).problem).toBeNull();
});
