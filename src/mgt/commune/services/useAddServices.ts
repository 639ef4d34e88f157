import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, toFailure, type UserError } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useAddServicesMutation } from "./__generated__/useAddServicesMutation.graphql";
import type { ServicesOfCommune } from "./listedServices";

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

/** Adds services, all or none. The list is renewed with every answer, so that a second attempt starts from it. */
export function useAddServices() {
  const router = useRouter();
  const save = useMutationAsync<useAddServicesMutation>(addMutation);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** What the server refuses; null: it did not come to that. */
  const add = async (
    { ags, revision }: ServicesOfCommune,
    serviceIds: readonly string[],
  ): Promise<readonly UserError[] | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const { addCommuneServices } = await save({ input: { ags, revision, serviceIds } });
      const { commune, errors } = addCommuneServices;
      const other = errors.find(({ code }) => code !== "services_duplicates");
      if (other) setFailure(payloadFailure(other));
      // A refusal need not bring the services along; what is doubled may have been added by somebody else.
      if (errors.length > 0 && !commune) void router.invalidate();
      return errors;
    } catch (error) {
      setFailure(toFailure(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy, failure };
}
