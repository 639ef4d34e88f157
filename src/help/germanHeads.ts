import type { HelpHead } from "./helpPage";

/** Heads of the German pages by their files. */
export const heads = import.meta.glob<HelpHead>("./de/*.md", {
  eager: true,
  query: "?head",
  import: "default",
});
