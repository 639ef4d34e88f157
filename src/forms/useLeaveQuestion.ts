import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";

interface LeaveQuestion {
  /** Whether the question is to be shown. */
  readonly isAsked: boolean;
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
  /** What was typed is given up. */
  readonly onGiveUp: () => void;
  readonly onClose?: () => void;
}

/** Asks before unsaved input is lost: navigation within the app, reload and closed tab, closing of a dialog. */
export function useLeaveQuestion({ hasUnsaved, isDialog, onGiveUp, onClose }: LeaveOptions): LeaveQuestion {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved() && (isDialog || current.pathname !== next.pathname),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return {
    isAsked: isClosing || blocker.status === "blocked",
    leave: () => {
      onGiveUp();
      setClosing(false);
      if (blocker.status === "blocked") blocker.proceed();
      else onClose?.();
    },
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
    close: () => {
      if (hasUnsaved()) setClosing(true);
      else onClose?.();
    },
  };
}
