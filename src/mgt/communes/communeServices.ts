import type { SystemStyleObject } from "@chakra-ui/react";

/** Styles of a commune's services and their toggle, shared by tiles and table, whose elements are plain. */
export const communeServices = {
  "& a": {
    color: "accent.fg",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
    textUnderlineOffset: "2px",
    _hover: { textDecorationColor: "currentColor" },
  },
  "& [data-part=group]": {
    paddingBottom: 3,
    breakInside: "avoid",
    "& > p": {
      paddingBottom: 0.5,
      color: "fg.subtle",
      fontWeight: "medium",
      textStyle: "xs",
    },
    "& li": {
      py: 1,
      color: "fg",
      textStyle: "sm",
      hyphens: "auto",
      overflowWrap: "anywhere",
    },
    // Links are recognised by their place, and underlined where they point: lists of services have a hundred of them.
    "& a": { textDecoration: "none", _hover: { textDecoration: "underline" } },
    "& li > a, & [data-part=service] > a": { color: "fg", fontWeight: "medium" },
    "& [data-part=service]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: 1,
    },
    // Links to the screens of a service.
    "& li ul": { display: "flex", flexWrap: "wrap", columnGap: 2.5 },
    "& li li": { py: 0, fontSize: "xs", "& > a": { color: "accent.fg", fontWeight: "normal" } },
    // Minimum target size.
    "& li a": { display: "inline-block", minHeight: "24px", lineHeight: "24px" },
  },
  "& [data-part=none]": { maxWidth: "prose", color: "fg.muted", textStyle: "sm" },

  // Panel with all services of a commune, in as many columns as fit.
  "& [data-part=panel]": {
    padding: "12px 12px 4px",
    borderRadius: "md",
    bg: "bg.subtle",
    whiteSpace: "normal",
    columns: "252px",
    columnGap: 8,
    "& > [data-part=none]": { paddingBottom: 2, columnSpan: "all" },
  },
  "& [data-part=of]": {
    paddingBottom: 2.5,
    fontSize: "sm",
    fontWeight: "semibold",
    columnSpan: "all",
  },

  // Toggle with the service count and an arrow that turns.
  "& [data-part=disclosure]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "flex-end",
    minWidth: "44px",
    minHeight: { base: 10, sm: 7 },
    marginInlineEnd: "-8px",
    padding: "0 8px",
    border: 0,
    borderRadius: "sm",
    bg: "transparent",
    color: "fg.muted",
    fontSize: "sm",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "pre",
    cursor: "pointer",
    scrollMarginBlock: "48px 24px",
    _hover: { bg: "bg.muted", color: "fg" },
    _after: {
      content: '""',
      width: "6px",
      height: "6px",
      margin: "-3px 0 0 8px",
      border: "solid",
      borderWidth: "0 1.5px 1.5px 0",
      transform: "rotate(45deg)",
    },
    "&[aria-expanded=true]::after": { marginTop: "3px", transform: "rotate(225deg)" },
  },
} satisfies SystemStyleObject;
