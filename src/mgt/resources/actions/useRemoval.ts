import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce } from "#ui/ui";
import type { RemoveResourceInput, useRemovalMutation } from "./__generated__/useRemovalMutation.graphql";
import { useResourceAction } from "./useResourceAction";

const removeMutation = graphql`
  mutation useRemovalMutation($input: RemoveResourceInput!) {
    removeResource(input: $input) {
      removedId @deleteRecord
      resource {
        ...resourceFields_resource
        ...RemoveCommune_resource
        ...RemoveResource_resource
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Removes a resource. The response to a refusal updates the resource in the store. */
export function useRemoval(onRemoved: () => void) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const commit = useMutationAsync<useRemovalMutation>(removeMutation);
  const { isBusy, notice, run } = useResourceAction();

  async function remove(input: RemoveResourceInput, name: string) {
    const { failure } = await run(() => commit({ input }));
    if (failure) return;
    announce(t`${name} entfernt`);
    onRemoved();
  }

  return { isBusy, notice, remove: (input: RemoveResourceInput, name: string) => void remove(input, name) };
}
