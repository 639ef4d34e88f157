/** Search params of the list of proofs: its page. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";

export const proofsList = defineListSearch({});
export type ProofsSearch = SearchOf<typeof proofsList>;
