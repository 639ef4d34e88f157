import { graphql } from "react-relay/hooks";
import { useMutationAsync, type MutationAsync } from "#relay/useMutationAsync";
import type { useFeeMutationsResetMutation } from "./__generated__/useFeeMutationsResetMutation.graphql";
import type { useFeeMutationsResetNumbersMutation } from "./__generated__/useFeeMutationsResetNumbersMutation.graphql";
import type { useFeeMutationsRestoreNumbersMutation } from "./__generated__/useFeeMutationsRestoreNumbersMutation.graphql";
import type { useFeeMutationsSaveMutation } from "./__generated__/useFeeMutationsSaveMutation.graphql";
import type { useFeeMutationsSaveNumbersMutation } from "./__generated__/useFeeMutationsSaveNumbersMutation.graphql";
import type { useFeeMutationsStatusMutation } from "./__generated__/useFeeMutationsStatusMutation.graphql";

const saveMutation = graphql`
  mutation useFeeMutationsSaveMutation($input: SaveFeeInput!) {
    saveFee(input: $input) {
      fee {
        ...fee_fee
      }
      communeService {
        fees {
          id
          ...fee_fee
        }
        feeRule {
          ...RuleSentence_rule
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const statusMutation = graphql`
  mutation useFeeMutationsStatusMutation($input: SetFeeStatusInput!) {
    setFeeStatus(input: $input) {
      fee {
        ...fee_fee
      }
      feeRule {
        ...RuleSentence_rule
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const resetMutation = graphql`
  mutation useFeeMutationsResetMutation($input: ResetFeeInput!) {
    resetFee(input: $input) {
      fee {
        ...fee_fee
      }
      feeRule {
        ...RuleSentence_rule
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const saveNumbersMutation = graphql`
  mutation useFeeMutationsSaveNumbersMutation($input: SaveFeeMetadataInput!) {
    saveFeeMetadata(input: $input) {
      fee {
        ...fee_fee
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const resetNumbersMutation = graphql`
  mutation useFeeMutationsResetNumbersMutation($input: ResetFeeMetadataInput!) {
    resetFeeMetadata(input: $input) {
      fee {
        ...fee_fee
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const restoreNumbersMutation = graphql`
  mutation useFeeMutationsRestoreNumbersMutation($input: RestoreFeeMetadataInput!) {
    restoreFeeMetadata(input: $input) {
      fee {
        ...fee_fee
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface FeeMutations {
  readonly save: MutationAsync<useFeeMutationsSaveMutation>;
  readonly setStatus: MutationAsync<useFeeMutationsStatusMutation>;
  readonly reset: MutationAsync<useFeeMutationsResetMutation>;
  readonly saveNumbers: MutationAsync<useFeeMutationsSaveNumbersMutation>;
  readonly resetNumbers: MutationAsync<useFeeMutationsResetNumbersMutation>;
  readonly restoreNumbers: MutationAsync<useFeeMutationsRestoreNumbersMutation>;
}

/** Mutations of a service's fees. Their payloads include all their fields on screen. */
export function useFeeMutations(): FeeMutations {
  return {
    save: useMutationAsync<useFeeMutationsSaveMutation>(saveMutation),
    setStatus: useMutationAsync<useFeeMutationsStatusMutation>(statusMutation),
    reset: useMutationAsync<useFeeMutationsResetMutation>(resetMutation),
    saveNumbers: useMutationAsync<useFeeMutationsSaveNumbersMutation>(saveNumbersMutation),
    resetNumbers: useMutationAsync<useFeeMutationsResetNumbersMutation>(resetNumbersMutation),
    restoreNumbers: useMutationAsync<useFeeMutationsRestoreNumbersMutation>(restoreNumbersMutation),
  };
}
