import { Plural, Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { FailureText } from "#lists/FailureText";
import { useToast } from "#ui/ui";
import type { importOperationsRestoreMutation } from "./__generated__/importOperationsRestoreMutation.graphql";
import type { ImportProgress } from "./pollImport";
import { restoreMutation } from "./importOperations";

/** After an import or a restore: refetches rows and counts and shows a toast, with undo for an import. */
export function useImportUndo() {
  const toast = useToast();
  const router = useRouter();
  const commit = useMutationAsync<importOperationsRestoreMutation>(restoreMutation);
  const { isBusy, run } = useAction();
  const refresh = () => void router.invalidate();

  /** Restores a former version; resolves to whether it succeeded. */
  async function restore(snapshotId: string): Promise<boolean> {
    const { failure } = await run(() => commit({ input: { id: snapshotId } }));
    if (failure) {
      toast({ tone: "error", text: <FailureText failure={failure} /> });
      return false;
    }
    refresh();
    toast({ text: <Trans>Der frühere Bestand gilt wieder.</Trans> });
    return true;
  }

  function imported({ counts, snapshot }: ImportProgress) {
    refresh();
    const count = counts.added + counts.changed + counts.unchanged;
    const snapshotId = snapshot?.id;
    toast({
      text: <Plural value={count} one="# Eintrag übernommen" other="# Einträge übernommen" />,
      action: snapshotId
        ? { label: <Trans>Rückgängig</Trans>, onAct: () => void restore(snapshotId) }
        : undefined,
    });
  }

  return { imported, restore, isBusy };
}
