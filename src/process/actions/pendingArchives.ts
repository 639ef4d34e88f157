/** Archivings that can still be taken back: nothing is sent before the time for that is over. */
import { useCallback } from "react";
import { undoSeconds } from "#domain/limits";
import { useSessionServices } from "#session/sessionServices";
import type { Toast } from "#ui/toasts";
import { useUi } from "#ui/ui";
import { useProcesses } from "../processes";

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
export function useArchiveSoon(): (archive: PendingArchive) => void {
  const { pendingArchives } = useProcesses();
  const { session } = useSessionServices();
  const { toasts } = useUi();
  return useCallback(
    ({ id, text, undoLabel, send, onUndone }) => {
      const epoch = session.epoch.get();
      const forget = () => {
        const rest = new Map(pendingArchives.get());
        rest.delete(id);
        pendingArchives.set(rest);
        if (rest.size === 0) window.removeEventListener("pagehide", toasts.clear);
      };
      const undo = () => {
        forget();
        onUndone();
      };
      const takeBack = toasts.show({
        text,
        ms: undoSeconds * 1_000,
        action: { label: undoLabel, onAct: undo },
        onGone: () => {
          forget();
          if (session.epoch.get() === epoch) send();
        },
      });
      if (pendingArchives.get().size === 0) window.addEventListener("pagehide", toasts.clear);
      pendingArchives.set(
        new Map(pendingArchives.get()).set(id, () => {
          takeBack();
          undo();
        }),
      );
    },
    [pendingArchives, session, toasts],
  );
}
