import { RadioGroup, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { overLine } from "#ui/LabelledCheckbox";
import { Changed, FieldNotes } from "./FieldFrame";
import { describedBy, LabelledField } from "./LabelledField";
import { withField, type FieldProps } from "./withField";

interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  /** Codes are excluded from browser translation. */
  readonly isCode?: boolean;
}

interface RadioFieldProps extends Omit<FieldProps, "isOptional"> {
  readonly choices: readonly RadioChoice[];
  /** Use "vertical" for long choices; defaults to horizontal. */
  readonly orientation?: "horizontal" | "vertical";
}

/** Radio buttons for one of a few values. The help, which may describe the chosen one, is below them. */
export const RadioField = withField<RadioFieldProps, string>(function RadioField(props) {
  const { field, label, help, choices, orientation = "horizontal" } = props;
  const { id } = field;
  return (
    <LabelledField
      id={id}
      isInvalid={field.error !== undefined}
      label={label}
      labelEnd={<Changed field={field} />}
    >
      <RadioGroup.Root
        ids={{ root: id, label: `${id}-label` }}
        name={id}
        orientation={orientation}
        flexDirection={orientation === "vertical" ? "column" : "row"}
        value={field.value}
        tabIndex={-1}
        borderRadius="md"
        scrollMarginBlock="48px"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(id, { ...field, help })}
        data-changed={field.before === undefined ? undefined : ""}
        _invalid={{ boxShadow: "0 0 0 1px var(--status-error-solid)" }}
        onValueChange={({ value }) => {
          const chosen = choices.find((choice) => choice.value === value);
          if (chosen && !field.isSaving) field.setValue(chosen.value);
        }}
      >
        {choices.map(({ value, label: name, isCode }) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText translate={isCode ? "no" : undefined}>{name}</RadioGroup.ItemText>
            <RadioGroup.ItemHiddenInput style={overLine} onBlur={field.onBlur} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {help && (
        <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
          {help}
        </Text>
      )}
      <FieldNotes field={field} />
    </LabelledField>
  );
});
