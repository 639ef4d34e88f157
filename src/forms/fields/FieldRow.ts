import { chakra } from "@chakra-ui/react";

/**
 * Short fields without help that belong together, beside each other; below each other where the screen is narrow. Their
 * labels, controls and notes stand in lines, however long each is.
 */
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
