import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSessionServices } from "#session/sessionServices";

export interface LeaveGuard {
  /** Whether the question is open. */
  readonly isAsked: boolean;
  /** Whether the user is logging out instead of only leaving the form. */
  readonly isLoggingOut: boolean;
  readonly leave: () => void;
  /** Saves, then leaves; a refused save stays. */
  readonly saveAndLeave: () => Promise<void>;
  readonly stay: () => void;
  /** Closes the form, after asking if input would be lost. */
  readonly close: () => void;
}

interface LeaveOptions {
  /** Read when leaving. */
  readonly hasUnsaved: () => boolean;
  /** A form in a dialog closes with every navigation, one on a page only when the path changes. */
  readonly isDialog: boolean;
  /** Whether a save is in flight; leaving does not discard its input. */
  readonly isSaving?: boolean;
  /** Resolves to whether everything is saved. */
  readonly save?: () => Promise<boolean>;
  /** Called when the input is discarded. */
  readonly onGiveUp: () => void;
  readonly onClose?: () => void;
}

/** Asks before unsaved input is lost: on navigation, reload, closing the tab or the dialog, and logout. */
export function useLeaveGuard(options: LeaveOptions): LeaveGuard {
  const { hasUnsaved, isDialog, isSaving = false, save, onGiveUp, onClose } = options;
  const { logoutGuards } = useSessionServices();
  const [isClosing, setClosing] = useState(false);
  const [logOut, setLogOut] = useState<{ readonly proceed: () => void } | null>(null);
  /** The user has answered, and the save has not completed yet. */
  const [isSavingFirst, setSavingFirst] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved() && (isDialog || current.pathname !== next.pathname),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  const { proceed } = blocker;
  // Saved while the question was open: nothing is left to ask.
  useEffect(() => {
    if (!isSaving && !hasUnsaved()) proceed?.();
  }, [isSaving, hasUnsaved, proceed]);
  // A blocker left pending by an unmounted form would block navigation forever.
  useEffect(() => () => proceed?.(), [proceed]);
  useEffect(
    () =>
      logoutGuards.guard((proceedLogout) => {
        if (!hasUnsaved()) return false;
        setLogOut({ proceed: proceedLogout });
        return true;
      }),
    [hasUnsaved, logoutGuards],
  );
  const stay = () => {
    setClosing(false);
    setLogOut(null);
    blocker.reset?.();
  };
  return {
    isAsked: !isSavingFirst && (isClosing || logOut !== null || blocker.status === "blocked"),
    isLoggingOut: logOut !== null,
    leave: () => {
      if (!isSaving) onGiveUp();
      setLogOut(null);
      if (logOut) return logOut.proceed();
      setClosing(false);
      proceed?.();
      // The page may stay mounted if only the search params change.
      if (isDialog || !proceed) onClose?.();
    },
    saveAndLeave: async () => {
      setSavingFirst(true);
      const isSaved = await save?.();
      setSavingFirst(false);
      if (!isSaved) return stay();
      // A dialog has closed with the save.
      setClosing(false);
      setLogOut(null);
      logOut?.proceed();
      proceed?.();
    },
    stay,
    close: () => {
      if (hasUnsaved()) setClosing(true);
      else onClose?.();
    },
  };
}
