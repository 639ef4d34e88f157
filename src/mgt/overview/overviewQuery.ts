import { graphql } from "react-relay/hooks";

/** Data of the overview from this endpoint; also serves as its health check. */
export const overviewQuery = graphql`
  query overviewQuery @throwOnFieldError @preloadable {
    ...AttentionList_query
    ...SystemFigures_query
    ...CommunesByState_query
    ...Installation_query
    ...StoredSecrets_query
  }
`;
