/** Services under their groups, wherever they are listed; for the element that holds the list. */
export const serviceGroupsStyle = {
  "& [data-part=group]": { breakInside: "avoid", pb: 3 },
  "& [data-part=group] > p": {
    fontSize: "xs",
    lineHeight: "xs",
    fontWeight: "medium",
    color: "fg.subtle",
    pb: 0.5,
  },
  "& [data-part=group] li": { py: 1, textStyle: "sm", hyphens: "auto", overflowWrap: "anywhere" },
  // The further screens of a service.
  "& [data-part=group] li ul": { display: "flex", flexWrap: "wrap", columnGap: 2.5, color: "fg.muted" },
  "& [data-part=group] li li": { py: 0, textStyle: "xs", lineHeight: "24px" },
  "& [data-part=none]": { color: "fg.muted", textStyle: "sm", maxWidth: "prose" },
} as const;

/** A panel with all services of one commune, in as many columns as fit. */
export const servicePanelStyle = {
  ...serviceGroupsStyle,
  "& [data-part=panel]": {
    columns: "252px",
    columnGap: 8,
    px: 3,
    pt: 3,
    pb: 1,
    bg: "bg.subtle",
    borderRadius: "md",
    whiteSpace: "normal",
  },
  "& [data-part=of]": { columnSpan: "all", pb: 2.5, textStyle: "h3" },
  "& [data-part=panel] > [data-part=none]": { columnSpan: "all", pb: 2 },
} as const;

/** The number that opens a commune's services, with an arrow that turns. */
export const disclosureStyle = {
  "& [data-part=disclosure]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "flex-end",
    minHeight: { base: "40px", sm: "28px" },
    minWidth: "44px",
    px: 2,
    me: -2,
    border: 0,
    borderRadius: "sm",
    bg: "transparent",
    color: "fg.muted",
    fontSize: "sm",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "pre",
    cursor: "pointer",
    scrollMarginBlock: "96px 24px",
  },
  "& [data-part=disclosure]:hover": { bg: "bg.muted", color: "fg" },
  "& [data-part=disclosure]::after": {
    content: '""',
    width: "6px",
    height: "6px",
    ms: 2,
    mt: "-3px",
    borderInlineEnd: "1.5px solid",
    borderBottom: "1.5px solid",
    transform: "rotate(45deg)",
  },
  "& [data-part=disclosure][aria-expanded=true]::after": { mt: "3px", transform: "rotate(225deg)" },
} as const;
