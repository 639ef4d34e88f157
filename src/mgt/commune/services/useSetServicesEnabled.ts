import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useSetServicesEnabledMutation } from "./__generated__/useSetServicesEnabledMutation.graphql";

const enableMutation = graphql`
  mutation useSetServicesEnabledMutation($input: SetCommuneServicesEnabledInput!) {
    setCommuneServicesEnabled(input: $input) {
      communeServices {
        id
        isEnabled
        revision
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A service with its last known revision. */
export interface ServiceRevision {
  readonly id: string;
  readonly revision: number;
}

export type SetServicesEnabled = (
  services: readonly ServiceRevision[],
  isEnabled: boolean,
) => Promise<useSetServicesEnabledMutation["response"]>;

/** Enables or disables services of a commune, all or none. */
export function useSetServicesEnabled(communeId: string): SetServicesEnabled {
  const commit = useMutationAsync<useSetServicesEnabledMutation>(enableMutation);
  return (services, isEnabled) => {
    const items = services.map(({ id, revision }) => ({ id, revision }));
    const [first] = items;
    return commit(
      { input: { items, isEnabled } },
      {
        // Optimistic for single services only: the bulk buttons would disappear with an optimistic update.
        optimisticUpdater: (store) => {
          if (!first || items.length > 1) return;
          store.get(first.id)?.setValue(isEnabled, "isEnabled");
          countEnabled(store, communeId);
        },
        updater: (store) => countEnabled(store, communeId),
      },
    );
  };
}

/** The payload has the services only; recompute the number of enabled ones. */
function countEnabled(store: RecordSourceSelectorProxy, communeId: string): void {
  const commune = store.get(communeId);
  const services = commune?.getLinkedRecords("services") ?? [];
  const enabled = services.filter((service) => service?.getValue("isEnabled") === true).length;
  commune?.getLinkedRecord("counts")?.setValue(enabled, "enabledServices");
}
