import { useFormField, type FieldProps } from "../formContext";
import { Control } from "./controls";
import { describedBy, FieldFrame } from "./FieldFrame";

/** A calendar day; the value is YYYY-MM-DD, or empty. */
export function DateField({ name, ...frame }: FieldProps) {
  const field = useFormField(name);
  return (
    <FieldFrame {...frame} field={field}>
      <Control
        id={field.id}
        name={name}
        type="date"
        isShort
        // Years of four digits: without a bound the browser takes six.
        max="2199-12-31"
        value={String(field.value)}
        required={!frame.isOptional}
        readOnly={field.isSaving}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={describedBy(field, frame.help)}
        data-changed={field.before === undefined ? undefined : ""}
        onChange={(event) => field.setValue(event.currentTarget.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
