import { iconSet } from "#ui/Icon";

/** Icons of tables. */
export const TableIcon = iconSet({
  first: "M12 4 8 8l4 4M4.5 3.5v9",
  last: "M4 4l4 4-4 4M11.5 3.5v9",
  next: "M6 4l4 4-4 4",
  previous: "M10 4 6 8l4 4",
});
