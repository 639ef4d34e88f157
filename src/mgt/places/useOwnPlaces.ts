import { useEffect, useState } from "react";
import { createOperationDescriptor, getRequest, type SelectorData } from "relay-runtime";
import type { Failure } from "#i18n/errorMessages";
import { useRelay } from "#relay/relay";
import type { ownPlacesQuery as OwnPlacesQuery } from "./__generated__/ownPlacesQuery.graphql";
import { ownPlacesQuery, type Place } from "./ownPlaces";
import { useVisitExchange } from "./useVisitExchange";

/** Favourites and visited places; null until they are known. */
interface OwnPlaces {
  readonly favourites: readonly Place[];
  readonly recent: readonly Place[];
}

/**
 * The favourites and visited places of the user, for overlays: shows what the store has, and refreshes it on mount by the call
 * that sends the visits since the last one. Changes of favourites show at once.
 */
export function useOwnPlaces(): { readonly places: OwnPlaces | null; readonly failure: Failure | null } {
  const environment = useRelay().environments.mgt;
  const exchange = useVisitExchange();
  const [operation] = useState(() => createOperationDescriptor(getRequest(ownPlacesQuery), {}));
  const [places, setPlaces] = useState<OwnPlaces | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    const retained = environment.retain(operation);
    const show = ({ data, isMissingData }: { data?: SelectorData | null; isMissingData: boolean }) => {
      if (data && !isMissingData) setPlaces((data as OwnPlacesQuery["response"]).ownPlaces);
    };
    const snapshot = environment.lookup(operation.fragment);
    show(snapshot);
    const subscription = environment.subscribe(snapshot, show);
    let isGone = false;
    void exchange().then((cause) => {
      if (!isGone) setFailure(cause);
    });
    return () => {
      isGone = true;
      subscription.dispose();
      retained.dispose();
    };
  }, [environment, operation, exchange]);

  return { places, failure };
}
