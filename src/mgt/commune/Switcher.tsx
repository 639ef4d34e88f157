import { IconButton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon";
import { LazyPopover } from "#ui/LazyPopover";

interface SwitcherProps {
  /** What it does, for the button and for what it opens. */
  readonly label: string;
  /** What is chosen from. */
  readonly children: (close: () => void) => ReactNode;
}

/** Looks of a panel with a search field that stays above what it finds. */
export const finderPanel = {
  w: "min(420px, calc(100vw - 16px))",
  maxH: "min(480px, 70dvh)",
  textStyle: "sm",
  css: {
    "& p": { px: 2.5, py: 2, color: "fg.muted" },
    "& > .search-field": { position: "sticky", top: 0, zIndex: 1, bg: "bg.panel" },
  },
} as const;

/** A button beside a name that opens the way to another one. */
export function Switcher({ label, children }: SwitcherProps) {
  return (
    <LazyPopover
      label={label}
      panel={finderPanel}
      renderButton={(opener) => (
        <IconButton
          size="sm"
          variant="ghost"
          // On phones larger than the 28 px that it takes in the name's line.
          m={{ base: "-4px -4px -4px -10px", sm: "0 0 0 -6px" }}
          color="fg.subtle"
          aria-label={label}
          data-tooltip={label}
          {...opener}
        >
          <Icon name="chevronDown" />
        </IconButton>
      )}
    >
      {children}
    </LazyPopover>
  );
}
