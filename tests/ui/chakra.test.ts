import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from "@chakra-ui/react/theme";
import { expect, test } from "vitest";
import { system } from "#ui/system";

/** Screens that come with Chakra, and what brings it. */
const places = [
  "src/mgt/admin/",
  "src/routes/admin/",
  "src/forms/",
  "src/mgt/commune/",
  "src/ui/ChakraScope.tsx",
  "src/ui/recipes.ts",
  "src/ui/system.ts",
];

const users = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((path) => join("src", path))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }))
  .filter(({ source }) => /from "(@chakra-ui|@emotion|#ui\/(ChakraScope|system)|\.\/system)/.test(source));

test("what everybody loads first needs no Chakra", () => {
  const strangers = users
    .map(({ path }) => path)
    .filter((path) => !places.some((place) => path.startsWith(place)));
  expect(strangers).toEqual([]);
  expect(users.length).toBeGreaterThan(0);
});

test("lists the recipe of each Chakra component in use, and no other", () => {
  const imported = new Set(
    users.flatMap(({ source }) =>
      [...source.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names]) =>
        (names ?? "").split(",").map((name) => name.trim()),
      ),
    ),
  );
  const recipeOf = (component: string) => component.charAt(0).toLowerCase() + component.slice(1);
  const known = new Set([...Object.keys(allRecipes), ...Object.keys(allSlotRecipes)]);
  const needed = [...imported].map(recipeOf).filter((name) => known.has(name));
  const listed = Object.keys(system._config.theme?.recipes ?? {});
  expect(listed.toSorted()).toEqual(needed.toSorted());
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
