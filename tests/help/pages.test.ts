import { expect, test } from "vitest";
import { helpSlugs } from "#help/helpContents";
import type { HelpPage } from "#help/helpPage";
import { compileHelpPage } from "../../scripts/vite/helpPages";
import { admin } from "../support/people";
import { visit } from "../support/visit";

const pages = import.meta.glob<HelpPage>("/src/help/{de,en}/*.md", {
  eager: true,
  query: "?page",
  import: "default",
});

const slugsOf = (language: string) =>
  Object.keys(pages)
    .filter((file) => file.startsWith(`/src/help/${language}/`))
    .map((file) => file.replace(/^.*\/|\.md$/g, ""));

/** Routes that are only a frame around others, or lead to another URL at once. */
const withoutScreen = new Set([
  "__root__",
  "/admin",
  "/mgt/_service",
  "/mgt/edit/$commune",
  "/mgt/$screen/$commune/$service",
]);

test("Help: each screen names a page about it", async () => {
  const app = await visit("/", { viewer: admin });
  const { routesById } = (await app.loadWorkspace()).router();
  const routes = Object.entries(routesById).filter(([id]) => !withoutScreen.has(id));
  const without = routes.filter(([, { options }]) => !helpSlugs.includes(options.staticData?.help ?? ""));
  expect(routes.length).toBeGreaterThan(60);
  expect(without.map(([id]) => id)).toEqual([]);
});

test("Help: the contents list every page once, and both languages have it", () => {
  expect(new Set(helpSlugs).size).toBe(helpSlugs.length);
  for (const language of ["de", "en"]) expect(slugsOf(language).sort()).toEqual([...helpSlugs].sort());
});

test("Help: links lead to pages of the help, and pages have the same structure in both languages", () => {
  for (const slug of helpSlugs) {
    const [german, english] = ["de", "en"].map((language) => pages[`/src/help/${language}/${slug}.md`]);
    expect(
      english?.blocks.map(({ kind }) => kind),
      slug,
    ).toEqual(german?.blocks.map(({ kind }) => kind));
    const links = [german, english].flatMap(
      (page) => JSON.stringify(page?.blocks).match(/"to":"[^"]*"/g) ?? [],
    );
    for (const link of links)
      expect(
        helpSlugs.map((page) => `"to":"/help/${page}"`),
        slug,
      ).toContain(link);
  }
});

test("Help: headings of a page have different anchors", () => {
  for (const [file, page] of Object.entries(pages)) {
    const ids = page.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size, file).toBe(ids.length);
  }
});

test.each([
  ["no title", "A sentence."],
  ["a deeper heading", "# A\n\nB.\n\n### C"],
  ["a nested list", "# A\n\nB.\n\n- C\n  - D"],
  ["HTML", "# A\n\nB.\n\n<b>C</b>"],
  ["a link out of the app", "# A\n\nB.\n\n[C](https://example.org)"],
])("Help: a page with %s does not compile", (_, markdown) => {
  expect(() => compileHelpPage(markdown)).toThrow(/help page|Help pages|Lists of|no path/);
});
