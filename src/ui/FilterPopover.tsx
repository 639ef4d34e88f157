import { useId, useState, type ReactNode } from "react";
import { Icon } from "./Icon";
import "./filter.css";
import { usePopoverPlace } from "./usePopoverPlace";

interface FilterPopoverProps {
  readonly label: string;
  /** What is chosen, in short; absent: nothing. */
  readonly value?: ReactNode;
  readonly children: ReactNode;
}

/** A filter with several values: a button that says what is set, and what can be set in what it opens. */
export function FilterPopover({ label, value, children }: FilterPopoverProps) {
  const id = useId();
  const { trigger, panel, place } = usePopoverPlace();
  // Long lists of choices are there only while somebody looks at them.
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <button
        className="filter-control"
        ref={trigger}
        type="button"
        popoverTarget={id}
        // Comes before the panel opens.
        onClick={() => setUsed(true)}
        data-set={value === undefined ? undefined : ""}
      >
        {label}
        {value !== undefined && <b>{value}</b>}
        <Icon name="chevronDown" size={12} />
      </button>
      <div
        className="filter-panel"
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => {
          setUsed(event.newState === "open");
          if (event.newState !== "open") return;
          place();
          panel.current?.querySelector<HTMLElement>("input, button")?.focus();
        }}
      >
        {isUsed && children}
      </div>
    </>
  );
}
