import { Popover, type PopoverContentProps } from "@chakra-ui/react";
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import type { Opened } from "./useOpener";

export interface PopoverPanelProps extends Opened {
  readonly label: string;
  readonly placement?: "bottom-start" | "bottom-end";
  readonly panel?: PopoverContentProps;
  readonly children: ReactNode;
}

/** Stops Escape from closing a surrounding pane or dialog as well. */
export const stopEscape = (event: KeyboardEvent) => {
  if (event.key === "Escape") event.stopPropagation();
};

/** Places a panel 4 px from its button and 8 px from the edges of the window. */
export const positioning = (placement: "bottom-start" | "bottom-end") =>
  ({ placement, strategy: "fixed", gutter: 4, overflowPadding: 8 }) as const;

/** True after the first render. Chakra only moves the focus when `open` changes to true. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/** Blurs the focused field, which commits its value on blur. Removing it fires no event. */
function leaveField(contentId: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(`[id="${contentId}"]`))
    activeElement.blur();
}

const surroundingDialog = (element: Element | null) => element?.closest("[role=dialog],[role=alertdialog]");

/** Whether the focus moves from the panel to the screen or dialog that the panel lies on, but not to its opener. */
function isLeaving({ currentTarget, target, relatedTarget }: FocusEvent, openerId: string): boolean {
  if (!(relatedTarget instanceof Element) || relatedTarget.id === openerId) return false;
  return (
    currentTarget.contains(target) &&
    !currentTarget.contains(relatedTarget) &&
    surroundingDialog(relatedTarget) === surroundingDialog(currentTarget.parentElement)
  );
}

/** A popover below a button. Its first control gets the focus. */
export function PopoverPanel(props: PopoverPanelProps) {
  const {
    openerId,
    contentId,
    isOpen,
    onDismiss,
    label,
    placement = "bottom-start",
    panel,
    children,
  } = props;
  const isMounted = useMounted();
  const [isLeft, setLeft] = useState(false);
  return (
    <Popover.Root
      open={isOpen && isMounted}
      ids={{ trigger: openerId, content: contentId }}
      positioning={positioning(placement)}
      portalled={false}
      lazyMount
      unmountOnExit
      restoreFocus={!isLeft}
      onOpenChange={() => {
        leaveField(contentId);
        onDismiss();
      }}
    >
      <Popover.Positioner>
        <Popover.Content
          aria-label={label}
          onKeyDown={stopEscape}
          onFocus={() => setLeft(false)}
          onBlur={(event) => {
            // Chakra detects this only from two frames after the panel has received the focus.
            if (!isLeaving(event, openerId)) return;
            setLeft(true);
            onDismiss();
          }}
          {...panel}
        >
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
