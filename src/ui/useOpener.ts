import { useId, useState } from "react";
import type { Intent } from "./lazyOverlay";

/** Props of a panel below a button. After its first use it stays mounted, so that it can restore the focus. */
export interface Opened {
  readonly openerId: string;
  readonly contentId: string;
  readonly isOpen: boolean;
  readonly onDismiss: () => void;
  /** Unmounts it, so that the next press loads its code again. */
  readonly onClose: () => void;
}

/** State of a button and its panel, whose code is loaded on intent. */
export function useOpener(kind: "menu" | "dialog", intent: Intent) {
  const id = useId();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const isOpen = state === "open";
  const opened: Opened = {
    openerId: `${id}opener`,
    contentId: `${id}content`,
    isOpen,
    onDismiss: () => setState("closed"),
    onClose: () => setState("unused"),
  };
  return {
    opened,
    isUsed: state !== "unused",
    button: {
      id: opened.openerId,
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? opened.contentId : undefined,
      onClick: () => setState(isOpen ? "closed" : "open"),
      ...intent,
    },
  };
}

/** Props that make a button the opener. */
export type OpenerProps = ReturnType<typeof useOpener>["button"];
