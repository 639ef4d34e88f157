import type { ReactNode } from "react";
import { observable, type ReadonlyObservable } from "#browser/observable";
import type { Tone } from "./Status";

/** A message about something that happened away from the focus. */
export interface Toast {
  readonly text: ReactNode;
  readonly tone?: Extract<Tone, "success" | "error">;
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void };
  /** Duration in milliseconds; defaults to long enough to read it. */
  readonly ms?: number;
  /** Called when the toast closes without its action being used, also on leaving the page. */
  readonly onGone?: () => void;
}

export interface ShownToast extends Toast {
  readonly key: number;
}

export interface Toasts {
  readonly shown: ReadonlyObservable<readonly ShownToast[]>;
  /** Shows a toast; errors stay until they are closed. Returns a function that removes it without `onGone`. */
  readonly show: (toast: Toast) => () => void;
  /** Removes a toast without calling `onGone`. */
  readonly retract: (key: number) => void;
  readonly close: (key: number) => void;
  readonly clear: () => void;
}

/** Selector of a rendered toast. */
export const shownToastSelector = (key: number): string => `[data-toast="${key}"]`;

/** More toasts would hide the page. */
const toastsMax = 3;

export function createToasts(): Toasts {
  const shown = observable<readonly ShownToast[]>([]);
  let count = 0;

  function keepOnly(kept: readonly ShownToast[]): void {
    const gone = shown.get().filter((toast) => !kept.includes(toast));
    shown.set(kept);
    for (const { onGone } of gone) onGone?.();
  }

  const without = (key: number) => shown.get().filter((toast) => toast.key !== key);
  const retract = (key: number) => shown.set(without(key));

  return {
    shown,
    show: (toast) => {
      count += 1;
      const key = count;
      keepOnly([...shown.get(), { ...toast, key }].slice(-toastsMax));
      return () => retract(key);
    },
    retract,
    close: (key) => keepOnly(without(key)),
    clear: () => keepOnly([]),
  };
}
