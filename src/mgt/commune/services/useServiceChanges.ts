import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { useAction, type MutationResponse } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce } from "#ui/ui";
import type { useServiceChangesEnableMutation } from "./__generated__/useServiceChangesEnableMutation.graphql";
import type { useServiceChangesRemoveMutation } from "./__generated__/useServiceChangesRemoveMutation.graphql";
import type { ListedService } from "./listedServices";
import { useEnablingUndo, type SetServicesEnabled } from "./useEnablingUndo";

const enableMutation = graphql`
  mutation useServiceChangesEnableMutation($input: SetCommuneServicesEnabledInput!) {
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

const removeMutation = graphql`
  mutation useServiceChangesRemoveMutation($input: RemoveCommuneServiceInput!) {
    removeCommuneService(input: $input) {
      commune {
        ...listedServices_commune
        serviceIds
        counts {
          services
          enabledServices
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Enables, disables and removes services; `failure` is the error of the last change. */
export function useServiceChanges(communeId: string) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const router = useRouter();
  const enable = useSetServicesEnabled(communeId);
  const undo = useEnablingUndo(enable);
  const remove = useMutationAsync<useServiceChangesRemoveMutation>(removeMutation);
  const { isBusy, failure, run } = useAction();
  const [changing, setChanging] = useState<readonly ListedService[]>([]);

  async function change<Response extends MutationResponse>(
    services: readonly ListedService[],
    mutate: () => Promise<Response>,
  ) {
    undo.dismissUndo(services);
    setChanging(services);
    const outcome = await run(mutate);
    // The payload lists changed services, but not removed ones.
    if (outcome.failure?.code === "not_found") void router.invalidate();
    return outcome;
  }

  /** Resolves to whether the change succeeded. */
  async function setEnabled(services: readonly ListedService[], isEnabled: boolean) {
    const outcome = await change(services, () => enable(services, isEnabled));
    if (outcome.failure) return false;
    undo.offerUndo(services, outcome.payload.communeServices, isEnabled);
    return true;
  }

  async function removeService(service: ListedService) {
    const { id, revision } = service;
    const outcome = await change([service], () => remove({ input: { id, revision } }));
    if (!outcome.failure) announce(t`Dienst entfernt`);
  }

  const busy: ReadonlySet<string> = new Set(isBusy ? changing.map(({ id }) => id) : []);
  return { busy, failure, setEnabled, removeService };
}

/** Enables or disables services of a commune, all or none. */
function useSetServicesEnabled(communeId: string): SetServicesEnabled {
  const commit = useMutationAsync<useServiceChangesEnableMutation>(enableMutation);
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
