import { chakra } from "@chakra-ui/react";
import { disclosureStyle, servicePanelStyle } from "./servicePanelStyle";

/** One class for all tiles: they come and go while scrolling, and cost nothing but their elements. */
export const Tiles = chakra("div", {
  base: {
    mt: 1,
    "& [data-part=row]": {
      display: "grid",
      // The same sum as in useColumns.
      gridTemplateColumns: "repeat(auto-fill, minmax(min(336px, 100%), 1fr))",
      columnGap: 10,
    },
    "&[data-compact] [data-part=row]": { columnGap: 8 },
    "& [data-part=heading]": {
      pt: "18px",
      pb: 0.5,
      height: "38px",
      color: "fg.subtle",
      fontSize: "xs",
      lineHeight: "18px",
      fontWeight: "semibold",
    },
    "& [data-part=picture]": {
      display: "block",
      objectFit: "cover",
      borderRadius: "md",
      bg: "bg.muted",
      fill: "border.emphasized",
    },

    "& article": {
      display: "grid",
      gridTemplateColumns: "56px minmax(0, 1fr)",
      alignContent: "start",
      columnGap: 4,
      pt: 4,
      pb: 4,
      borderBottom: "1px solid var(--border)",
    },
    "& article h2": { textStyle: "h2", lineHeight: "md", overflowWrap: "anywhere" },
    "& [data-part=place]": { fontSize: "xs", lineHeight: "xs", color: "fg.subtle", mt: 0.5 },
    "& [data-part=services]": { gridColumn: { base: "1 / -1", sm: 2 }, mt: 3 },
    "& [data-part=all]": {
      minHeight: { base: "40px", sm: "24px" },
      p: 0,
      border: 0,
      bg: "transparent",
      color: "accent.fg",
      fontSize: "sm",
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
      textUnderlineOffset: "2px",
      cursor: "pointer",
    },
    "& [data-part=all]:hover": { textDecorationColor: "currentColor" },

    "&[data-compact] :is(article, [data-part=waiting])": {
      gridTemplateColumns: "40px minmax(0, 1fr) auto",
      gridTemplateRows: "20px 18px",
      alignContent: "center",
      columnGap: 3,
      height: "61px",
      py: 0,
      borderBottomColor: "border.muted",
    },
    "&[data-compact] :is([data-part=picture], i)": { gridRow: "1 / 3" },
    "&[data-compact] article p": {
      gridColumn: 2,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      hyphens: "none",
      color: "fg.subtle",
      fontSize: "xs",
      lineHeight: "18px",
    },
    "&[data-compact] article p:first-of-type": {
      color: "fg",
      fontSize: "md",
      lineHeight: "md",
      fontWeight: "medium",
    },
    "&[data-compact] [data-part=disclosure]": { gridColumn: 3, gridRow: "1 / 3", alignSelf: "center" },
    "&[data-compact] [data-part=panel]": { gridColumn: "1 / -1", my: 2 },
    "& [data-part=disclosure] span": { base: { display: "none" }, sm: { display: "inline" } },

    "& [data-part=waiting]": { display: "grid", borderBottom: "1px solid var(--border-muted)" },
    "& [data-part=waiting] > *": { display: "block", borderRadius: "xs", bg: "bg.muted" },
    "& [data-part=waiting] i": { width: "40px", height: "40px", borderRadius: "md" },
    "& [data-part=waiting] span": { width: "55%", height: 2.5, alignSelf: "center" },
    ...servicePanelStyle,
    ...disclosureStyle,
  },
});
