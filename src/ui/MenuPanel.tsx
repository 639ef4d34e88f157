import { Menu } from "@chakra-ui/react";
import type { HTMLAttributes, ReactNode } from "react";
import { positioning, stopEscape, useMounted } from "./PopoverPanel";
import type { Opened } from "./useOpener";

/** An entry of a menu. With `aria-disabled` it is focusable, but cannot be chosen. */
export interface MenuAction extends Pick<
  HTMLAttributes<HTMLElement>,
  "aria-describedby" | "aria-disabled" | "aria-haspopup" | "onPointerEnter"
> {
  readonly value: string;
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

interface MenuPanelProps extends Opened {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** A menu of actions below a button. */
export function MenuPanel({
  openerId,
  contentId,
  isOpen,
  onDismiss,
  onClose,
  label,
  actions,
}: MenuPanelProps) {
  const isMounted = useMounted();
  return (
    <Menu.Root
      open={isOpen && isMounted}
      ids={{ trigger: openerId, content: contentId }}
      positioning={positioning("bottom-start")}
      defaultHighlightedValue={actions[0]?.value}
      loopFocus
      onOpenChange={onDismiss}
      onExitComplete={() => {
        // After a choice by mouse, Chakra's menu takes the focus back from its button.
        if (document.activeElement?.id === contentId) document.getElementById(openerId)?.focus();
        // Unmounting resets the highlighted entry.
        onClose();
      }}
    >
      <Menu.Positioner>
        <Menu.Content aria-label={label} data-opener={openerId} onKeyDown={stopEscape}>
          {actions.map(({ value, content, onSelect, "aria-disabled": isDisabled, ...item }) => (
            <Menu.Item
              key={value}
              value={value}
              aria-disabled={isDisabled}
              closeOnSelect={!isDisabled}
              // Chakra's `onSelect` uses the highlighted entry, which a click without a pointer does not change.
              onClick={isDisabled ? undefined : onSelect}
              {...item}
            >
              {content}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
