import { NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { useImmediateValue } from "./useImmediateValue";

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** Whether the filter is active. */
  readonly isSet?: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** A filter with a single value. */
export function FilterSelect({ label, value, isSet = false, onChoose, children }: FilterSelectProps) {
  const [shown, setShown] = useImmediateValue(value);
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        className="filter-control"
        aria-label={label}
        value={shown}
        data-set={isSet ? "" : undefined}
        maxW="200px"
        color="fg.muted"
        css={{
          fieldSizing: "content",
          "&[data-set]": { borderColor: "accent.fg", bg: "accent.subtle", color: "accent.fg" },
        }}
        onChange={({ target }) => {
          setShown(target.value);
          onChoose(target.value);
        }}
      >
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="chevronDown" size={12} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
