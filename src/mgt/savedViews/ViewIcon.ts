import { iconSet } from "#ui/Icon";

/** Icons of saved views. */
export const ViewIcon = iconSet({
  bookmark: "M4.5 2.5h7v11L8 10.8 4.5 13.5z",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
});
