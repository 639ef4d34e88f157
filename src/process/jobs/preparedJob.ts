import { graphql } from "react-relay/hooks";
import type { preparedJob_job$data } from "./__generated__/preparedJob_job.graphql";

void graphql`
  fragment preparedJob_job on Job {
    id
    kind
    total
    state
    createdAt
    expiresAt
    isCommentRequired
    forecast {
      count
      error {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A prepared job with a frozen selection. It comes from a mutation payload, so no query retains it in the store. */
export type PreparedJob = Omit<preparedJob_job$data, " $fragmentType">;
