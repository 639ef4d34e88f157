import { useRef } from "react";
import type { SelectActions } from "./useRowSelection";

interface SelectBoxProps {
  readonly label: string;
  readonly position: number;
  readonly isSelected: boolean;
  readonly select: SelectActions;
}

/** Checkbox of a row. With Shift it selects a range. */
export function SelectBox({ label, position, isSelected, select }: SelectBoxProps) {
  const withShift = useRef(false);
  return (
    <label>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={isSelected}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => {
          if (withShift.current) select.extend(position, position);
          else select.toggle(position);
        }}
      />
    </label>
  );
}

interface SelectAllBoxProps {
  readonly label: string;
  /** Number of selected rows. */
  readonly count: number;
  /** Number of rows. */
  readonly of: number;
  readonly onToggleAll: () => void;
}

/** Checkbox of all rows, in the table's head. */
export function SelectAllBox({ label, count, of, onToggleAll }: SelectAllBoxProps) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={label}
        checked={count === of}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < of;
        }}
        onChange={onToggleAll}
      />
    </label>
  );
}
