/** Every mutation payload of this endpoint spreads this fragment for its errors. */
import { graphql } from "react-relay/hooks";

void graphql`
  fragment userError_error on UserError {
    code
    field
    params {
      name
      value
    }
  }
`;
