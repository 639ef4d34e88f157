import { graphql } from "react-relay/hooks";

/** State of the hash chain of the log. */
export const chainQuery = graphql`
  query chainQuery @throwOnFieldError @preloadable {
    activityChain {
      ...ChainStatus_chain
    }
  }
`;
