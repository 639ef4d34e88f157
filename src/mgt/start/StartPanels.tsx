import { graphql, useFragment } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import type { StartPanels_query$key } from "./__generated__/StartPanels_query.graphql";
import { LazyOwnTasks } from "./LazyOwnTasks";
import { PlaceLists } from "./PlaceLists";

interface StartPanelsProps {
  readonly query: StartPanels_query$key;
  /** Whether the viewer is a member with services. */
  readonly hasTasks: boolean;
}

/** What is above the communes: what needs the viewer today, and where they were last. */
export function StartPanels({ query, hasTasks }: StartPanelsProps) {
  const data = useFragment(
    graphql`
      fragment StartPanels_query on Query @throwOnFieldError {
        ...OwnTasks_query
        ...PlaceLists_query
      }
    `,
    query,
  );
  return (
    <>
      {hasTasks && (
        <PanelBoundary data={data}>
          <LazyOwnTasks query={data} />
        </PanelBoundary>
      )}
      <PanelBoundary data={data}>
        <PlaceLists query={data} />
      </PanelBoundary>
    </>
  );
}
