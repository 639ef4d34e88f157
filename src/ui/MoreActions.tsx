import { IconButton } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import "./moreActions.css";
import { usePopoverPlace } from "./usePopoverPlace";

interface MoreActionsProps {
  /** Names the button and what it opens, such as "Weitere Aktionen". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly isSmall?: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The actions that are needed less often, behind one button. */
export function MoreActions({ label, icon, isSmall = false, children }: MoreActionsProps) {
  const id = useId();
  const { trigger, panel, place } = usePopoverPlace();
  return (
    <>
      <IconButton
        ref={trigger}
        size={isSmall ? "sm" : "md"}
        popoverTarget={id}
        aria-label={label}
        data-tooltip={label}
      >
        {icon}
      </IconButton>
      {/* The buttons within are pressed; this only closes behind them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={id}
        ref={panel}
        className="more-actions"
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => {
          if (event.newState !== "open") return;
          place();
          panel.current?.querySelector("button")?.focus();
        }}
        onKeyDown={(event) => {
          // Else the pane around would close as well.
          if (event.key === "Escape") event.stopPropagation();
        }}
        onClick={() => panel.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
