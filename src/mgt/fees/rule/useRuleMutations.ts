import { graphql } from "react-relay/hooks";
import { useMutationAsync, type MutationAsync } from "#relay/useMutationAsync";
import type { useRuleMutationsResetMutation } from "./__generated__/useRuleMutationsResetMutation.graphql";
import type { useRuleMutationsSaveMutation } from "./__generated__/useRuleMutationsSaveMutation.graphql";

const saveMutation = graphql`
  mutation useRuleMutationsSaveMutation($input: SaveFeeRuleInput!) {
    saveFeeRule(input: $input) {
      feeRule {
        sentenceDe
        sentenceEn
        ...feeRule_rule
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const resetMutation = graphql`
  mutation useRuleMutationsResetMutation($input: ResetFeeRuleInput!) {
    resetFeeRule(input: $input) {
      feeRule {
        sentenceDe
        sentenceEn
        ...feeRule_rule
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface RuleMutations {
  readonly save: MutationAsync<useRuleMutationsSaveMutation>;
  readonly reset: MutationAsync<useRuleMutationsResetMutation>;
}

/** Mutations of a fee rule. Their payloads include all its fields on screen. */
export function useRuleMutations(): RuleMutations {
  return {
    save: useMutationAsync<useRuleMutationsSaveMutation>(saveMutation),
    reset: useMutationAsync<useRuleMutationsResetMutation>(resetMutation),
  };
}
