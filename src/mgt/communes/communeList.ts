/** What the two views of the communes have in common. */
import type { CommuneResults_query$data } from "./__generated__/CommuneResults_query.graphql";
import type { CommuneSort } from "./communesList";

export type CommuneNode = CommuneResults_query$data["communes"]["edges"][number]["node"];

/** What both views get: the communes that are there, how many there will be, and which are opened. */
export interface CommuneListProps {
  readonly communes: readonly CommuneNode[];
  /** Communes under the filter; those that are not there yet are drawn as grey bars. */
  readonly total: number;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Says that communes up to this position are on screen. */
  readonly onReach: (position: number) => void;
  readonly sort: CommuneSort | undefined;
}
