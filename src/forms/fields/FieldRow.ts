import { chakra } from "@chakra-ui/react";

/** Short related fields, side by side or stacked on narrow screens. Labels, controls and notes are aligned. */
export const FieldRow = chakra("div", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "repeat(4, auto)",
    columnGap: 4,
    "& > [data-part=root]": {
      display: "grid",
      gridRow: "span 4",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "subgrid",
      rowGap: 1,
      "& > :first-child": { alignSelf: "end" },
    },
    smDown: {
      gridAutoFlow: "row",
      gridTemplateRows: "none",
      rowGap: 4,
      "& > [data-part=root]": { gridRow: "auto", gridTemplateRows: "none" },
    },
  },
});
