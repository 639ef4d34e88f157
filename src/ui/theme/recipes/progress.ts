import { defineSlotRecipe } from "@chakra-ui/react";

export const progress = defineSlotRecipe({
  className: "chakra-progress",
  slots: ["root", "label", "valueText", "track", "range"],
  base: {
    root: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: 3,
      textStyle: "sm",
    },
    valueText: { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    track: {
      flex: "1 0 100%",
      height: 1.5,
      mt: 1.5,
      overflow: "hidden",
      borderRadius: "full",
      bg: "bg.emphasized",
    },
    range: {
      height: "full",
      borderRadius: "full",
      bg: "accent.solid",
      "@media (forced-colors: active)": { bg: "Highlight", forcedColorAdjust: "none" },
      _indeterminate: {
        background: "linear-gradient(var(--accent-solid), var(--accent-solid)) no-repeat",
        backgroundSize: "35% 100%",
        animation: "travel 1.4s linear infinite",
        _motionReduce: { backgroundSize: "100% 100%", opacity: 0.5, animation: "none" },
      },
    },
  },
});
