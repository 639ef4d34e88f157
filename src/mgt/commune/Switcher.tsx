import { useId, useState, type ReactNode } from "react";
import { Icon } from "#ui/Icon";
import { usePopoverPlace } from "#ui/usePopoverPlace";
import "./communeSwitcher.css";

interface SwitcherProps {
  /** What it does, for the button and for what it opens. */
  readonly label: string;
  /** What is chosen from. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button beside a name that opens the way to another one. */
export function Switcher({ label, children }: SwitcherProps) {
  const id = useId();
  const { trigger, panel, place } = usePopoverPlace();
  // Long lists are there once somebody wants to look at them.
  const [isUsed, setUsed] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button
        className="commune-switcher"
        ref={trigger}
        type="button"
        popoverTarget={id}
        // Comes before the panel opens.
        onClick={() => setUsed(true)}
        aria-label={label}
        title={label}
      >
        <Icon name="chevronDown" />
      </button>
      <div
        className="commune-finder"
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          if (event.newState !== "open") return;
          place();
          panel.current?.querySelector("input")?.select();
        }}
      >
        {isUsed && children(close)}
      </div>
    </>
  );
}
