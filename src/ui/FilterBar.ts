import { chakra } from "@chakra-ui/react";

/** What restricts and orders a list, in one row as long as there is room. */
export const FilterBar = chakra(
  "div",
  {
    base: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 2,
      py: 3,
      _print: { display: "none" },
      "& > .search-field": { w: { base: "full", sm: "260px" } },
      // The text counts as a filter, and one button removes all of them.
      "& ::-webkit-search-cancel-button": { display: "none" },
      smDown: { "&:not(:has(> :not(.column-choice, .shortcuts-opener)))": { display: "none" } },
    },
  },
  { defaultProps: { className: "filter-bar", role: "search" } },
);
