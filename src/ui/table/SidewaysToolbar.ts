import { chakra } from "@chakra-ui/react";

/** Around the toolbar of a list with many filters: on phones they are one line, which scrolls sideways. */
export const SidewaysToolbar = chakra("div", {
  base: {
    smDown: {
      "& .filter-bar": {
        flexWrap: "nowrap",
        marginInline: "-16px",
        px: 4,
        overflowX: "auto",
        scrollbarWidth: "none",
        "& > *": { flex: "none" },
        "& .search-field": { width: "204px" },
      },
    },
  },
});
