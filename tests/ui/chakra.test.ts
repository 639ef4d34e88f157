import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultBaseConfig } from "@chakra-ui/react";
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from "@chakra-ui/react/theme";
import { expect, test } from "vitest";
import { chakraSystem, conditionNames } from "#ui/theme/system";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join("src", path), "utf8"));

test("Chakra: lists the recipe of each Chakra component in use, and no other", () => {
  const imported = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names]) =>
        (names ?? "").split(",").map((name) => name.trim().split(" as ")[0] ?? ""),
      ),
    ),
  );
  const renamed: Readonly<Record<string, string>> = { iconButton: "button" };
  const recipeOf = (component: string) => {
    const name = component.charAt(0).toLowerCase() + component.slice(1);
    return renamed[name] ?? name;
  };
  const known = new Set([...Object.keys(allRecipes), ...Object.keys(allSlotRecipes)]);
  const needed = [...new Set([...imported].map(recipeOf))].filter((name) => known.has(name));
  const { recipes, slotRecipes } = chakraSystem()._config.theme ?? {};
  const listed = [...Object.keys(recipes ?? {}), ...Object.keys(slotRecipes ?? {})];
  expect(listed.toSorted()).toEqual(needed.toSorted());
});

test("Chakra: takes every colour from the variables of tokens.css", () => {
  const variables = new Set(
    [...readFileSync("src/ui/tokens.css", "utf8").matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  );
  const missing = chakraSystem()
    .tokens.allTokens.filter(({ extensions }) => extensions.category === "colors" && !extensions.virtual)
    .map(({ originalValue }) => /^var\((--[\w-]+)\)$/.exec(String(originalValue))?.[1])
    .filter((variable) => variable === undefined || !variables.has(variable));
  expect(missing).toEqual([]);
});

test("Chakra: lists the conditions of style props in use, and no other", () => {
  const written = sources.flatMap((source) =>
    [...source.matchAll(/(?<![\w.])_([a-z]\w*)(?=[=:])/gi)].map(([, name]) => name ?? ""),
  );
  const known = new Set(Object.keys(defaultBaseConfig.conditions ?? {}));
  // IconButton uses the recipe "icon" internally.
  const needed = new Set(["icon", ...written.filter((name) => known.has(name))]);
  expect(conditionNames.toSorted()).toEqual([...needed].toSorted());
});

test("Chakra: no control shows days in the format of the browser's language", () => {
  expect(sources.filter((source) => /type="(date|datetime-local|month)"/.test(source))).toEqual([]);
});
