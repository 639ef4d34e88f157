import { expect, test } from "vitest";
import { readAddress } from "#server/domain/installation/resources";
import { interrupted } from "../support/interrupted";

const read = (document: string) => interrupted(() => readAddress(document));

test("a document contains an address and optionally a name", () => {
  const document = "# Register\nurl: https://register.example.org/{ags}/{service}?a=1&b=2\nname: Register\n";
  expect(read(document)).toEqual({
    url: "https://register.example.org/{ags}/{service}?a=1&b=2",
    name: "Register",
  });
  expect(read("url: ' '")).toBeNull();
  expect(read("- url: x")).toBeNull();
});

test.each([
  ["objects", "{".repeat(4_000)],
  ["lists of objects", "[{".repeat(2_000)],
  ["keys", "? ".repeat(2_000)],
  ["aliases", "a: &a [x]\nb: &b [*a, *a]\nurl: x"],
  ["comments of a megabyte", `url: x\n${"# \n".repeat(350_000)}`],
])("a document of %s contains none, and is not parsed", (_name, document) => {
  expect(read(document)).toBeNull();
});
