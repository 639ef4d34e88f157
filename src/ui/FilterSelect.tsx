import type { ReactNode } from "react";
import "./filter.css";

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** Whether the value restricts the list. */
  readonly isSet?: boolean;
  readonly onChoose: (value: string) => void;
  /** Options. */
  readonly children: ReactNode;
}

/** A filter with one value. */
export function FilterSelect({ label, value, isSet = false, onChoose, children }: FilterSelectProps) {
  return (
    <label className="filter-select">
      <span className="visually-hidden">{label}</span>
      <select
        className="filter-control"
        value={value}
        data-set={isSet ? "" : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
