/**
 * CSS length: the lower edge of what sticks above the texts. The whole toolbar sticks where there is room for it, on
 * narrow screens only the search and the section.
 */
export const belowToolbar =
  "calc(var(--size-head) + var(--size-texts-toolbar, 0px) + var(--size-texts-search, 0px))";

/** Windows with less height than this have no room for sticky parts, e.g. phones held sideways. */
export const lowWindow = "@media (max-height: 599px)";
