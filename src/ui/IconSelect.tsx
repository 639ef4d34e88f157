import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import "./IconSelect.css";

interface IconSelectProps<T extends string> {
  readonly icon: IconName;
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  /** Stands beside the icon. */
  readonly children?: ReactNode;
}

/** A choice of a few that takes the room of a button. */
export function IconSelect<T extends string>({
  icon,
  label,
  value,
  options,
  onChange,
  children,
}: IconSelectProps<T>) {
  return (
    <label className="icon-select" data-tooltip={label}>
      <Icon name={icon} />
      {children}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
