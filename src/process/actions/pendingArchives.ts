/** Archivings that can still be taken back: nothing is sent before the time for that is over (section 4). */
import { observable } from "#browser/observable";
import { undoSeconds } from "#domain/limits";
import { sessionEpoch } from "#session/session";
import { clearToasts, toast, type Toast } from "#ui/toast";

/** How each waiting one is taken back, by node id of its process. */
export const pendingArchives = observable<ReadonlyMap<string, () => void>>(new Map());

function forget(id: string): void {
  const rest = new Map(pendingArchives.get());
  rest.delete(id);
  pendingArchives.set(rest);
  if (rest.size === 0) window.removeEventListener("pagehide", clearToasts);
}

interface PendingArchive {
  /** Node id of the process. */
  readonly id: string;
  readonly text: Toast["text"];
  readonly undoLabel: Toast["text"];
  /** Sends it. */
  readonly send: () => void;
  readonly onUndone: () => void;
}

/**
 * Waits for the ten seconds in which a toast offers to take it back. It is sent when the toast goes, which is also when
 * it is closed and when the page is left; not for whoever signs in after the user has left.
 */
export function archiveSoon({ id, text, undoLabel, send, onUndone }: PendingArchive): void {
  const epoch = sessionEpoch.get();
  const undo = () => {
    forget(id);
    onUndone();
  };
  const takeBack = toast({
    text,
    ms: undoSeconds * 1_000,
    action: { label: undoLabel, onAct: undo },
    onGone: () => {
      forget(id);
      if (sessionEpoch.get() === epoch) send();
    },
  });
  if (pendingArchives.get().size === 0) window.addEventListener("pagehide", clearToasts);
  pendingArchives.set(
    new Map(pendingArchives.get()).set(id, () => {
      takeBack();
      undo();
    }),
  );
}
