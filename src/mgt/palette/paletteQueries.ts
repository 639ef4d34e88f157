/** What the command palette asks the server. Its answers are copied, so nothing of them is kept in the store. */
import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type {
  paletteQueriesFindQuery,
  paletteQueriesFindQuery$data,
  paletteQueriesFindQuery$variables,
} from "./__generated__/paletteQueriesFindQuery.graphql";
import type { paletteQueriesOffersQuery } from "./__generated__/paletteQueriesOffersQuery.graphql";
import type { paletteQueriesPortalQuery } from "./__generated__/paletteQueriesPortalQuery.graphql";
import type {
  paletteQueriesStartQuery,
  paletteQueriesStartQuery$data,
} from "./__generated__/paletteQueriesStartQuery.graphql";

const startQuery = graphql`
  query paletteQueriesStartQuery($knownVersion: String) @throwOnFieldError {
    ownPlaces {
      favourites {
        kind
        key
        section
        ags
        communeName
        serviceId
        label
        detail
      }
      recent {
        kind
        key
        section
        ags
        communeName
        serviceId
        label
        detail
      }
    }
    communeDirectory(knownVersion: $knownVersion) {
      version
      ags
      names
    }
  }
`;

const findQuery = graphql`
  query paletteQueriesFindQuery($text: String!, $withUsers: Boolean!, $withResources: Boolean!)
  @throwOnFieldError {
    quickSearch(text: $text) {
      users @include(if: $withUsers) {
        key
        label
        detail
      }
      resources @include(if: $withResources) {
        key
        label
        detail
      }
      communes {
        key
        label
      }
      record {
        kind
        id
        label
        at
      }
    }
  }
`;

const offersQuery = graphql`
  query paletteQueriesOffersQuery($communes: [AGS!]!) @throwOnFieldError {
    communeOffers(communes: $communes) {
      ags
      serviceIds
    }
  }
`;

const portalQuery = graphql`
  query paletteQueriesPortalQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError {
    communeService(ags: $ags, serviceId: $serviceId) {
      state {
        portalUrl
      }
    }
  }
`;

export type PaletteStart = paletteQueriesStartQuery$data;
export type OwnPlace = PaletteStart["ownPlaces"]["recent"][number];
export type QuickHits = paletteQueriesFindQuery$data["quickSearch"];
export type FoundRecord = NonNullable<QuickHits["record"]>;

/** Communes whose services are asked for at once. */
export const offersMax = 10;

/** Own places, and all communes unless the caller has this version of them. */
export function loadPaletteStart(
  environment: Environment,
  knownVersion: string | null,
): Promise<PaletteStart | undefined> {
  return fetchQuery<paletteQueriesStartQuery>(environment, startQuery, { knownVersion }).toPromise();
}

/** Finds users and resources as far as the viewer may see any, communes by postal code, and the record with this id. */
export async function quickSearch(
  environment: Environment,
  variables: paletteQueriesFindQuery$variables,
): Promise<QuickHits | undefined> {
  const data = await fetchQuery<paletteQueriesFindQuery>(environment, findQuery, variables).toPromise();
  return data?.quickSearch;
}

/** The services of communes, as far as the viewer may see them. */
export async function loadOffers(
  environment: Environment,
  communes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const data = await fetchQuery<paletteQueriesOffersQuery>(environment, offersQuery, {
    communes,
  }).toPromise();
  const offered = new Map(data?.communeOffers.map(({ ags, serviceIds }) => [ags, serviceIds]));
  return new Map(communes.map((ags) => [ags, offered.get(ags) ?? []]));
}

/** Where citizens use a service of a commune; null: not configured, or the viewer may not see it. */
export async function loadPortalUrl(
  environment: Environment,
  ags: string,
  serviceId: string,
): Promise<string | null> {
  const data = await fetchQuery<paletteQueriesPortalQuery>(environment, portalQuery, {
    ags,
    serviceId,
  }).toPromise();
  return data?.communeService?.state?.portalUrl ?? null;
}
