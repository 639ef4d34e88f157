import { Menu } from "@chakra-ui/react";
import type { HTMLAttributes, ReactNode } from "react";
import { positioning, stopEscape, useMounted } from "./PopoverPanel";
import type { Opened } from "./useOpener";

/** An entry of a menu. One with `aria-disabled` can be reached and read, but not chosen. */
export interface MenuAction extends Pick<
  HTMLAttributes<HTMLElement>,
  "aria-describedby" | "aria-disabled" | "aria-haspopup" | "onPointerEnter"
> {
  readonly value: string;
  /** Icon and words. */
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

interface MenuPanelProps extends Opened {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** Actions below a button: arrows, Home, End and letters move, Enter chooses. */
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
      // The next one begins at its first entry again.
      onExitComplete={onClose}
    >
      <Menu.Positioner>
        <Menu.Content aria-label={label} onKeyDown={stopEscape}>
          {actions.map(({ value, content, onSelect, "aria-disabled": isDisabled, ...item }) => (
            <Menu.Item
              key={value}
              value={value}
              aria-disabled={isDisabled}
              closeOnSelect={!isDisabled}
              // Chakra's `onSelect` takes what is highlighted, which a click without a pointer does not change.
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
