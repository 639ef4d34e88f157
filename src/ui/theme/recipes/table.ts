import { defineSlotRecipe } from "@chakra-ui/react";

const shortNames = {
  "& [data-part=short]": { display: "inline" },
  "& [data-part=full]": { srOnly: true },
};

/** For `native` tables: `tr`, `th` and `td` are plain elements, since there are up to 200 rows of ten cells. */
export const table = defineSlotRecipe({
  className: "chakra-table",
  slots: ["root", "header", "body", "footer", "row", "columnHeader", "cell", "caption"],
  base: {
    root: {
      width: "100%",
      tableLayout: "fixed",
      borderCollapse: "separate",
      borderSpacing: 0,
      textStyle: "sm",
      "& :is(th, td)": {
        height: "var(--row-height)",
        padding: "0 10px",
        overflow: "hidden",
        borderBottom: "1px solid",
        borderColor: "border.muted",
        fontWeight: "normal",
        textAlign: "start",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        hyphens: "none",
        _print: { height: "auto", paddingBlock: 1, whiteSpace: "normal" },
      },
      "& :is(th, td):first-child": { paddingInlineStart: 2 },
      "& [data-align=end]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
      "& tbody th": { fontWeight: "medium" },
      "& tr": { _print: { breakInside: "avoid" } },
    },
    columnHeader: {
      position: "sticky",
      top: "var(--size-head)",
      zIndex: "sticky",
      height: 8,
      borderBottomColor: "border",
      bg: "bg",
      color: "fg.subtle",
      fontSize: "xs",
      fontWeight: "medium",
      _print: { position: "static" },
    },
    header: {
      _print: { display: "table-header-group" },
      "& button": {
        display: "inline-flex",
        alignItems: "center",
        gap: 1.5,
        maxWidth: "calc(100% + 16px)",
        minHeight: 7,
        marginInline: "-8px",
        padding: "0 8px",
        border: 0,
        borderRadius: "sm",
        bg: "transparent",
        cursor: "pointer",
        _hover: { bg: "bg.muted", color: "fg" },
        _focusVisible: { outlineOffset: "-2px" },
      },
      "& [aria-sort] button": {
        color: "fg",
        _after: {
          content: '""',
          flex: "none",
          width: "5px",
          height: "5px",
          marginTop: "3px",
          border: "solid",
          borderWidth: "1.5px 0 0 1.5px",
          transform: "rotate(45deg)",
        },
      },
      "& [aria-sort=descending] button": {
        _after: { marginTop: "-3px", transform: "rotate(225deg)" },
      },
    },
    body: {
      "& [data-part=waiting] span": {
        display: "block",
        width: "60%",
        height: 2.5,
        borderRadius: "xs",
        bg: "bg.muted",
      },
      "& [data-part=space] td": { padding: 0, border: 0 },
      // A name with its AGS: the name is truncated, the AGS never.
      "& [data-part=place]": {
        display: "flex",
        alignItems: "baseline",
        gap: 1.5,
        minWidth: 0,
        "& > [lang]": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
        "& > :is(.ags, small)": { flex: "none" },
      },
      "& [data-part=tag]": {
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        px: 1.5,
        borderRadius: "xs",
        bg: "var(--tone-subtle)",
        color: "var(--tone-fg)",
        fontSize: "xs",
        lineHeight: "18px",
      },
      // A long status: in full where its column has room, otherwise short; screen readers always get the full name.
      "& [data-part=status]": { display: "block", containerType: { base: "normal", sm: "inline-size" } },
      "& [data-part=short]": { display: "none" },
      smDown: shortNames,
      "@container (max-width: 185px)": shortNames,
    },
  },
  variants: {
    size: {
      sm: { root: { "--row-height": "sizes.row" } },
      md: { root: { "--row-height": "44px" } },
    },
    /** Rows of records: linked, selectable, with keyboard navigation, and with two lines on phones. */
    interactive: {
      true: {
        body: {
          "& > tr:hover": { bg: "bg.subtle" },
          "& > tr[data-opens]": { cursor: "pointer" },
          "& > tr[aria-selected=true]": { bg: "accent.subtle" },
          "& > tr[aria-current=true] > :first-child": {
            boxShadow: "inset 2px 0 0 var(--accent-solid)",
          },
          // Keep rows below the sticky header and above the floating action bar when focused.
          "& > tr[data-roving]": { scrollMarginBlock: "48px 72px" },
          "& > tr:focus-visible": { outlineOffset: "-2px" },
          "& > tr:is([data-part=space], [data-part=waiting]), & > tr:is([data-part=space], [data-part=waiting]):hover":
            {
              bg: "transparent",
            },
        },
        root: {
          "& small": { color: "fg.subtle", fontSize: "xs", fontWeight: "normal" },
          "& code": { fontFamily: "mono", fontSize: "xs" },
          // Links look like plain text until the row is hovered.
          "& tbody a:not([class])": {
            color: "inherit",
            _hover: { color: "accent.fg", textDecoration: "underline" },
          },
          // Native checkboxes: 200 Chakra checkboxes would cost more than the rows.
          "& [data-part=select]": {
            width: "40px",
            padding: 0,
            overflow: "visible",
            "& label": { display: "grid", placeItems: "center", width: 8, height: 8, cursor: "pointer" },
            "& input": {
              width: 4,
              height: 4,
              margin: 0,
              accentColor: "accent.solid",
              cursor: "pointer",
            },
          },
          "& thead [data-part=select] label": { height: 7 },
          "& [data-part=actions]": {
            width: "44px",
            padding: "0 4px",
            textAlign: "end",
            "& button": {
              display: "inline-grid",
              placeItems: "center",
              width: 7,
              height: 7,
              padding: 0,
              border: 0,
              borderRadius: "sm",
              bg: "transparent",
              color: "fg.muted",
              verticalAlign: "middle",
              cursor: "pointer",
              _hover: { bg: "bg.muted", color: "fg" },
            },
          },
          "& :is([data-part=select], [data-part=actions])": { _print: { display: "none" } },
          // Phones: two lines per row, the title and the most important cells. Sorting is a select above the list.
          smDown: {
            "&, & tbody": { display: "block", minWidth: "0 !important" },
            "& thead": { srOnly: true },
            "& tbody > tr": {
              display: "grid",
              gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
              alignItems: "center",
              columnGap: 2,
              minHeight: 14,
              paddingBlock: "7px",
              borderBottom: "1px solid",
              borderColor: "border.muted",
            },
            // Extend to the edges of the screen.
            "& tbody > tr[aria-selected=true]": { marginInline: "-16px", paddingInline: 4 },
            "& tbody > tr > :is(th, td)": {
              display: "block",
              height: "auto",
              padding: 0,
              border: 0,
            },
            "& tbody > tr > [data-narrow]": { gridColumn: 2, paddingInlineStart: 0 },
            "& tbody > tr > [data-narrow=title]": {
              textStyle: "md",
              overflowWrap: "anywhere",
              whiteSpace: "normal",
            },
            "& tbody > tr > [data-narrow=meta]": { gridColumn: "2 / span 2", color: "fg.muted" },
            "& tbody > tr > [data-narrow=aside]": {
              gridRow: 1,
              gridColumn: 3,
              maxWidth: "116px",
              whiteSpace: "normal",
              "& .status": { whiteSpace: "inherit" },
            },
            "& tbody > tr > [data-narrow=note]": {
              gridRow: 2,
              gridColumn: 3,
              color: "fg.muted",
              textAlign: "end",
            },
            "& tbody > tr:has(> [data-narrow=note]) > [data-narrow=meta]": { gridColumn: 2 },
            "& tbody > tr > [data-narrow=hidden]": { display: "none" },
            "& tbody > tr > [data-part]": { gridRow: "1 / span 2", width: "40px", padding: 0 },
            "& tbody > tr > [data-part=select]": { gridColumn: 1, marginInlineStart: "-12px" },
            "& tbody > tr > [data-part=actions]": { gridColumn: 4, marginInlineEnd: "-12px" },
            "& tbody [data-part] :is(label, button)": { width: "40px", height: "40px" },
            "& tbody > tr[data-part=space]": {
              display: "block",
              minHeight: 0,
              padding: 0,
              border: 0,
            },
          },
        },
      },
    },
  },
  defaultVariants: { size: "sm" },
});
