import { graphql } from "react-relay/hooks";
import type { RunSource } from "#runs/followRun";
import type { runSourceQuery } from "./__generated__/runSourceQuery.graphql";
import type { runSourceSubscription } from "./__generated__/runSourceSubscription.graphql";

/** How runs of this endpoint are followed. */
export const runSource: RunSource<runSourceSubscription, runSourceQuery, { readonly state: string }> = {
  subscription: graphql`
    subscription runSourceSubscription($id: ID!) {
      runProgress(id: $id) {
        state
        ...useRun_run
      }
    }
  `,
  readEvent: ({ runProgress }) => runProgress,
  query: graphql`
    query runSourceQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ... on BackgroundRun @alias(as: "run") {
          state
          ...useRun_run
        }
      }
    }
  `,
  readResponse: ({ node }) => node?.run,
};
