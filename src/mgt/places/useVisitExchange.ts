import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { useBrowser } from "#browser/browser";
import { useNetwork } from "#relay/network";
import { useRelay } from "#relay/relay";
import { postOperation } from "#session/postOperation";
import { useSessionServices } from "#session/sessionServices";
import RecordNode, {
  type useVisitExchangeMutation as RecordMutation,
} from "./__generated__/useVisitExchangeMutation.graphql";
import { returnVisits, takeVisits } from "./visits";

void graphql`
  mutation useVisitExchangeMutation($input: RecordVisitsInput!) {
    recordVisits(input: $input) {
      places {
        favourites {
          ...ownPlaces_place @relay(mask: false)
        }
        recent {
          ...ownPlaces_place @relay(mask: false)
        }
      }
      errors {
        code
      }
    }
  }
`;

// Never sent: describes what the store has of the user's places.
const placesQuery = graphql`
  query useVisitExchangePlacesQuery @throwOnFieldError {
    ownPlaces {
      favourites {
        ...ownPlaces_place @relay(mask: false)
      }
      recent {
        ...ownPlaces_place @relay(mask: false)
      }
    }
  }
`;

/**
 * Returns a function that sends the collected visits, if any, and stores the user's places from the response. Never
 * rejects: visits that could not be sent are sent by the next call. Sent without Relay's mutations, after which queries in flight
 * are repeated, and as a background call, which does not extend the session.
 */
export function useVisitExchange(): () => Promise<void> {
  const { stored } = useBrowser();
  const network = useNetwork();
  const { session } = useSessionServices();
  const environment = useRelay().environments.mgt;
  return useCallback(async () => {
    const [userId, token] = [session.viewer()?.id, session.token()];
    if (userId === undefined || token === null) return;
    const visits = takeVisits(stored, userId);
    if (visits.length === 0) return;
    try {
      const options = { token, background: true, keepalive: true };
      const input = { visits };
      const { recordVisits } = await postOperation<RecordMutation>(network, RecordNode, { input }, options);
      const operation = createOperationDescriptor(getRequest(placesQuery), {});
      if (recordVisits.places) environment.commitPayload(operation, { ownPlaces: recordVisits.places });
    } catch {
      returnVisits(stored, userId, visits);
    }
  }, [stored, network, session, environment]);
}
