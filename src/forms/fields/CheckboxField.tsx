import { chakra } from "@chakra-ui/react";
import { useFormField, type FieldProps } from "../formContext";
import { Field, Help, LabelLine } from "./controls";
import { Changed, describedBy, FieldNotes } from "./FieldFrame";

const Choice = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: 2,
    minHeight: "24px",
    width: "fit-content",
    textStyle: "sm",
    cursor: "pointer",
    "& input": { boxSize: "16px", m: 0, flex: "none", accentColor: "var(--accent-solid)" },
    "@media (max-width: 640px)": { minHeight: "40px", "& input": { boxSize: "20px" } },
  },
});

/** Yes or no. */
export function CheckboxField({ name, label, help }: Omit<FieldProps, "isOptional">) {
  const field = useFormField(name);
  return (
    <Field>
      <LabelLine>
        <Choice id={`${field.id}-label`}>
          <input
            id={field.id}
            name={name}
            type="checkbox"
            checked={field.value === true}
            aria-invalid={field.problem ? true : undefined}
            aria-describedby={describedBy(field, help)}
            // A checkbox knows no read-only: while saving, a click changes nothing.
            onChange={(event) => !field.isSaving && field.setValue(event.currentTarget.checked)}
            onBlur={field.leave}
          />
          <span>{label}</span>
        </Choice>
        <Changed field={field} />
      </LabelLine>
      {help && <Help id={`${field.id}-help`}>{help}</Help>}
      <FieldNotes field={field} />
    </Field>
  );
}
