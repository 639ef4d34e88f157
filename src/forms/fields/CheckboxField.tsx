import { Field, Flex } from "@chakra-ui/react";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Changed, FieldNotes } from "./FieldFrame";
import { describedBy } from "./LabelledField";
import { withField, type FieldProps } from "./withField";

/** A yes/no value. */
export const CheckboxField = withField<Omit<FieldProps, "isOptional">, boolean>(({ field, label, help }) => (
  <Field.Root id={field.id} ids={{ label: `${field.id}-label` }} invalid={field.error !== undefined}>
    <Flex align="center" minW={0}>
      <LabelledCheckbox
        name={field.name}
        checked={field.value}
        // Checkboxes have no read-only state, so ignore clicks while saving.
        onCheck={(isChecked) => !field.isSaving && field.setValue(isChecked)}
        inputProps={{
          "aria-describedby": describedBy(field.id, { ...field, help }),
          onBlur: field.onBlur,
        }}
      >
        {label}
      </LabelledCheckbox>
      <Changed field={field} />
    </Flex>
    {help && <Field.HelperText id={`${field.id}-help`}>{help}</Field.HelperText>}
    <FieldNotes field={field} />
  </Field.Root>
));
