/** The lists of what needs attention: their paths, search params and query variables. */
import { attentionListKinds, type AttentionListKind } from "#domain/attention";
import { defineListSearch, type SearchOf } from "#lists/listSearch";

export const attentionItemsList = defineListSearch({});
export type AttentionItemsSearch = SearchOf<typeof attentionItemsList>;

/** The last part of the path of a list, such as fee-gap. */
export function slugOf(kind: AttentionListKind): string {
  return kind.toLowerCase().replaceAll("_", "-");
}

/** The list with this path; undefined if there is none. */
export function kindOfSlug(slug: string): AttentionListKind | undefined {
  return attentionListKinds.find((kind) => slugOf(kind) === slug);
}
