import { graphql } from "react-relay/hooks";

/** Health check of the endpoint: queries a node that does not exist. */
export const processCheckQuery = graphql`
  query processCheckQuery @throwOnFieldError {
    node(id: "check") {
      id
    }
  }
`;
