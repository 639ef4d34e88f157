import { graphql } from "react-relay/hooks";

/** Asks the endpoint for a thing that does not exist: whether it answers is all that matters. */
export const ikfzCheckQuery = graphql`
  query ikfzCheckQuery @throwOnFieldError {
    node(id: "check") {
      id
    }
  }
`;
