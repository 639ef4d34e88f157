import type { ComponentProps } from "react";
import { searchTextMaxLength } from "#domain/limits";
import { Icon } from "./Icon";
import "./searchField.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  /** What is searched for; shown in the field while it is empty, unless the place holder says more. */
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A field whose text restricts what stands below it. All that an input takes goes to the input. */
export function SearchField({ label, maxLength, onType, ...input }: SearchFieldProps) {
  return (
    <label className="search-field">
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        type="search"
        placeholder={label}
        maxLength={maxLength ?? searchTextMaxLength}
        autoComplete="off"
        spellCheck={false}
        {...input}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}
