import { graphql } from "react-relay/hooks";

/** Counts the processes that need a user's action. */
export const attentionQuery = graphql`
  query attentionQuery {
    processCounts(filters: [{ needsAttention: true }]) {
      count
    }
  }
`;
