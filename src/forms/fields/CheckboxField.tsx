import { chakra } from "@chakra-ui/react";
import { Field, Help, LabelLine } from "./controls";
import { Changed, describedBy, FieldNotes } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

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
export const CheckboxField = withField<Omit<FieldProps, "isOptional">, boolean>(({ field, label, help }) => (
  <Field>
    <LabelLine>
      <Choice id={`${field.id}-label`}>
        <input
          id={field.id}
          name={field.name}
          type="checkbox"
          checked={field.value}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field, help)}
          // A checkbox knows no read-only: while saving, a click changes nothing.
          onChange={(event) => !field.isSaving && field.setValue(event.currentTarget.checked)}
          onBlur={field.onBlur}
        />
        <span>{label}</span>
      </Choice>
      <Changed field={field} />
    </LabelLine>
    {help && <Help id={`${field.id}-help`}>{help}</Help>}
    <FieldNotes field={field} />
  </Field>
));
