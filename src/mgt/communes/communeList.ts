/** Props shared by the two views of the communes. */
import type { CommuneResults_query$data } from "./__generated__/CommuneResults_query.graphql";
import type { CommuneSort } from "./communesList";

export type CommuneNode = CommuneResults_query$data["communes"]["edges"][number]["node"];

/** The loaded communes, their total, and which are expanded. */
export interface CommuneListProps {
  readonly communes: readonly CommuneNode[];
  /** Total number of matches; those not loaded yet render as grey bars. */
  readonly total: number;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Called with the last position on screen. */
  readonly onReach: (position: number) => void;
  readonly sort: CommuneSort | undefined;
}
