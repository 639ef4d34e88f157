import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultBaseConfig } from "@chakra-ui/react";
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from "@chakra-ui/react/theme";
import { expect, test } from "vitest";
import { system } from "#ui/system";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith("styleProps.ts"))
  .map((path) => readFileSync(join("src", path), "utf8"))
  .filter((source) => source.includes('from "@chakra-ui/react"'));

const imported = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names]) =>
      (names ?? "").split(",").map((name) => name.trim()),
    ),
  ),
);

const recipeOf = (component: string) => component.charAt(0).toLowerCase() + component.slice(1);
const known = new Set([...Object.keys(allRecipes), ...Object.keys(allSlotRecipes)]);
const needed = [...imported].map(recipeOf).filter((name) => known.has(name));

test("lists the recipe of each Chakra component in use, and no other", () => {
  const listed = Object.keys(system._config.theme?.recipes ?? {});
  expect(listed.toSorted()).toEqual(needed.toSorted());
});

/** Written as plain CSS here, with Chakra by token. */
const plainCss = new Set([
  ...["border", "borderTop", "borderRight", "borderBottom", "borderInlineStart", "borderInlineEnd"],
  ...["accentColor", "animation", "borderSpacing", "cursor", "letterSpacing", "opacity"],
]);

const isUsed = (name: string) => {
  const use = new RegExp(`(?<![\\w$.-])${name}(=|: )`);
  return sources.some((source) => use.test(source));
};

test("knows each style prop in use, its tokens and each condition", () => {
  const ours = new Set(system.utility.keys());
  const missing = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, utility]) => {
    const shorthands = [utility?.shorthand ?? []].flat();
    const needsTokens = typeof utility?.values === "string" || typeof utility?.values === "function";
    const names = needsTokens ? [name, ...shorthands] : shorthands;
    return names.filter((used) => !ours.has(used) && !plainCss.has(used) && isUsed(used));
  });
  expect(missing).toEqual([]);

  const conditions = new Set(system.conditions.keys());
  const unknown = Object.keys(defaultBaseConfig.conditions ?? {})
    .map((name) => `_${name}`)
    .filter((name) => !conditions.has(name) && isUsed(name));
  expect(unknown).toEqual([]);
});

test("takes every colour from the variables of tokens.css", () => {
  const variables = new Set(
    [...readFileSync("src/ui/tokens.css", "utf8").matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  );
  const missing = system.tokens.allTokens
    .filter(({ extensions }) => extensions.category === "colors" && !extensions.virtual)
    .map(({ originalValue }) => /^var\((--[\w-]+)\)$/.exec(String(originalValue))?.[1])
    .filter((variable) => variable === undefined || !variables.has(variable));
  expect(missing).toEqual([]);
});
