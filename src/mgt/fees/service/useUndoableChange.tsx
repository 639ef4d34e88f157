import type { Failure, FailureCode } from "#i18n/errorMessages";
import { attempt, useAction, type Payload } from "#relay/useAction";
import { useToast } from "#ui/ui";
import { useUndoToast } from "#mgt/service/useUndoToast";

/** A fee as stored by a change. */
interface StoredVersion {
  readonly id: string;
  readonly revision: number;
}

type Response<P> = Readonly<Record<string, P>>;

interface UndoableChange<P> {
  /** What was done. */
  readonly text: string;
  readonly run: () => Promise<Response<P>>;
  /** Reverts the change of the fee as stored by it. */
  readonly undo: (stored: StoredVersion) => Promise<Response<P>>;
  /** What applies again once it is undone; undefined: the page shows it. */
  readonly undone?: string;
  /** Failures that the caller asks about instead of a toast. */
  readonly isWarning?: (code: FailureCode) => boolean;
}

/**
 * Runs a change of a fee, and says so in a toast with which it can be undone. Resolves to the failure, if any.
 * @param storedOf reads the fee from a payload
 */
export function useUndoableChange<P extends Payload>(
  storedOf: (payload: P) => StoredVersion | null,
): (change: UndoableChange<P>) => Promise<Failure | null> {
  const toast = useToast();
  const { toNotice } = useAction();
  const offerUndo = useUndoToast<Response<P>>();
  return async ({ text, run, undo, undone, isWarning }) => {
    const { failure, payload } = await attempt(run);
    if (failure) {
      if (!isWarning?.(failure.code)) toast({ tone: "error", text: toNotice(failure).text });
      return failure;
    }
    const stored = storedOf(payload);
    if (!stored) return null;
    const { id, revision } = stored;
    offerUndo({ text, undone, undo: () => undo({ id, revision }) });
    return null;
  };
}
