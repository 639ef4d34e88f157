import { chakra } from "@chakra-ui/react";

/** Marks what saving will change: `data-change` is NEW, GONE or unset. */
export const ChangeMark = chakra("span", {
  base: {
    display: "inline-block",
    ms: 1,
    px: 1.5,
    borderRadius: "xs",
    bg: "bg.muted",
    color: "fg.muted",
    fontSize: "xs",
    lineHeight: "18px",
    whiteSpace: "nowrap",
    hyphens: "none",
    "&[data-change=NEW]": { bg: "status.success.subtle", color: "status.success.fg" },
    "&[data-change=GONE]": { bg: "status.error.subtle", color: "status.error.fg" },
  },
});
