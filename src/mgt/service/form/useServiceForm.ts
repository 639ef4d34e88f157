import { graphql } from "react-relay/hooks";
import type { MutationAsync } from "#relay/useMutationAsync";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useServiceFormResetMutation } from "./__generated__/useServiceFormResetMutation.graphql";
import type { useServiceFormSaveMutation } from "./__generated__/useServiceFormSaveMutation.graphql";

const saveMutation = graphql`
  mutation useServiceFormSaveMutation($input: SaveServiceFormInput!) {
    saveServiceForm(input: $input) {
      communeService {
        ...ServiceFormEditor_service
        form {
          ...serviceFormValues_form
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const resetMutation = graphql`
  mutation useServiceFormResetMutation($input: ResetServiceFormInput!) {
    resetServiceForm(input: $input) {
      communeService {
        ...ServiceFormEditor_service
        form {
          revision
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ServiceFormMutations {
  readonly save: MutationAsync<useServiceFormSaveMutation>;
  readonly reset: MutationAsync<useServiceFormResetMutation>;
}

/** Mutations of a service's form. Their payloads include all its fields on screen. */
export function useServiceForm(): ServiceFormMutations {
  return {
    save: useMutationAsync<useServiceFormSaveMutation>(saveMutation),
    reset: useMutationAsync<useServiceFormResetMutation>(resetMutation),
  };
}
