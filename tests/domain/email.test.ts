import { describe, expect, test } from "vitest";
import { isEmail } from "#domain/email";

describe("E-mail address", () => {
  test.each([
    "a.nowak@lippstadt.de",
    "o'brien+amt@frankfurt.example.org",
    "standes_amt-2@xn--mnchen-3ya.de",
    "poststelle@müllheim.de",
    "jürgen.weiß@stadt-görlitz.museum",
    "x@y.de",
    `${"a".repeat(64)}@example.org`,
  ])("%s is valid", (text) => expect(isEmail(text)).toBe(true));

  test.each([
    "",
    "a.nowak",
    "@example.org",
    "a.nowak@",
    "a.nowak@localhost",
    "a nowak@example.org",
    "a.nowak@exam ple.org",
    "a.nowak@example.org\n",
    "a..nowak@example.org",
    ".nowak@example.org",
    "nowak.@example.org",
    "a@b@example.org",
    "a.nowak@example..org",
    "a.nowak@example.org.",
    "a.nowak@-example.org",
    "a.nowak@example-.org",
    "a.nowak@example.o",
    "a.nowak@127.0.0.1",
    "Nowak <a.nowak@example.org>",
    "a.nowak@example.org, b@example.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(64)}.org`,
  ])("%j is invalid", (text) => expect(isEmail(text)).toBe(false));

  test("is checked fast, however long the text is", () => {
    expect(isEmail(`${"a.".repeat(50_000)}@${"b-".repeat(50_000)}`)).toBe(false);
  });
});
