/**
 * Pieces that rows and tiles draw many times: plain elements with one global rule each, as a Chakra element would cost
 * each of them time at first render.
 */
import { defineGlobalStyles } from "@chakra-ui/react";

const tones = ["success", "progress", "waiting", "error", "final", "neutral"];

export const globalCss = defineGlobalStyles({
  ...Object.fromEntries(
    tones.map((tone) => [
      `[data-tone=${tone}]`,
      {
        colorPalette: `status.${tone}`,
        "--tone-fg": `colors.status.${tone}.fg`,
        "--tone-solid": `colors.status.${tone}.solid`,
        "--tone-subtle": `colors.status.${tone}.subtle`,
      },
    ]),
  ),
  ".status": {
    display: "inline-flex",
    alignItems: "center",
    gap: 1.5,
    color: "colorPalette.fg",
    textStyle: "sm",
    whiteSpace: "nowrap",
    hyphens: "none",
    verticalAlign: "middle",
    "& svg": { color: "colorPalette.solid" },
  },
  ".ags": {
    color: "fg.subtle",
    fontSize: "0.93em",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    hyphens: "none",
    userSelect: "all",
    "& i": { fontStyle: "normal" },
    "& i:not(:last-child)": { marginRight: "0.2em" },
  },
});
