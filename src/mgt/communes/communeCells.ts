import type { SystemStyleObject } from "@chakra-ui/react";
import { communeServices } from "./communeServices";

/** Styles of the commune table beyond those of other tables. */
export const communeCells = {
  ...communeServices,
  marginTop: 1,
  "& tbody td": { color: "fg.muted" },
  "& tbody > tr:is(:hover, :has([data-part=disclosure]:focus-visible))": { bg: "bg.subtle" },
  "& thead th:nth-child(1)": { width: "34%" },
  "& thead th:nth-child(2)": { width: "120px" },
  "& thead th:nth-child(3)": { width: "22%" },
  "& thead th:nth-child(5)": { width: "100px", paddingInlineEnd: 7 },
  "& :is(th, td):nth-child(5)": { textAlign: "end" },
  "& [data-part=waiting] span": { width: "40%" },
  "& [data-part=opened]:hover": { bg: "transparent" },
  "& [data-part=opened] td": { height: "auto", padding: "8px 0", overflow: "visible" },
  "& [data-part=disclosure] span": { sm: { display: "none" } },

  // Narrow screens: two lines per row, and a sort select above the list.
  smDown: {
    "&, & tbody": { display: "block" },
    "& thead": { srOnly: true },
    "& tbody > tr": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      columnGap: 2,
      paddingBlock: "9px",
      borderBottom: "1px solid",
      borderColor: "border.muted",
    },
    "& tbody > tr > :is(th, td)": {
      display: "block",
      height: "auto",
      minHeight: 5,
      padding: 0,
      border: 0,
    },
    "& tbody > tr > th:first-child": {
      gridColumn: "1 / 3",
      paddingInlineStart: 0,
      textStyle: "md",
    },
    "& tbody > tr > td": { gridRow: 2 },
    "& tbody > tr > td:nth-child(3)": { display: "none" },
    "& tbody > tr > td:nth-child(5)": { gridRow: "1 / 3", gridColumn: 3, overflow: "visible" },
    "& tbody > tr:is([data-part=opened], [data-part=space] *)": {
      display: "block",
      paddingBlock: 0,
      borderBottom: 0,
    },
    "& tbody > tr[data-part=opened] > td": { padding: "8px 0" },
  },
} satisfies SystemStyleObject;
