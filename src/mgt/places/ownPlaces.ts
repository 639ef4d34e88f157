/** Favourites and visited places in the store, under the root field `ownPlaces`. */
import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { ownPlaces_place$data } from "./__generated__/ownPlaces_place.graphql";

// All fields of places, so that a mutation can replace the places that any query has loaded.
void graphql`
  fragment ownPlaces_place on Place {
    kind
    key
    section
    ags
    communeName
    serviceId
    label
    detail
  }
`;

/** A place as the server describes it now. */
export type Place = Omit<ownPlaces_place$data, " $fragmentType">;

/** Replaces the favourites that queries have loaded with those of a payload. */
export function storeFavourites(store: RecordSourceSelectorProxy): void {
  const favourites = store.getRootField("setFavourite")?.getLinkedRecords("favourites");
  const places = store.getRoot().getLinkedRecord("ownPlaces");
  if (favourites && places) places.setLinkedRecords(favourites, "favourites");
}
