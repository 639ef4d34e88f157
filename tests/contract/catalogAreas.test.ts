import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { expect, test } from "vitest";

// Messages of other files would not be extracted, so English pages would show them in German.
test("Catalogs: each source file with messages belongs to exactly one catalog", async () => {
  const catalogs = await getCatalogs(getConfig());
  const sources = catalogs.flatMap(({ sourcePaths }) => sourcePaths);
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join("src", file))
    .filter((file) => /from "@lingui\/[\w/]*macro"/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => sources.filter((source) => source === file).length !== 1)).toEqual([]);
});
