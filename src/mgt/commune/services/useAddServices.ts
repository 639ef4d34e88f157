import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { problemOf, type WireError } from "#forms/saveOutcome";
import { useSave } from "#forms/useSave";
import { ApiError } from "#relay/apiError";
import type { useAddServicesMutation } from "./__generated__/useAddServicesMutation.graphql";
import type { ServicesOfCommune } from "./listedServices";
import type { ChangeFailure } from "./ServiceFailure";

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

/** Adds services, all or none. The list is renewed with every answer, so that a second attempt starts from it. */
export function useAddServices() {
  const router = useRouter();
  const save = useSave<useAddServicesMutation>(addMutation);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);

  /** What the server refuses; null: it did not come to that. */
  const add = async (
    { ags, revision }: ServicesOfCommune,
    serviceIds: readonly string[],
  ): Promise<readonly WireError[] | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const { addCommuneServices } = await save({ input: { ags, revision, serviceIds } });
      const { commune, errors } = addCommuneServices;
      const other = errors.find(({ code }) => code !== "services_duplicates");
      if (other) setFailure({ ...problemOf(other), at: Date.now() });
      // A refusal need not bring the services along; what is doubled may have been added by somebody else.
      if (errors.length > 0 && !commune) void router.invalidate();
      return errors;
    } catch (error) {
      const { code, params } = error instanceof ApiError ? error : new ApiError("internal_error");
      setFailure({ code, params, at: Date.now() });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy, failure };
}
