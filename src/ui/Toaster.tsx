import { Button, createToaster, IconButton, Toast, Toaster as ChakraToaster } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./Icon";
import { toneIcons } from "./Status";
import type { ShownToast } from "./toasts";
import { useAnnounce, useUi } from "./ui";

export interface ToasterProps {
  readonly shown: readonly ShownToast[];
}

/** Renders toasts with Chakra's toaster; `Toasts` decides when they open and close. */
export function Toaster({ shown }: ToasterProps) {
  const { t } = useLingui();
  const { toasts } = useUi();
  const [toaster] = useState(() => createToaster({ placement: "bottom-end", gap: 8, removeDelay: 0 }));
  useEffect(() => {
    const show = () => {
      const keys = new Set(shown.map(({ key }) => String(key)));
      for (const { id } of toaster.getVisibleToasts()) {
        if (id !== undefined && !keys.has(id)) toaster.remove(id);
      }
      for (const { key, tone = "success" } of shown) {
        const id = String(key);
        if (toaster.isVisible(id)) continue;
        toaster.create({
          id,
          type: tone,
          duration: Number.POSITIVE_INFINITY,
          onStatusChange: ({ status }) => {
            if (status === "unmounted") toasts.close(key);
          },
        });
      }
    };
    // Chakra's toaster calls flushSync, which does not work inside an effect.
    queueMicrotask(show);
  }, [shown, toaster, toasts]);
  return (
    <ChakraToaster
      toaster={toaster}
      role="group"
      aria-label={t`Meldungen`}
      aria-live="off"
      style={{ zIndex: "var(--z-toast)" }}
      // Above the selection bar and the save bar, which has two lines on narrow screens.
      css={{
        "body:has(.bulk-bar) &": { marginBottom: "60px" },
        "body:has([data-save-bar]) &": { marginBottom: { base: "112px", sm: "60px" } },
      }}
    >
      {({ id }) => {
        const toast = shown.find(({ key }) => String(key) === id);
        return toast && <ToastView toast={toast} />;
      }}
    </ChakraToaster>
  );
}

function ToastView({ toast: shown }: { readonly toast: ShownToast }) {
  const announce = useAnnounce();
  const { toasts } = useUi();
  const { key, text, tone = "success", action } = shown;
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  const isError = tone === "error";
  useLayoutEffect(() => {
    const view = element.current;
    return () => {
      if (view?.contains(document.activeElement) && from.current?.isConnected) from.current.focus();
    };
  }, []);
  useEffect(() => {
    // Announced through the polite live region of the page; errors have the role alert.
    if (!isError) announce(title.current?.textContent ?? "");
  }, [announce, isError]);
  return (
    <Toast.Root
      ref={element}
      role="group"
      tabIndex={-1}
      data-toast={key}
      onFocus={({ relatedTarget }) => {
        // Restored when the toast closes.
        if (relatedTarget instanceof HTMLElement && !element.current?.contains(relatedTarget)) {
          from.current = relatedTarget;
        }
      }}
    >
      <Icon name={toneIcons[tone]} />
      <Toast.Title ref={title} role={isError ? "alert" : undefined}>
        {text}
      </Toast.Title>
      {action && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            toasts.retract(key);
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
    </Toast.Root>
  );
}
