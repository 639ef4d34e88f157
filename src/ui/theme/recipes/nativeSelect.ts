import { defineSlotRecipe } from "@chakra-ui/react";

/** The native select of the browser. */
export const nativeSelect = defineSlotRecipe({
  className: "chakra-native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", display: "flex", minW: 0 },
    field: {
      w: "full",
      minW: 0,
      h: "control",
      ps: 2.5,
      pe: "26px",
      border: "1px solid",
      borderColor: "border.emphasized",
      borderRadius: "md",
      bg: "bg",
      fontSize: "sm",
      textOverflow: "ellipsis",
      appearance: "none",
      cursor: "pointer",
      smDown: { h: 10 },
      _invalid: { borderColor: "status.error.solid" },
      "& :is(option, optgroup)": { bg: "bg.panel", color: "fg" },
    },
    indicator: {
      position: "absolute",
      insetY: 0,
      insetEnd: 2,
      display: "flex",
      alignItems: "center",
      color: "fg.muted",
      pointerEvents: "none",
    },
  },
});
