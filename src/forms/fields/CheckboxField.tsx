import { Field, Flex } from "@chakra-ui/react";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Changed, FieldNotes } from "./FieldFrame";
import { describedBy } from "./LabelledField";
import { withField, type FieldProps } from "./withField";

/** Yes or no. */
export const CheckboxField = withField<Omit<FieldProps, "isOptional">, boolean>(({ field, label, help }) => (
  <Field.Root id={field.id} ids={{ label: `${field.id}-label` }} invalid={field.error !== undefined}>
    <Flex align="center" minW={0}>
      <LabelledCheckbox
        name={field.name}
        checked={field.value}
        // Not read-only in the way of inputs: while saving, a click changes nothing.
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
