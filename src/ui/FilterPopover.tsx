import { Button, type ButtonProps, type PopoverContentProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { LazyPopover } from "./LazyPopover";

interface FilterButtonProps extends ButtonProps {
  /** Whether the filter is active. */
  readonly isSet: boolean;
}

/** Button of a filter, highlighted while the filter is active. */
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
  /** Short label of the chosen values; absent if none. */
  readonly value?: ReactNode;
  readonly panel?: PopoverContentProps;
  /** The controls, or a function that gets a callback to close the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter whose button shows the chosen values and opens a panel with controls. */
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
