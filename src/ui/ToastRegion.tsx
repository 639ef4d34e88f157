import { useEffect, useState, type ComponentType } from "react";
import { loadChunk } from "#browser/loadChunk";
import { useObservable } from "#browser/useObservable";
import { whenIdle } from "#browser/whenIdle";
import type { ToasterProps } from "./Toaster";
import { shownToastSelector, type ShownToast } from "./toasts";
import { useUi } from "./ui";

/** Default duration. Toasts with a button stay twice as long. */
const shownMs = 10_000;

const load = async () => (await import("./Toaster")).Toaster;

/** Renders the toasts of a page. Toasts of the previous page are cleared. */
export function ToastRegion() {
  const { toasts } = useUi();
  const shown = useObservable(toasts.shown);
  const [loaded, setLoaded] = useState<{ readonly Toaster: ComponentType<ToasterProps> } | null>(null);
  const hasAny = shown.length > 0;
  useEffect(() => {
    // Toasts shown while no page was mounted belong to the previous one.
    toasts.clear();
    return toasts.clear;
  }, [toasts]);
  useEffect(() => {
    if (!hasAny || loaded) return;
    loadChunk(load).then(
      (Toaster) => setLoaded({ Toaster }),
      () => undefined,
    );
  }, [hasAny, loaded]);
  useEffect(() => {
    // A toast also reports a lost connection, so its code loads after the first input, once that has been handled.
    let stop = () => {};
    const preload = () => {
      stop();
      stop = whenIdle(() => load().catch(() => undefined));
    };
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) document.addEventListener(sign, preload, { once: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, preload);
      stop();
    };
  }, []);
  return (
    <>
      {loaded && <loaded.Toaster shown={shown} />}
      {shown.map((toast) => toast.tone !== "error" && <Timer key={toast.key} toast={toast} />)}
    </>
  );
}

/** Closes a toast after its duration. Chakra's timers pause while the tab is in the background. */
function Timer({ toast: { key, ms, action } }: { readonly toast: ShownToast }) {
  const { toasts } = useUi();
  const stays = ms ?? (action ? 2 * shownMs : shownMs);
  useEffect(() => {
    let timer = setTimeout(leave, stays);
    function leave() {
      const isInUse = document.querySelector(shownToastSelector(key))?.matches(":hover, :focus-within");
      if (isInUse) timer = setTimeout(leave, shownMs / 2);
      else toasts.close(key);
    }
    return () => clearTimeout(timer);
  }, [key, stays, toasts]);
  return null;
}
