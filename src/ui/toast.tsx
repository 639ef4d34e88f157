import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { observable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { announce } from "./announce";
import { Button } from "./Button";
import { Icon } from "./Icon";
import { toneIcons, type Tone } from "./Status";
import "./toast.css";

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

interface ShownToast extends Toast {
  readonly key: number;
}

const toasts = observable<readonly ShownToast[]>([]);
let count = 0;

/** More than this many at a time would hide the page. */
const toastsMax = 3;

/** Long enough to read it and to reach its button; those with a button stay twice as long. */
const shownMs = 10_000;

/** Says something at the lower edge; errors stay until they are closed. Returns what takes it back, unused. */
export function toast(shown: Toast): () => void {
  count += 1;
  const key = count;
  keepOnly([...toasts.get(), { ...shown, key }].slice(-toastsMax));
  return () => toasts.set(without(key));
}

/** Takes all of them away. */
export function clearToasts(): void {
  keepOnly([]);
}

function keepOnly(kept: readonly ShownToast[]): void {
  const gone = toasts.get().filter((shown) => !kept.includes(shown));
  toasts.set(kept);
  for (const { onGone } of gone) onGone?.();
}

const without = (key: number) => toasts.get().filter((shown) => shown.key !== key);

function close(key: number): void {
  keepOnly(without(key));
}

/** Where toasts appear: once on each page that shows any, and only those of that page. */
export function ToastRegion() {
  const shown = useObservable(toasts);
  useEffect(() => {
    // Said while no page was there: it belongs to the one before.
    clearToasts();
    return clearToasts;
  }, []);
  return (
    <div className="toasts">
      {shown.map((each) => (
        <ToastView key={each.key} toast={each} />
      ))}
    </div>
  );
}

function ToastView({ toast: shown }: { readonly toast: ShownToast }) {
  const { key, text, tone = "success", action } = shown;
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const view = element.current;
    return () => {
      if (view?.contains(document.activeElement) && from.current?.isConnected) from.current.focus();
    };
  }, []);
  const stays = tone === "error";
  const ms = shown.ms ?? (action ? 2 * shownMs : shownMs);
  useEffect(() => {
    // The page has one polite region, which says this as well; errors interrupt by their role.
    if (!stays) announce(element.current?.querySelector(".page-toast-text")?.textContent ?? "");
  }, [stays]);
  useEffect(() => {
    if (stays) return undefined;
    let timer = setTimeout(leave, ms);
    function leave() {
      const isInUse = element.current?.matches(":hover, :focus-within");
      if (isInUse) timer = setTimeout(leave, shownMs / 2);
      else close(key);
    }
    return () => clearTimeout(timer);
  }, [key, ms, stays]);
  return (
    <div
      className="page-toast"
      data-tone={tone}
      ref={element}
      onFocus={({ relatedTarget }) => {
        // Where the focus goes back to when the message goes.
        if (relatedTarget instanceof HTMLElement && !element.current?.contains(relatedTarget)) {
          from.current = relatedTarget;
        }
      }}
    >
      <Icon name={toneIcons[tone]} />
      <div className="page-toast-text" role={stays ? "alert" : undefined}>
        {text}
      </div>
      {action && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            toasts.set(without(key));
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        isIconOnly
        aria-label={t`Meldung schließen`}
        onClick={() => close(key)}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
