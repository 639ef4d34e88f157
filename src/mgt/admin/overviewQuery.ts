import { graphql } from "react-relay/hooks";

/** What the overview shows of this endpoint; that it is answered also shows that the endpoint works. */
export const overviewQuery = graphql`
  query overviewQuery @preloadable {
    ...SystemFigures_query
    ...CommunesByState_query
    ...Installation_query
  }
`;
