import { graphql } from "react-relay/hooks";
import { viewsMax } from "#domain/limits";

/** Own views and those that others share, of one list. */
export const savedViewsQuery = graphql`
  query savedViewsQuery($screen: SavedViewScreen!, $first: Int!) {
    savedViews(screen: $screen, first: $first) {
      edges {
        node {
          id
          search
          isOwn
          ...SavedViewTab_view
          ...ViewMenu_view
        }
      }
    }
  }
`;

/** Own ones and as many of others. */
export const viewsShown = 2 * viewsMax;
