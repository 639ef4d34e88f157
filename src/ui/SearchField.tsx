import { chakra, Input, type InputProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { searchTextMaxLength } from "#domain/limits";
import { Icon } from "./Icon";

/** Wraps a search input and its icon. */
export const SearchBox = chakra("label", {
  base: {
    position: "relative",
    display: "block",
    "& > svg": {
      position: "absolute",
      top: "calc(50% - 8px)",
      left: "9px",
      zIndex: 1,
      color: "fg.subtle",
      pointerEvents: "none",
    },
    "& > input": { ps: 8 },
  },
});

interface SearchFieldProps extends Omit<InputProps, "onChange" | "value"> {
  /** Accessible name, and the default placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search field. Other props are passed to the input. */
export function SearchField({ label, maxLength, onType, ...input }: SearchFieldProps) {
  return (
    <SearchBox className="search-field">
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <Input
        type="search"
        fontSize="sm"
        placeholder={label}
        maxLength={maxLength ?? searchTextMaxLength}
        autoComplete="off"
        spellCheck={false}
        {...input}
        onChange={(event) => onType(event.target.value)}
      />
    </SearchBox>
  );
}
