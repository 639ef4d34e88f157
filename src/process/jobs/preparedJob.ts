/** A prepared job whose selection is frozen and that waits for its start. */
import { graphql } from "react-relay/hooks";
import type { preparedJob_job$data } from "./__generated__/preparedJob_job.graphql";

/** Data of the mutation payload: no query retains it in the store. */
export type PreparedJob = Omit<preparedJob_job$data, " $fragmentType">;

void graphql`
  fragment preparedJob_job on Job {
    id
    kind
    total
    createdAt
    isCommentRequired
    forecast {
      count
      error {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;
