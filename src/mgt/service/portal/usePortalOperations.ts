import { graphql } from "react-relay/hooks";
import { useMutationAsync, type MutationAsync } from "#relay/useMutationAsync";
import type { usePortalOperationsReinstallMutation } from "./__generated__/usePortalOperationsReinstallMutation.graphql";
import type { usePortalOperationsRestoreMutation } from "./__generated__/usePortalOperationsRestoreMutation.graphql";

const reinstallMutation = graphql`
  mutation usePortalOperationsReinstallMutation(
    $input: ReinstallServicePortalInput!
    $filter: TextEntryFilter!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    reinstallServicePortal(input: $input) {
      communeService {
        texts {
          ...TextsForm_texts
            @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
        }
        ...ReinstallDialog_service
        ...PortalVersionsDialog_service
      }
      snapshot {
        id
        content {
          ...ContentSummary_content
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const restoreMutation = graphql`
  mutation usePortalOperationsRestoreMutation(
    $input: RestoreServiceSnapshotInput!
    $filter: TextEntryFilter!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    restoreServiceSnapshot(input: $input) {
      communeService {
        texts {
          ...TextsForm_texts
            @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
        }
        ...ReinstallDialog_service
        ...PortalVersionsDialog_service
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface PortalOperations {
  readonly reinstall: MutationAsync<usePortalOperationsReinstallMutation>;
  readonly restore: MutationAsync<usePortalOperationsRestoreMutation>;
}

/** Mutations of the service portal. Their payloads update all that the screen and the dialogs show. */
export function usePortalOperations(): PortalOperations {
  return {
    reinstall: useMutationAsync<usePortalOperationsReinstallMutation>(reinstallMutation),
    restore: useMutationAsync<usePortalOperationsRestoreMutation>(restoreMutation),
  };
}
