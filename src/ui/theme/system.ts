/** Chakra's system with our tokens and only the recipes and conditions in use. */
import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from "@chakra-ui/react";
import { recipes, slotRecipes } from "./recipes";
import { textStyles, tokens } from "./tokens";

/** Conditions of style props, such as `_hover`. Chakra iterates over them for every style, so keep the list short. */
export const conditionNames = [
  "after",
  "before",
  "checked",
  "currentPage",
  "disabled",
  "dragging",
  "empty",
  "focusVisible",
  "highlighted",
  "hover",
  "icon",
  "indeterminate",
  "invalid",
  "motionReduce",
  "placeholder",
  "pressed",
  "print",
];

const { conditions = {}, utilities } = defaultBaseConfig;

const config = defineConfig({
  conditions: Object.fromEntries(conditionNames.map((name) => [name, conditions[name] ?? ""])),
  utilities,
  // base.css resets the page already. No layers: base.css is unlayered and would override layered recipes.
  preflight: false,
  disableLayers: true,
  theme: {
    breakpoints: { sm: "641px", md: "901px", lg: "1101px", xl: "1280px" },
    tokens,
    textStyles,
    recipes,
    slotRecipes,
  },
});

let system: SystemContext | undefined;

/** Chakra's system, created by the first call, which takes longer than to load this module. */
export const chakraSystem = (): SystemContext => (system ??= createSystem(config));
