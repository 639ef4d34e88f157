import { graphql, useFragment } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import type { StartPanels_query$key } from "./__generated__/StartPanels_query.graphql";
import { OwnTasks } from "./OwnTasks";
import { PlaceLists } from "./PlaceLists";

/** What is above the communes: what needs the viewer today, and where they were last. */
export function StartPanels({ query }: { readonly query: StartPanels_query$key }) {
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
      <PanelBoundary data={data}>
        <OwnTasks query={data} />
      </PanelBoundary>
      <PanelBoundary data={data}>
        <PlaceLists query={data} />
      </PanelBoundary>
    </>
  );
}
