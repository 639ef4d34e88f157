import { graphql } from "react-relay/hooks";
import type { RunSource } from "#runs/followRun";
import type { textTransferSourceQuery } from "./__generated__/textTransferSourceQuery.graphql";
import type { textTransferSourceSubscription } from "./__generated__/textTransferSourceSubscription.graphql";

/** Subscription and query of text transfers. */
export const textTransferSource: RunSource<
  textTransferSourceSubscription,
  textTransferSourceQuery,
  { readonly state: string }
> = {
  subscription: graphql`
    subscription textTransferSourceSubscription($id: ID!) {
      textTransferProgress(id: $id) {
        state
        ...TransferResult_progress
      }
    }
  `,
  readEvent: ({ textTransferProgress }) => textTransferProgress,
  query: graphql`
    query textTransferSourceQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        ... on TextTransfer {
          state
          ...TransferResult_progress @alias
        }
      }
    }
  `,
  readResponse: ({ node }) => (node?.__typename === "TextTransfer" ? node : null),
};
