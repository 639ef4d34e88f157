import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { filterControl } from "./filterControl";

const Label = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    minWidth: 0,
    "& select": {
      appearance: "none",
      fieldSizing: "content",
      maxWidth: "200px",
      pe: "26px",
      textOverflow: "ellipsis",
    },
    "& option, & optgroup": { bg: "bg.panel", color: "fg" },
    _after: {
      content: '""',
      position: "absolute",
      insetInlineEnd: "11px",
      top: "calc(50% - 5px)",
      width: "6px",
      height: "6px",
      borderInlineEnd: "1.5px solid",
      borderBottom: "1.5px solid",
      color: "fg.muted",
      transform: "rotate(45deg)",
      pointerEvents: "none",
    },
  },
});

const Control = chakra("select", filterControl);

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
    <Label>
      <span className="visually-hidden">{label}</span>
      <Control
        value={value}
        data-set={isSet ? "" : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </Control>
    </Label>
  );
}
