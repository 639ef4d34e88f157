import { graphql } from "react-relay/hooks";
import type { RunSource } from "#runs/followRun";
import type { feeChangeSourceQuery } from "./__generated__/feeChangeSourceQuery.graphql";
import type { feeChangeSourceSubscription } from "./__generated__/feeChangeSourceSubscription.graphql";

/** Subscription and query of fee changes. */
export const feeChangeSource: RunSource<
  feeChangeSourceSubscription,
  feeChangeSourceQuery,
  { readonly state: string }
> = {
  subscription: graphql`
    subscription feeChangeSourceSubscription($id: ID!) {
      feeChangeProgress(id: $id) {
        state
        ...FeeChangeOutcome_progress
      }
    }
  `,
  ofEvent: ({ feeChangeProgress }) => feeChangeProgress,
  query: graphql`
    query feeChangeSourceQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        ... on FeeChange {
          state
          ...FeeChangeOutcome_progress @alias
        }
      }
    }
  `,
  ofAnswer: ({ node }) => (node?.__typename === "FeeChange" ? node : null),
};
