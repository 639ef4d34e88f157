import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, toFailure, type UserError } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce } from "#ui/ui";
import type { useServiceChangesRemoveMutation } from "./__generated__/useServiceChangesRemoveMutation.graphql";
import type { ListedService } from "./listedServices";
import { useEnabling } from "./useEnabling";
import { useSwitchUndo } from "./useSwitchUndo";

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

/** Switching and removing the services of a commune; what went wrong last stands in `failure`. */
export function useServiceChanges(communeId: string) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const router = useRouter();
  const enable = useEnabling(communeId);
  const undo = useSwitchUndo(enable);
  const remove = useMutationAsync<useServiceChangesRemoveMutation>(removeMutation);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);

  /** Whether it was done. */
  const attempt = async (ids: readonly string[], call: () => Promise<readonly UserError[]>) => {
    setBusy(new Set(ids));
    setFailure(null);
    try {
      const [error] = await call();
      if (!error) return true;
      setFailure(payloadFailure(error));
      // What has gone is no longer listed; what has changed came with the answer.
      if (error.code === "not_found") void router.invalidate();
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(new Set());
    }
    return false;
  };

  const setEnabled = async (services: readonly ListedService[], isEnabled: boolean) => {
    undo.withdraw(services);
    return attempt(
      services.map(({ id }) => id),
      async () => {
        const { communeServices, errors } = await enable(services, isEnabled);
        if (errors.length === 0) undo.offer(services, communeServices, isEnabled);
        return errors;
      },
    );
  };

  const removeService = async (service: ListedService) => {
    const { id, revision } = service;
    undo.withdraw([service]);
    const isDone = await attempt([id], async () => {
      const answer = await remove({ input: { id, revision } });
      return answer.removeCommuneService.errors;
    });
    if (isDone) announce(t`Dienst entfernt`);
    return isDone;
  };

  return { busy, failure, dismiss: () => setFailure(null), setEnabled, removeService };
}
