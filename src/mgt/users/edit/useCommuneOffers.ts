import { useCallback, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { toFailure } from "#relay/failure";
import type { useCommuneOffersQuery } from "./__generated__/useCommuneOffersQuery.graphql";
import type { OfferingCommune } from "./accessMatrix";

const offersQuery = graphql`
  query useCommuneOffersQuery($ags: AGS!) @throwOnFieldError {
    commune(ags: $ags) {
      name
      serviceIds
    }
  }
`;

export type KnownCommunes = ReadonlyMap<string, OfferingCommune>;

export interface CommuneOffers {
  /** The loaded communes by AGS. */
  readonly known: KnownCommunes;
  /** Why a commune could not be loaded; undefined if it was not requested or is loading. */
  readonly failureOf: (ags: string) => Failure | undefined;
  /** Loads a commune. */
  readonly lookUp: (ags: string) => void;
}

interface ReadCommune {
  readonly ags: string;
  readonly name: string;
  readonly services: readonly string[];
}

/** Names and services of the communes in a form: those of the query, and added ones. */
export function useCommuneOffers(read: readonly (ReadCommune | null | undefined)[]): CommuneOffers {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<ReadonlyMap<string, OfferingCommune | Failure>>(new Map());
  const requested = useRef(new Set<string>());
  const known = useMemo(() => {
    const all = new Map<string, OfferingCommune>();
    for (const [ags, one] of found) if ("offered" in one) all.set(ags, one);
    for (const one of read)
      if (one) all.set(one.ags, { ags: one.ags, name: one.name, offered: one.services });
    return all;
  }, [found, read]);

  return {
    known,
    failureOf: (ags) => {
      const one = found.get(ags);
      return one && "code" in one ? one : undefined;
    },
    lookUp: useCallback(
      (ags) => {
        if (requested.current.has(ags)) return;
        requested.current.add(ags);
        const keep = (one: OfferingCommune | Failure) => setFound((before) => new Map(before).set(ags, one));
        fetchQuery<useCommuneOffersQuery>(environment, offersQuery, { ags }).subscribe({
          next: ({ commune }) =>
            keep(
              commune
                ? { ags, name: commune.name, offered: commune.serviceIds }
                : { code: "commune_unknown", params: {}, at: Date.now() },
            ),
          error: (error: unknown) => {
            // Allows another attempt.
            requested.current.delete(ags);
            keep(toFailure(error));
          },
        });
      },
      [environment],
    ),
  };
}
