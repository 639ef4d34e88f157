import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "./Icon";

interface DialogProps {
  /** The heading; undefined: the content brings its own, and `label` names the dialog. */
  readonly title?: ReactNode;
  readonly label?: string;
  /** Escape; undefined: the dialog cannot be left without an answer. */
  readonly onCancel?: () => void;
  /** Names the cross beside the title that does the same; undefined: none. */
  readonly closeLabel?: string;
  readonly role?: "dialog" | "alertdialog";
  readonly width?: "narrow" | "normal" | "wide";
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const sizes = { narrow: "sm", normal: "md", wide: "lg" } as const;

/**
 * A modal dialog while it is mounted: the page beneath is inert, and the focus goes back to where it was. What is to
 * have the focus first carries data-focus-first. Import it only where the code comes on intent, see lazyDialog.
 */
export function Dialog(props: DialogProps) {
  const { title, label, onCancel, closeLabel, role = "dialog", width = "normal", footer, children } = props;
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
      // A menu that has opened the dialog closes after it, and would take it along.
      onRequestDismiss={(event) => event.preventDefault()}
      onOpenChange={() => onCancel?.()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} onKeyDown={stopEscape}>
            {title && <ChakraDialog.Title>{title}</ChakraDialog.Title>}
            {closeLabel && (
              <ChakraDialog.CloseTrigger aria-label={closeLabel}>
                <Icon name="close" />
              </ChakraDialog.CloseTrigger>
            )}
            <ChakraDialog.Body id={bodyId}>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
      {/* Last, so that the dialog does not hold the focus any more. */}
      <FocusReturn />
    </ChakraDialog.Root>
  );
}

/** What its content has given the focus keeps it. */
function firstFocused(content: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const hasFocus = activeElement instanceof HTMLElement && content?.contains(activeElement);
  return content?.querySelector<HTMLElement>("[data-focus-first]") ?? (hasFocus ? activeElement : null);
}

/** Gives the focus back to where it was. Chakra does so later, and would select all text of a field. */
function FocusReturn(): null {
  const [before] = useState(() => document.activeElement);
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

/** What a dialog is rendered in gets its events: only the dialog is meant by Escape. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.stopPropagation();
}
