/** Chakra's system: our tokens and only the recipes in use. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "./globalCss";
import { recipes, slotRecipes } from "./recipes";
import { semanticTokens, textStyles, tokens } from "./tokens";

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    // base.css is the ground of every page, so there is no second one; and in layers it would win over recipes.
    preflight: false,
    disableLayers: true,
    globalCss,
    theme: {
      breakpoints: { sm: "641px", md: "901px", lg: "1101px", xl: "1280px" },
      tokens,
      semanticTokens,
      textStyles,
      recipes,
      slotRecipes,
    },
  }),
);
