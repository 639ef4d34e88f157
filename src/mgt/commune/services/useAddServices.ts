import { useRouter } from "@tanstack/react-router";
import { graphql } from "react-relay/hooks";
import type { UserError } from "#relay/failure";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useAddServicesMutation } from "./__generated__/useAddServicesMutation.graphql";
import type { CommuneServices } from "./listedServices";

const addMutation = graphql`
  mutation useAddServicesMutation($input: AddCommuneServicesInput!) {
    addCommuneServices(input: $input) {
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

/** Adds services, all or none. Every payload updates the list, so that a retry starts from it. */
export function useAddServices() {
  const router = useRouter();
  const commit = useMutationAsync<useAddServicesMutation>(addMutation);
  const { isBusy, failure, run } = useAction();

  /** Resolves to the errors; null if there was no response. */
  async function add(
    { ags, revision }: CommuneServices,
    serviceIds: readonly string[],
  ): Promise<readonly UserError[] | null> {
    const { payload } = await run(() => commit({ input: { ags, revision, serviceIds } }));
    // A rejection may omit the services, although another user may have added the duplicate.
    if (payload && payload.errors.length > 0 && !payload.commune) void router.invalidate();
    return payload?.errors ?? null;
  }
  // Duplicates are marked in the list.
  return { add, isBusy, failure: failure?.code === "services_duplicates" ? null : failure };
}
