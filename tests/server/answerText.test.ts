import { expect, test } from "vitest";
import { isJson, messageOf } from "#server/domain/attempts/answerText";

test("deeply nested responses do not count as JSON, and their beginning is used as text", () => {
  const deep = `${"[".repeat(201)}${"]".repeat(201)}`;
  expect([isJson(deep), isJson(deep.slice(1, -1)), isJson(`"${deep}"`)]).toEqual([false, true, true]);
  expect(messageOf(deep, { max: 10 })).toBe("[[[[[[[[[…");
});

test("removes markup with styles and scripts, and keeps the text", () => {
  const page =
    "<html><style>a { b: c }</style><h1>Fehler</h1><script>if (a < b) x()</script> beim Amt<script>never closed";
  expect(messageOf(page)).toBe("Fehler beim Amt");
});

test.each([
  ["x eyJhbGciOiJI.eyJzdWIi.c2ln y", "x •••• y"],
  ["x-eyJhbGciOiJI.eyJzdWIi", "••••"],
  ["Authorization: Bearer abcdefgh", "Authorization: •••• ••••"],
  ["Bearer abcdefgh", "Bearer ••••"],
  ["https://user:geheim@host/x", "https://••••@host/x"],
  ['{"api_key" : "abc def", "x": 1', '{"api_key" : ••••, "x": 1'],
  ["password=abc&x=1", "password=••••&x=1"],
])("secrets are masked: %s", (answer, expected) => {
  expect(messageOf(answer)).toBe(expected);
});
