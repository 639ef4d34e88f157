import { Popover, type PopoverContentProps } from "@chakra-ui/react";
import { useEffect, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Opened } from "./useOpener";

export interface PopoverPanelProps extends Opened {
  readonly label: string;
  /** Below the start of the button unless said. */
  readonly placement?: "bottom-start" | "bottom-end";
  readonly panel?: PopoverContentProps;
  readonly children: ReactNode;
}

/** Keeps Escape to what it closes: a pane or a dialog around stays open. */
export const stopEscape = (event: KeyboardEvent) => {
  if (event.key === "Escape") event.stopPropagation();
};

/** Places what opens 4 px from its button, and 8 px from the edges of the window. */
export const positioning = (placement: "bottom-start" | "bottom-end") =>
  ({ placement, strategy: "fixed", gutter: 4, overflowPadding: 8 }) as const;

/** True after the first render: Chakra moves the focus only into what it sees opening. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/** Fields take over what is typed when they are left, which their removal does not tell them. */
function leaveField(contentId: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(`[id="${contentId}"]`))
    activeElement.blur();
}

/** What opens below a button, with the focus on its first control. */
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
