import { graphql } from "react-relay/hooks";

/** How many processes nothing but a person moves on. */
export const attentionQuery = graphql`
  query attentionQuery {
    processCounts(filters: [{ needsAttention: true }]) {
      count
    }
  }
`;
