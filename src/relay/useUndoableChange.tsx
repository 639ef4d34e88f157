import { Trans } from "@lingui/react/macro";
import type { Failure, FailureCode } from "#i18n/errorMessages";
import { useToast } from "#ui/ui";
import { attempt, useAction, type MutationResponse, type Payload } from "./useAction";

interface Done {
  /** Text of the toast. */
  readonly text: string;
  /** Reverts the change; undefined: it cannot be undone. */
  readonly undo: (() => Promise<MutationResponse>) | undefined;
  /** Text of the toast after undoing; undefined: no toast, since the page shows the result. */
  readonly undone?: string | undefined;
  /** Called after undoing. */
  readonly onUndone?: (() => void) | undefined;
}

/** Shows a toast with an undo action. Works after the component has unmounted. */
export function useUndoToast(): (done: Done) => void {
  const toast = useToast();
  const { toNotice } = useAction();
  return ({ text, undo, undone, onUndone }) => {
    async function revert(revertChange: () => Promise<MutationResponse>) {
      const { failure } = await attempt(revertChange);
      if (failure) {
        toast({ tone: "error", text: toNotice(failure).text });
        return;
      }
      if (undone) toast({ text: undone });
      onUndone?.();
    }
    toast({
      text,
      action: undo && { label: <Trans>Rückgängig</Trans>, onAct: () => void revert(undo) },
    });
  };
}

interface UndoableChange<P, Stored> extends Pick<Done, "text" | "undone"> {
  readonly run: () => Promise<Readonly<Record<string, P>>>;
  /** Reverts the change, given the value returned by `storedOf`. */
  readonly undo: (stored: Stored) => Promise<MutationResponse>;
  /** Codes of failures that the caller handles; others are shown in a toast. */
  readonly isHandled?: ((code: FailureCode) => boolean) | undefined;
}

/**
 * Runs a change and shows a toast with an undo action. Resolves to the failure, if any.
 * @param storedOf returns the part of the payload that undoing requires; undefined: the change cannot be undone
 */
export function useUndoableChange<P extends Payload, Stored>(
  storedOf: (payload: P) => Stored | null | undefined,
) {
  const toast = useToast();
  const { run: start, isBusy, notice, toNotice } = useAction();
  const offerUndo = useUndoToast();
  async function change(wanted: UndoableChange<P, Stored>): Promise<Failure | null> {
    const { text, run, undo, undone, isHandled } = wanted;
    const { failure, payload } = await start(run);
    if (failure) {
      if (!isHandled?.(failure.code)) toast({ tone: "error", text: toNotice(failure).text });
      return failure;
    }
    const stored = storedOf(payload) ?? undefined;
    offerUndo({ text, undone, undo: stored === undefined ? undefined : () => undo(stored) });
    return null;
  }
  return { change, isBusy, notice };
}
