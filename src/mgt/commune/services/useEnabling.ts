import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { useMutationAsync } from "#relay/useMutationAsync";
import type {
  useEnablingMutation,
  useEnablingMutation$data,
} from "./__generated__/useEnablingMutation.graphql";

const enableMutation = graphql`
  mutation useEnablingMutation($input: SetCommuneServicesEnabledInput!) {
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

/** A service with the revision that was read. */
export interface ReadService {
  readonly id: string;
  readonly revision: number;
}

export type Enable = (
  services: readonly ReadService[],
  isEnabled: boolean,
) => Promise<useEnablingMutation$data["setCommuneServicesEnabled"]>;

/** Enables or disables services of a commune, all or none. */
export function useEnabling(communeId: string): Enable {
  const save = useMutationAsync<useEnablingMutation>(enableMutation);
  return async (services, isEnabled) => {
    const items = services.map(({ id, revision }) => ({ id, revision }));
    const answer = await save(
      { input: { items, isEnabled } },
      { updater: (store) => countEnabled(store, communeId) },
    );
    return answer.setCommuneServicesEnabled;
  };
}

/** The answer names the services alone; how many are enabled follows from them. */
function countEnabled(store: RecordSourceSelectorProxy, communeId: string): void {
  const commune = store.get(communeId);
  const services = commune?.getLinkedRecords("services") ?? [];
  const enabled = services.filter((service) => service?.getValue("isEnabled") === true).length;
  commune?.getLinkedRecord("counts")?.setValue(enabled, "enabledServices");
}
