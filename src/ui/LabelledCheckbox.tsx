import { Checkbox } from "@chakra-ui/react";
import type { ComponentProps, CSSProperties } from "react";

interface LabelledCheckboxProps extends Checkbox.RootProps {
  readonly onCheck: (isChecked: boolean) => void;
  readonly inputProps?: ComponentProps<typeof Checkbox.HiddenInput>;
}

/** Stretches the input over the whole line, as the target for pointers and for touch exploration of screen readers. */
export const overLine: CSSProperties = {
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  clip: "auto",
  opacity: 0,
  cursor: "inherit",
};

/** A checkbox with its label. */
export function LabelledCheckbox({ children, onCheck, inputProps, ...props }: LabelledCheckboxProps) {
  return (
    <Checkbox.Root {...props} onCheckedChange={({ checked }) => onCheck(checked === true)}>
      <Checkbox.Control />
      <Checkbox.Label>{children}</Checkbox.Label>
      <Checkbox.HiddenInput {...inputProps} style={overLine} />
    </Checkbox.Root>
  );
}
