import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSessionServices } from "#session/sessionServices";

export interface LeaveGuard {
  /** Whether the question is to be shown. */
  readonly isAsked: boolean;
  /** Whether the user logs out, and does not only leave the form. */
  readonly isLoggingOut: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Closes the form, after asking if something would be lost. */
  readonly close: () => void;
}

interface LeaveOptions {
  /** Read at the moment of leaving. */
  readonly hasUnsaved: () => boolean;
  /** A form in a dialog goes with every navigation, one on a page with the path only. */
  readonly isDialog: boolean;
  /** Whether a save is in flight: leaving does not discard its input. */
  readonly isSaving?: boolean;
  /** The input is discarded. */
  readonly onGiveUp: () => void;
  readonly onClose?: () => void;
}

/** Asks before unsaved input is lost: navigation within the app, reload and closed tab, closing of a dialog, logout. */
export function useLeaveGuard(options: LeaveOptions): LeaveGuard {
  const { hasUnsaved, isDialog, isSaving = false, onGiveUp, onClose } = options;
  const { logoutGuards } = useSessionServices();
  const [isClosing, setClosing] = useState(false);
  const [logOut, setLogOut] = useState<{ readonly goOn: () => void } | null>(null);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved() && (isDialog || current.pathname !== next.pathname),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  const { proceed } = blocker;
  // Saved while the question was open: there is nothing left to ask.
  useEffect(() => {
    if (!isSaving && !hasUnsaved()) proceed?.();
  }, [isSaving, hasUnsaved, proceed]);
  // An unmounted form would block the navigation for ever.
  useEffect(() => () => proceed?.(), [proceed]);
  useEffect(
    () =>
      logoutGuards.guard((goOn) => {
        if (!hasUnsaved()) return false;
        setLogOut({ goOn });
        return true;
      }),
    [hasUnsaved, logoutGuards],
  );
  return {
    isAsked: isClosing || logOut !== null || blocker.status === "blocked",
    isLoggingOut: logOut !== null,
    leave: () => {
      if (!isSaving) onGiveUp();
      setLogOut(null);
      if (logOut) return logOut.goOn();
      setClosing(false);
      proceed?.();
      // The page may stay where only the search changes.
      if (isDialog || !proceed) onClose?.();
    },
    stay: () => {
      setClosing(false);
      setLogOut(null);
      blocker.reset?.();
    },
    close: () => {
      if (hasUnsaved()) setClosing(true);
      else onClose?.();
    },
  };
}
