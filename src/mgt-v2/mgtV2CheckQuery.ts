import { graphql } from "react-relay/hooks";

/** Asks the endpoint for a thing that does not exist: whether it answers is all that matters. */
export const mgtV2CheckQuery = graphql`
  query mgtV2CheckQuery {
    node(id: "check") {
      id
    }
  }
`;
