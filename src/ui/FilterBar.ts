import { chakra } from "@chakra-ui/react";

/** The search, filters and order of a list in one row. */
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
      // The button that resets all filters also clears the search.
      "& ::-webkit-search-cancel-button": { display: "none" },
      smDown: { "&:not(:has(> :not(.column-choice, .shortcuts-opener, .toolbar-end)))": { display: "none" } },
    },
  },
  { defaultProps: { className: "filter-bar", role: "search" } },
);
