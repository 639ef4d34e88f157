import type { ReactNode } from "react";
import { observable, type ReadonlyObservable } from "#browser/observable";
import type { Tone } from "./Status";

/** What has happened away from the focus. */
export interface Toast {
  readonly text: ReactNode;
  readonly tone?: Extract<Tone, "success" | "error">;
  /** What can be done about it, at most one thing. */
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void };
  /** How long it stays, in milliseconds; unless said, long enough to read it. */
  readonly ms?: number;
  /** It has gone and its action was not used; also when the page goes. */
  readonly onGone?: () => void;
}

export interface ShownToast extends Toast {
  readonly key: number;
}

export interface Toasts {
  readonly shown: ReadonlyObservable<readonly ShownToast[]>;
  /** Says something at the lower edge; errors stay until they are closed. Returns what takes it back, unused. */
  readonly show: (toast: Toast) => () => void;
  /** Takes one away without calling `onGone`. */
  readonly takeBack: (key: number) => void;
  readonly close: (key: number) => void;
  /** Closes all of them. */
  readonly clear: () => void;
}

/** Finds the view of a toast. */
export const shownToastSelector = (key: number): string => `[data-toast="${key}"]`;

/** More than this many at a time would hide the page. */
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
  const takeBack = (key: number) => shown.set(without(key));

  return {
    shown,
    show: (toast) => {
      count += 1;
      const key = count;
      keepOnly([...shown.get(), { ...toast, key }].slice(-toastsMax));
      return () => takeBack(key);
    },
    takeBack,
    close: (key) => keepOnly(without(key)),
    clear: () => keepOnly([]),
  };
}
