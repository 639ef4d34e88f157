import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useUndoToast } from "#relay/useUndoableChange";
import { useAnnounce } from "#ui/ui";
import type { useFileUndoMutation } from "./__generated__/useFileUndoMutation.graphql";

const undoMutation = graphql`
  mutation useFileUndoMutation($input: UndoServiceFileChangeInput!) {
    undoServiceFileChange(input: $input) {
      communeService {
        predefinedFiles {
          ...PredefinedFileCard_file
        }
        ...FreeFiles_service
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/**
 * Returns a function that reports changed files in a toast, with an undo action if possible. Takes the ids of the
 * changes returned by the server. Undoes them in sequence and stops at the first failure.
 * @param onUndone called after undoing
 */
export function useFileUndo(
  onUndone?: () => void,
): (text: string, ...undoIds: readonly (string | null | undefined)[]) => void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const offerUndo = useUndoToast();
  const commit = useMutationAsync<useFileUndoMutation>(undoMutation);
  return (text, ...undoIds) => {
    const [first, ...further] = undoIds.flatMap((id) => id ?? []);
    if (first === undefined) {
      announce(text);
      return;
    }
    async function undo(id: string) {
      let response = await commit({ input: { id } });
      for (const next of further) {
        if (response.undoServiceFileChange.errors.length > 0) break;
        response = await commit({ input: { id: next } });
      }
      return response;
    }
    offerUndo({ text, undo: () => undo(first), undone: t`Rückgängig gemacht`, onUndone });
  };
}
