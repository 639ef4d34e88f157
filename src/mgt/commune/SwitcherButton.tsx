import { IconButton } from "@chakra-ui/react";
import { Icon } from "#ui/Icon";
import type { OpenerProps } from "#ui/useOpener";

/** Styles of a panel whose search field stays above its results. */
export const finderPanel = {
  w: "min(420px, calc(100vw - 16px))",
  maxH: "min(480px, 70dvh)",
  textStyle: "sm",
  css: {
    "& p": { px: 2.5, py: 2, color: "fg.muted" },
    "& > .search-field": { position: "sticky", top: 0, zIndex: 1, bg: "bg.panel" },
  },
} as const;

interface SwitcherButtonProps {
  readonly label: string;
  readonly opener: OpenerProps;
}

/** Button beside a name that opens the switcher. */
export function SwitcherButton({ label, opener }: SwitcherButtonProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      // On phones the button is larger than the line of the name, which reserves 28 px.
      m={{ base: "-4px -4px -4px -10px", sm: "0 0 0 -6px" }}
      color="fg.subtle"
      aria-label={label}
      data-tooltip={label}
      {...opener}
    >
      <Icon name="chevronDown" />
    </IconButton>
  );
}
