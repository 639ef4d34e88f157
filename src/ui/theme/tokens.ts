/** Chakra tokens that refer to the variables of tokens.css, which the login also uses. */
import { defineTextStyles, defineTokens } from "@chakra-ui/react";

interface TokenTree {
  [name: string]: { value: string } | TokenTree;
}

const token = (variable: string) => ({ value: `var(--${variable})` });

/** Tokens of a group, named after its variables: `fg-muted` becomes `muted` of `fg`. */
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
  diff: group("diff", "added", "addedStrong", "removed", "removedStrong"),
  chart: group("chart", "1", "2", "3", "4", "compare"),
};

const tokensOf = (prefix: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`${prefix}-${name}`)]));

/** Steps of 4 px; half steps are for spacing inside controls. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14];
const spacing = Object.fromEntries(steps.map((step) => [`${step}`, { value: `${step * 4}px` }]));

export const tokens = defineTokens({
  // The variables switch between light and dark (`light-dark()`), so no semantic tokens are needed.
  colors,
  fonts: tokensOf("font", "body", "mono"),
  fontSizes: tokensOf("text", "2xs", "xs", "sm", "md", "lg", "xl", "3xl"),
  lineHeights: tokensOf("leading", "xs", "sm", "md", "lg", "xl"),
  fontWeights: tokensOf("weight", "normal", "medium", "semibold"),
  radii: tokensOf("radius", "xs", "sm", "md", "full"),
  shadows: tokensOf("shadow", "float"),
  zIndex: tokensOf("z", "sticky", "bar", "overlay", "dialog", "toast"),
  durations: tokensOf("duration", "fast", "moderate"),
  spacing,
  sizes: {
    ...spacing,
    full: { value: "100%" },
    ...tokensOf("size", "appbar", "sidenav", "pane", "control", "control-sm", "row", "prose", "form"),
  },
});

const text = (size: string, lineHeight: string, weight?: string) => ({
  value: { fontSize: size, lineHeight, ...(weight && { fontWeight: weight }) },
});

export const textStyles = defineTextStyles({
  h1: text("xl", "xl", "semibold"),
  h2: text("lg", "lg", "semibold"),
  h3: text("sm", "md", "semibold"),
  md: text("md", "md"),
  sm: text("sm", "sm"),
  xs: text("xs", "xs"),
  figure: text("3xl", "36px", "semibold"),
});
