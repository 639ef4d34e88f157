import { Button, type ButtonProps, type PopoverContentProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { LazyPopover } from "./LazyPopover";

interface FilterButtonProps extends ButtonProps {
  /** Whether it restricts the list. */
  readonly isSet: boolean;
}

/** A quiet button of a filter, in the accent once it restricts the list. */
export function FilterButton({ isSet, ...props }: FilterButtonProps) {
  return (
    <Button
      className="filter-control"
      data-set={isSet ? "" : undefined}
      maxW="260px"
      px={2.5}
      color="fg.muted"
      fontWeight="normal"
      css={{
        "& b": { minW: 0, overflow: "hidden", fontWeight: "semibold", textOverflow: "ellipsis" },
        "&[data-set]": { borderColor: "accent.fg", bg: "accent.subtle", color: "accent.fg" },
      }}
      {...props}
    />
  );
}

interface FilterPopoverProps {
  readonly label: string;
  /** What is chosen, in short; absent: nothing. */
  readonly value?: ReactNode;
  readonly panel?: PopoverContentProps;
  /** The controls, or a function of what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter with several values: a button that says what is set, and what can be set in what it opens. */
export function FilterPopover({ label, value, panel, children }: FilterPopoverProps) {
  return (
    <LazyPopover
      label={label}
      panel={panel}
      renderButton={(opener) => (
        <FilterButton isSet={value !== undefined} {...opener}>
          {label}
          {value !== undefined && <b>{value}</b>}
          <Icon name="chevronDown" size={12} />
        </FilterButton>
      )}
    >
      {children}
    </LazyPopover>
  );
}
