import { graphql } from "react-relay/hooks";
import { markStale } from "#relay/staleRecords";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { usePortalOperationsReinstallMutation } from "./__generated__/usePortalOperationsReinstallMutation.graphql";
import type { usePortalOperationsRestoreMutation } from "./__generated__/usePortalOperationsRestoreMutation.graphql";

const reinstallMutation = graphql`
  mutation usePortalOperationsReinstallMutation($input: ReinstallServicePortalInput!) {
    reinstallServicePortal(input: $input) {
      communeService {
        texts {
          ...TextsForm_head
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
  mutation usePortalOperationsRestoreMutation($input: RestoreServiceSnapshotInput!) {
    restoreServiceSnapshot(input: $input) {
      communeService {
        texts {
          ...TextsForm_head
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

type Reinstall = usePortalOperationsReinstallMutation;
type Restore = usePortalOperationsRestoreMutation;

/**
 * Mutations of the service portal with this id. Their payloads include the fields of the dialogs and of the header; the
 * screen refetches its texts.
 */
export function usePortalOperations() {
  const reinstall = useMutationAsync<Reinstall>(reinstallMutation);
  const restore = useMutationAsync<Restore>(restoreMutation);
  return {
    reinstall: (id: string, input: Reinstall["variables"]["input"]) =>
      reinstall({ input }, { updater: markStale(id, "texts") }),
    restore: (id: string, input: Restore["variables"]["input"]) =>
      restore({ input }, { updater: markStale(id, "texts") }),
  };
}
