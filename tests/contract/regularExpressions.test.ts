import { expect, test } from "vitest";
import { filesOfPackage, problemsOfFiles, problemsOfPackage } from "../../scripts/regularExpressions.mjs";

const problemsOf = (text: string, path = "src/a.ts") => problemsOfFiles(new Map([[path, text]]));

test.each([
  ["a literal", "const a = /^(<!--[^]*?-->\\s*|<!DOCTYPE[^>]*>\\s*)*<svg/;", "exponential"],
  ["a literal in a call", "text.replace(/\\s*;\\s*/g, '')", "polynomial"],
  ["a constant text", "const word = 'a+'; new RegExp(`^(${word})+$`, 'i')", "exponential"],
  ["a call without new", "RegExp('(x*)*y')", "exponential"],
])(
  "Regular expressions: %s that is slow on some input is reported with its line",
  async (_name, code, complexity) => {
    expect(await problemsOf(`\n${code}`)).toEqual([
      expect.stringMatching(new RegExp(`^src/a\\.ts:2: /.* takes ${complexity} time for `)),
    ]);
  },
);

test("Regular expressions: a pattern known only at run time cannot be checked", async () => {
  expect(await problemsOf("function f(a: string) { return new RegExp(a); }")).toEqual([
    "src/a.ts:1: the pattern is not constant, so that it cannot be checked.",
  ]);
});

test("Regular expressions: linear-time patterns pass, in every kind of file", async () => {
  expect(
    await problemsOf("export const A = () => <b title={/^a+$/.source}>/(a+)+$/</b>;", "src/a.tsx"),
  ).toEqual([]);
  expect(await problemsOf("const a: RegExp = new RegExp('^[a-z]+$', 'u'); // /(a+)+$/")).toEqual([]);
});

test("Regular expressions: of a package, the files that it loads are read, and only patterns without a reason are reported", async () => {
  const files = filesOfPackage("@formatjs/icu-skeleton-parser");
  expect([...files.keys()]).toEqual(["node_modules/@formatjs/icu-skeleton-parser/index.js"]);
  expect(filesOfPackage("htmlparser2").size).toBeGreaterThan(2);
  const slow = new Map([["node_modules/a/index.js", "/(a+)+$/"]]);
  expect(await problemsOfPackage(slow, {})).toHaveLength(1);
  expect(await problemsOfPackage(slow, { slow: "bounded" })).toEqual([]);
  const none = new Map([["node_modules/a/index.js", ""]]);
  expect(await problemsOfPackage(none, { slow: "bounded" })).toEqual([
    "node_modules/a/index.js: no pattern is slow any more; remove the reason.",
  ]);
});
