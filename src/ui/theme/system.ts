/** Chakra's system with our tokens and only the recipes and conditions in use. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "./globalCss";
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
  "pressed",
  "print",
];

const { conditions = {}, utilities } = defaultBaseConfig;

export const system = createSystem(
  defineConfig({
    conditions: Object.fromEntries(conditionNames.map((name) => [name, conditions[name] ?? ""])),
    utilities,
    // base.css resets the page already. No layers: base.css is unlayered and would override layered recipes.
    preflight: false,
    disableLayers: true,
    globalCss,
    theme: {
      breakpoints: { sm: "641px", md: "901px", lg: "1101px", xl: "1280px" },
      tokens,
      textStyles,
      recipes,
      slotRecipes,
    },
  }),
);
