import { graphql } from "react-relay/hooks";
import { viewsMax } from "#domain/limits";

/** Own views and those that others share, of one list. */
export const savedViewsQuery = graphql`
  query savedViewsQuery($screen: SavedViewScreen!, $first: Int!) @preloadable {
    ...ViewTabs_query @arguments(screen: $screen, first: $first)
  }
`;

/** Own ones and as many of others. */
export const viewsShown = 2 * viewsMax;
