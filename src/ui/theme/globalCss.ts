/**
 * Elements that rows and tiles render many times: plain elements with one global rule each, since Chakra elements
 * would slow down the first render.
 */
import { defineGlobalStyles } from "@chakra-ui/react";

const tones = ["success", "progress", "waiting", "error", "final", "neutral"];

export const globalCss = defineGlobalStyles({
  ...Object.fromEntries(tones.map((tone) => [`[data-tone=${tone}]`, { colorPalette: `status.${tone}` }])),
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
  // 20 bars, 10 px high, grouped by the steps of the schedule.
  ".attempt-meter": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 1,
    height: "18px",
    // Bars that do not fit beside the number wrap to a hidden line.
    overflow: "hidden",
    "& path": {
      fill: "none",
      stroke: "bg.emphasized",
      strokeWidth: "2px",
      strokeLinecap: "round",
    },
    "& [data-bar=failed]": { stroke: "status.error.solid" },
    "& [data-bar=succeeded]": { stroke: "status.success.solid" },
    "& [data-bar=ended]": { stroke: "status.final.solid" },
    "& [data-bar=unclear]": { stroke: "status.neutral.solid" },
    "& [data-bar=running]": { stroke: "status.progress.solid" },
    "& [data-bar=next]": { stroke: "status.waiting.solid", strokeWidth: "1px" },
    "& [data-part=count]": {
      minWidth: "34px",
      fontSize: "xs",
      lineHeight: "18px",
      fontVariantNumeric: "tabular-nums",
    },
    "@media (forced-colors: active)": {
      "& [data-bar]": { stroke: "CanvasText", forcedColorAdjust: "none" },
      // Forced colors remove the fills: only a success stays a solid bar, other states get a pattern.
      "& [data-bar]:not([data-bar=succeeded])": { strokeLinecap: "butt" },
      "& [data-bar=failed]": { strokeDasharray: "2.5 2" },
      "& [data-bar=ended]": { strokeDasharray: "0 2.5 2 9" },
      "& [data-bar=unclear]": { strokeDasharray: "1 2" },
      "& [data-bar=running]": { stroke: "Highlight" },
      "& [data-bar=open]": { stroke: "GrayText", strokeWidth: "1px" },
    },
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
