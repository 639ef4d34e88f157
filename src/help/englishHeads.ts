import type { HelpHead } from "./helpPage";

/** Heads of the English pages by their files. */
export const heads = import.meta.glob<HelpHead>("./en/*.md", {
  eager: true,
  query: "?head",
  import: "default",
});
