import { useId, type ReactNode } from "react";
import { Control, Field, Help, Label } from "./controls";

interface ReadOnlyFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly help?: ReactNode;
  readonly isCode?: boolean;
}

/** A value that is shown among the fields and cannot be changed; it can be reached and copied. */
export function ReadOnlyField({ label, value, help, isCode }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      <Control
        id={id}
        value={value}
        isCode={isCode}
        readOnly
        aria-describedby={help ? `${id}-help` : undefined}
      />
    </Field>
  );
}
