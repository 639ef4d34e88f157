import { chakra } from "@chakra-ui/react";
import { communeServices } from "./communeServices";

const bar = { height: 2.5, borderRadius: "xs", bg: "bg.muted" };

/** Container of the tiles. Tiles mount while scrolling, so they are plain elements styled from here. */
export const TileList = chakra("div", {
  base: {
    ...communeServices,
    marginTop: 1,
    // The same calculation as in useColumns.
    "& [data-part=row]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(336px, 100%), 1fr))",
      columnGap: 10,
    },
    "& [data-part=heading]": {
      height: "38px",
      paddingTop: "18px",
      color: "fg.subtle",
      fontSize: "xs",
      fontWeight: "semibold",
      lineHeight: "18px",
    },
    "& [data-part=picture]": {
      display: "block",
      borderRadius: "md",
      bg: "bg.muted",
      objectFit: "cover",
      fill: "border.emphasized",
    },
    "& :is(article, [data-part=waiting])": {
      display: "grid",
      gridTemplateColumns: "56px minmax(0, 1fr) auto",
      alignContent: "start",
      columnGap: 4,
      py: 4,
      borderBottom: "1px solid",
      borderColor: "border",
    },
    "& article h2": {
      fontSize: "lg",
      fontWeight: "semibold",
      lineHeight: "md",
      overflowWrap: "anywhere",
    },
    "& [data-part=place]": { marginTop: 0.5, color: "fg.subtle", textStyle: "xs" },
    "& [data-part=services]": { gridColumn: { base: "1 / -1", sm: "2 / -1" }, marginTop: 3 },
    "& [data-part=all]": {
      minHeight: { base: 10, sm: 6 },
      padding: 0,
      border: 0,
      bg: "transparent",
      color: "fg.muted",
      fontSize: "sm",
      cursor: "pointer",
      _hover: { color: "fg" },
      // Shows an arrow, since it expands in place and is not a link.
      _after: {
        content: '""',
        display: "inline-block",
        width: "6px",
        height: "6px",
        margin: "0 0 3px 8px",
        border: "solid",
        borderWidth: "0 1.5px 1.5px 0",
        transform: "rotate(45deg)",
      },
      "&[aria-expanded=true]::after": { marginBottom: 0, transform: "rotate(225deg)" },
    },
    "& [data-part=waiting]": {
      rowGap: 1.5,
      borderColor: "border.muted",
      "& > *": bar,
      "& i": { gridRow: "1 / 3", height: 14, borderRadius: "md" },
      "& span": { alignSelf: "center", width: "55%" },
    },
    "& [data-part=disclosure] span": { smDown: { display: "none" } },

    "&[data-compact]": {
      "& [data-part=row]": { columnGap: 8 },
      "& :is(article, [data-part=waiting])": {
        gridTemplateRows: "20px 18px",
        gridTemplateColumns: "40px minmax(0, 1fr) auto",
        alignContent: "center",
        gap: "0 12px",
        height: "61px",
        py: 0,
        borderColor: "border.muted",
      },
      "& :is([data-part=picture], i)": { gridRow: "1 / 3", height: 10 },
      "& article p": {
        gridColumn: 2,
        overflow: "hidden",
        color: "fg.subtle",
        fontSize: "xs",
        lineHeight: "18px",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        hyphens: "none",
      },
      // The service count is beside the name, so the line below has the full width.
      "& article p:last-of-type": { gridColumn: "2 / -1" },
      "& article p:first-of-type": {
        overflow: "visible",
        color: "fg",
        fontWeight: "medium",
        textStyle: "md",
        // Clip the link with its text, or it would cover the service count.
        "& a": {
          display: "inline-block",
          maxWidth: "100%",
          overflow: "hidden",
          textOverflow: "ellipsis",
          verticalAlign: "top",
        },
      },
      "& [data-part=disclosure]": { gridRow: 1, gridColumn: 3, alignSelf: "center" },
      "& [data-part=panel]": { gridColumn: "1 / -1", marginBlock: 2 },
    },
  },
});
