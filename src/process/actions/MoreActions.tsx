import { useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { usePopoverPlace } from "#ui/usePopoverPlace";
import { buttonClass } from "#ui/buttonClass";
import { ProcessIcon } from "../ProcessIcon";

interface MoreActionsProps {
  readonly isSmall: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The actions that are needed less often, behind one button. */
export function MoreActions({ isSmall, children }: MoreActionsProps) {
  const { t } = useLingui();
  const id = useId();
  const { trigger, panel, place } = usePopoverPlace();
  return (
    <>
      <button
        type="button"
        ref={trigger}
        className={buttonClass({ size: isSmall ? "sm" : "md", isIconOnly: true })}
        popoverTarget={id}
        aria-label={t`Weitere Aktionen`}
        title={t`Weitere Aktionen`}
      >
        <ProcessIcon name="more" />
      </button>
      {/* The buttons within are pressed; this only closes behind them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={id}
        ref={panel}
        className="more-actions"
        popover="auto"
        role="group"
        aria-label={t`Weitere Aktionen`}
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
