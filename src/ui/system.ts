/** Chakra's system: our tokens, which are the variables of tokens.css, and only the recipes in use. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { recipes } from "./recipes";

interface TokenTree {
  [name: string]: { value: string } | TokenTree;
}

const token = (variable: string) => ({ value: `var(--${variable})` });

/** Tokens of a group under the names of its variables: `fg-muted` becomes `muted` of `fg`. */
const group = (name: string, ...parts: string[]): TokenTree =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      token(`${name}-${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    ]),
  );

const status = (name: string) => group(`status-${name}`, "fg", "solid", "subtle");

const colors: TokenTree = {
  bg: { DEFAULT: token("bg"), ...group("bg", "subtle", "muted", "emphasized", "panel", "inverted", "scrim") },
  fg: { DEFAULT: token("fg"), ...group("fg", "muted", "subtle", "inverted") },
  border: { DEFAULT: token("border"), ...group("border", "muted", "emphasized") },
  accent: group("accent", "solid", "emphasized", "contrast", "fg", "subtle", "muted", "focusRing"),
  danger: group("danger", "solid", "emphasized", "contrast"),
  status: {
    success: status("success"),
    progress: status("progress"),
    waiting: status("waiting"),
    error: status("error"),
    final: status("final"),
    neutral: status("neutral"),
  },
  chart: group("chart", "1", "2", "3", "4", "compare"),
};

const tokens = (prefix: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`${prefix}-${name}`)]));

/** Steps of 4 px; the halves are for what sits inside a control. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14];
const spacing = Object.fromEntries(steps.map((step) => [`${step}`, { value: `${step * 4}px` }]));

const text = (size: string, lineHeight: string, weight?: string) => ({
  value: { fontSize: size, lineHeight, ...(weight && { fontWeight: weight }) },
});

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    // base.css is the ground of every page, so there is no second one; and in layers it would win over recipes.
    preflight: false,
    disableLayers: true,
    theme: {
      breakpoints: { sm: "641px", md: "901px", lg: "1101px", xl: "1280px" },
      tokens: {
        fonts: tokens("font", "body", "mono"),
        fontSizes: tokens("text", "2xs", "xs", "sm", "md", "lg", "xl", "3xl"),
        lineHeights: tokens("leading", "xs", "sm", "md", "lg", "xl"),
        fontWeights: tokens("weight", "normal", "medium", "semibold"),
        radii: tokens("radius", "xs", "sm", "md", "full"),
        shadows: tokens("shadow", "float"),
        zIndex: tokens("z", "sticky", "bar", "drawer", "overlay", "dialog", "toast"),
        durations: tokens("duration", "fast", "moderate"),
        spacing,
        sizes: {
          ...spacing,
          full: { value: "100%" },
          ...Object.fromEntries(
            ["appbar", "sidenav", "pane", "control", "control-sm", "row", "prose", "form"].map((name) => [
              name,
              token(`size-${name}`),
            ]),
          ),
        },
      },
      semanticTokens: { colors },
      textStyles: {
        h1: text("xl", "xl", "semibold"),
        h2: text("lg", "lg", "semibold"),
        h3: text("sm", "md", "semibold"),
        md: text("md", "md"),
        sm: text("sm", "sm"),
        xs: text("xs", "xs"),
        figure: text("3xl", "36px", "semibold"),
      },
      recipes,
    },
  }),
);
