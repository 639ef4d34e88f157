/** CSS length: the height of the sticky toolbar; on narrow screens only its search and section are sticky. */
export const toolbarHeight = "var(--size-texts-toolbar, 0px) + var(--size-texts-search, 0px)";

/** CSS length: the lower edge of the sticky toolbar. */
export const belowToolbar = `calc(var(--size-head) + ${toolbarHeight})`;

/** Windows with less height than this have no room for sticky parts, e.g. phones held sideways. */
export const lowWindow = "@media (max-height: 599px)";
