import { iconSet } from "./Icon";

/** Icons for moving rows. */
export const ArrowIcon = iconSet({
  up: "M8 13V3M4 7l4-4 4 4",
  down: "M8 3v10M4 9l4 4 4-4",
  handle: "M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01",
});
