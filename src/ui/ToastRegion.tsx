import { Button, IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useObservable } from "#browser/useObservable";
import { Icon } from "./Icon";
import { toneIcons } from "./Status";
import "./toast.css";
import type { ShownToast } from "./toasts";
import { useAnnounce, useUi } from "./ui";

/** Long enough to read it and to reach its button; those with a button stay twice as long. */
const shownMs = 10_000;

/** Where toasts appear: once on each page that shows any, and only those of that page. */
export function ToastRegion() {
  const { toasts } = useUi();
  const shown = useObservable(toasts.shown);
  useEffect(() => {
    // Said while no page was there: it belongs to the one before.
    toasts.clear();
    return toasts.clear;
  }, [toasts]);
  return (
    <div className="toasts">
      {shown.map((each) => (
        <ToastView key={each.key} toast={each} />
      ))}
    </div>
  );
}

function ToastView({ toast: shown }: { readonly toast: ShownToast }) {
  const announce = useAnnounce();
  const { toasts } = useUi();
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
  }, [announce, stays]);
  useEffect(() => {
    if (stays) return undefined;
    let timer = setTimeout(leave, ms);
    function leave() {
      const isInUse = element.current?.matches(":hover, :focus-within");
      if (isInUse) timer = setTimeout(leave, shownMs / 2);
      else toasts.close(key);
    }
    return () => clearTimeout(timer);
  }, [key, ms, stays, toasts]);
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
            toasts.takeBack(key);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        variant="ghost"

        aria-label={t`Meldung schließen`}
        onClick={() => toasts.close(key)}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
