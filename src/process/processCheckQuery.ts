import { graphql } from "react-relay/hooks";

/** Asks the endpoint for a thing that does not exist: whether it answers is all that matters. */
export const processCheckQuery = graphql`
  query processCheckQuery {
    node(id: "check") {
      id
    }
  }
`;
