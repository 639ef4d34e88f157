import { Popover, type PopoverContentProps } from "@chakra-ui/react";
import { useEffect, useState, type KeyboardEvent, type ReactNode } from "react";
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
  return (
    <Popover.Root
      open={isOpen && isMounted}
      ids={{ trigger: openerId, content: contentId }}
      positioning={positioning(placement)}
      portalled={false}
      lazyMount
      unmountOnExit
      onOpenChange={() => {
        leaveField(contentId);
        onDismiss();
      }}
    >
      <Popover.Positioner>
        <Popover.Content aria-label={label} onKeyDown={stopEscape} {...panel}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
