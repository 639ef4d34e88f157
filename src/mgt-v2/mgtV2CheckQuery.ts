import { graphql } from "react-relay/hooks";

/** Health check of the endpoint: queries a node that does not exist. */
export const mgtV2CheckQuery = graphql`
  query mgtV2CheckQuery @throwOnFieldError {
    node(id: "check") {
      id
    }
  }
`;
