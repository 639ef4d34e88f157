import { graphql } from "react-relay/hooks";
import { viewsMax } from "#domain/limits";

/** Own and shared views of a list. */
export const savedViewsQuery = graphql`
  query savedViewsQuery($screen: SavedViewScreen!, $first: Int!) @throwOnFieldError @preloadable {
    ...ViewTabs_query @arguments(screen: $screen, first: $first)
  }
`;

/** Room for all own views and as many shared ones. */
export const viewsShown = 2 * viewsMax;
