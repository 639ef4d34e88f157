import { Trans } from "@lingui/react/macro";
import type { Failure, FailureCode } from "#i18n/errorMessages";
import { useToast } from "#ui/ui";
import { attempt, useAction, type MutationResponse, type Payload } from "./useAction";

interface Done {
  /** What was done. */
  readonly text: string;
  /** Undefined: it cannot be undone. */
  readonly undo: (() => Promise<MutationResponse>) | undefined;
  /** What applies again once it is undone; undefined: the page shows it. */
  readonly undone?: string | undefined;
  /** Called once it is undone. */
  readonly onUndone?: (() => void) | undefined;
}

/** Says in a toast what was done, with an action that undoes it. Works after the component is gone. */
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
  /** Reverts what the change has stored. */
  readonly undo: (stored: Stored) => Promise<MutationResponse>;
  /** Failures that the caller shows or asks about instead of a toast. */
  readonly isHandled?: ((code: FailureCode) => boolean) | undefined;
}

/**
 * Runs a change, and says so in a toast with which it can be undone. Resolves to the failure, if any.
 * @param storedOf reads from a payload what an undo needs; undefined: the change cannot be undone
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
