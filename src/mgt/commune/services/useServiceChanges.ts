import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { problemOf, type WireError } from "#forms/saveOutcome";
import { useSave } from "#forms/useSave";
import { ApiError } from "#relay/apiError";
import { announce } from "#ui/announce";
import type { useServiceChangesEnableMutation } from "./__generated__/useServiceChangesEnableMutation.graphql";
import type { useServiceChangesRemoveMutation } from "./__generated__/useServiceChangesRemoveMutation.graphql";
import type { ListedService } from "./listedServices";
import type { ChangeFailure } from "./ServiceFailure";

const enableMutation = graphql`
  mutation useServiceChangesEnableMutation($input: SetCommuneServicesEnabledInput!) {
    setCommuneServicesEnabled(input: $input) {
      communeServices {
        id
        isEnabled
        revision
      }
      errors {
        code
        field
        params {
          name
          value
        }
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
        code
        field
        params {
          name
          value
        }
      }
    }
  }
`;

/** Switching and removing the services of a commune; what went wrong last stands in `failure`. */
export function useServiceChanges(communeId: string) {
  const { t } = useLingui();
  const router = useRouter();
  const enable = useSave<useServiceChangesEnableMutation>(enableMutation);
  const remove = useSave<useServiceChangesRemoveMutation>(removeMutation);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<ChangeFailure | null>(null);

  /** Whether it was done. */
  const attempt = async (ids: readonly string[], call: () => Promise<readonly WireError[]>) => {
    setBusy(new Set(ids));
    setFailure(null);
    try {
      const [error] = await call();
      if (!error) return true;
      setFailure({ ...problemOf(error), at: Date.now() });
      // What has gone is no longer listed; what has changed came with the answer.
      if (error.code === "not_found") void router.invalidate();
    } catch (error) {
      const { code, params } = error instanceof ApiError ? error : new ApiError("internal_error");
      setFailure({ code, params, at: Date.now() });
    } finally {
      setBusy(new Set());
    }
    return false;
  };

  const setEnabled = async (services: readonly ListedService[], isEnabled: boolean) => {
    const ids = services.map(({ id }) => id);
    const items = services.map(({ id, revision }) => ({ id, revision }));
    const isDone = await attempt(ids, async () => {
      const answer = await enable(
        { input: { items, isEnabled } },
        { updater: (store) => countEnabled(store, communeId) },
      );
      return answer.setCommuneServicesEnabled.errors;
    });
    const count = services.length;
    if (isDone) {
      announce(
        isEnabled
          ? t`${plural(count, { one: "# Dienst eingeschaltet", other: "# Dienste eingeschaltet" })}`
          : t`${plural(count, { one: "# Dienst ausgeschaltet", other: "# Dienste ausgeschaltet" })}`,
      );
    }
    return isDone;
  };

  const removeService = async ({ id, revision }: ListedService) => {
    const isDone = await attempt([id], async () => {
      const answer = await remove({ input: { id, revision } });
      return answer.removeCommuneService.errors;
    });
    if (isDone) announce(t`Dienst entfernt`);
    return isDone;
  };

  return { busy, failure, dismiss: () => setFailure(null), setEnabled, removeService };
}

/** The answer names the services alone; how many are enabled follows from them. */
function countEnabled(store: RecordSourceSelectorProxy, communeId: string): void {
  const commune = store.get(communeId);
  const services = commune?.getLinkedRecords("services") ?? [];
  const enabled = services.filter((service) => service?.getValue("isEnabled") === true).length;
  commune?.getLinkedRecord("counts")?.setValue(enabled, "enabledServices");
}
