import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { lazyOverlay } from "./lazyOverlay";
import type { MenuAction } from "./MenuPanel";
import { useOpener } from "./useOpener";

const MenuPanel = lazyOverlay(async () => (await import("./MenuPanel")).MenuPanel);

interface MoreActionsProps extends Pick<IconButtonProps, "size" | "variant"> {
  /** Accessible name of the button and its menu, such as "Weitere Aktionen". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly actions: readonly MenuAction[];
}

/** A menu of less frequent actions, whose code is loaded on hover or focus. */
export function MoreActions({ label, icon, actions, ...look }: MoreActionsProps) {
  const { opened, isUsed, button } = useOpener("menu", MenuPanel.intent);
  return (
    <>
      <IconButton {...look} {...button} aria-label={label} data-tooltip={label}>
        {icon}
      </IconButton>
      {isUsed && <MenuPanel {...opened} label={label} actions={actions} />}
    </>
  );
}
