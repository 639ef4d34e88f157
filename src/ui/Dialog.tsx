import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "./Icon";

interface DialogProps {
  /** The heading; without one, `label` is the accessible name. */
  readonly title?: ReactNode;
  readonly label?: string;
  /** Called on Escape and by the close button; without it, the dialog cannot be cancelled. */
  readonly onCancel?: () => void;
  /** An alertdialog has no close button: the user picks one of its answers. */
  readonly role?: "dialog" | "alertdialog";
  readonly width?: "narrow" | "normal" | "wide" | "full";
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const sizes = { narrow: "sm", normal: "md", wide: "lg", full: "xl" } as const;

/**
 * A modal dialog, open while mounted, which restores the focus on unmount. data-focus-first marks the element to
 * focus initially. Import it only from chunks that are loaded on intent, see lazyOverlay.
 */
export function Dialog(props: DialogProps) {
  const { title, label, onCancel, role = "dialog", width = "normal", footer, children } = props;
  const { t } = useLingui();
  const bodyId = useId();
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraDialog.Root
      open
      role={role}
      aria-label={label}
      ids={role === "alertdialog" ? { description: bodyId } : undefined}
      size={sizes[width]}
      closeOnEscape={onCancel !== undefined}
      closeOnInteractOutside={false}
      initialFocusEl={() => firstFocused(content.current)}
      restoreFocus={false}
      // A menu that opened the dialog closes later and would close the dialog, too.
      onRequestDismiss={(event) => event.preventDefault()}
      onOpenChange={() => onCancel?.()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} onKeyDown={stopEscape}>
            {title && <ChakraDialog.Title>{title}</ChakraDialog.Title>}
            {onCancel && role === "dialog" && (
              <ChakraDialog.CloseTrigger aria-label={t`Schließen`}>
                <Icon name="close" />
              </ChakraDialog.CloseTrigger>
            )}
            <ChakraDialog.Body id={bodyId}>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
      {/* Last, so that the focus trap of the dialog has ended. */}
      <FocusReturn />
    </ChakraDialog.Root>
  );
}

/** The marked element, or the one that the content has already focused. */
function firstFocused(content: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const hasFocus = activeElement instanceof HTMLElement && content?.contains(activeElement);
  return content?.querySelector<HTMLElement>("[data-focus-first]") ?? (hasFocus ? activeElement : null);
}

/** Restores the focus on unmount. Chakra does so later and selects all text of an input. */
export function FocusReturn(): null {
  const [before] = useState(focusedBefore);
  useLayoutEffect(
    () => () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || activeElement?.closest("[aria-modal=true]");
      if (isLost && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return null;
}

/** The focused element; in a menu, which closes with its choice, the button that opened it. */
function focusedBefore(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest<HTMLElement>("[data-opener]");
  return menu ? document.getElementById(menu.dataset.opener ?? "") : activeElement;
}

/** React events bubble to the parent components, which must not handle Escape as well. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.stopPropagation();
}
