import { Trans } from "@lingui/react/macro";
import { attempt, useAction, type MutationResponse } from "#relay/useAction";
import { useToast } from "#ui/ui";

interface Undoable<Response> {
  /** What was done. */
  readonly text: string;
  readonly undo: () => Promise<Response>;
  /** What applies again once it is undone; undefined: the page shows it. */
  readonly undone?: string | undefined;
  /** Called once it is undone. */
  readonly onUndone?: (() => void) | undefined;
}

/** Says in a toast what was done, with an action that undoes it. */
export function useUndoToast<Response extends MutationResponse>(): (done: Undoable<Response>) => void {
  const toast = useToast();
  const { toNotice } = useAction();
  return ({ text, undo, undone, onUndone }) => {
    async function revert() {
      const { failure } = await attempt(undo);
      if (failure) {
        toast({ tone: "error", text: toNotice(failure).text });
        return;
      }
      if (undone) toast({ text: undone });
      onUndone?.();
    }
    toast({ text, action: { label: <Trans>Rückgängig</Trans>, onAct: () => void revert() } });
  };
}
