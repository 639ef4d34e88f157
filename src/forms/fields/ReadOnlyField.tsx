import { Input } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { describedBy, LabelledField } from "./LabelledField";

interface ReadOnlyFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly help?: ReactNode;
  readonly isCode?: boolean;
}

/** A value shown among the fields that cannot be edited; it can be focused and copied. */
export function ReadOnlyField({ label, value, help, isCode }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} help={help} isReadOnly>
      <Input
        value={value}
        required={false}
        fontFamily={isCode ? "mono" : undefined}
        aria-describedby={describedBy(id, { help })}
      />
    </LabelledField>
  );
}
