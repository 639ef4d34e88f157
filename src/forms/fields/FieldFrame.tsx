import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ChangeEvent, ReactNode } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useDisplayValue } from "../formContext";
import { TextButton } from "../TextButton";
import { describedBy, FieldError, LabelledField } from "./LabelledField";
import type { FieldProps, FormField } from "./withField";

/** Connects a control with its field, except for the value. */
export function describedProps<Value>(field: FormField<Value>, help: ReactNode) {
  return {
    name: field.name,
    "aria-describedby": describedBy(field.id, { ...field, help }),
    "data-changed": field.before === undefined ? undefined : "",
    onBlur: field.onBlur,
  };
}

/** Connects a text input with its field. */
export function controlProps<Control extends { readonly value: string } = HTMLInputElement>(
  field: FormField<string>,
  help: ReactNode,
) {
  return {
    ...describedProps(field, help),
    value: field.value,
    onChange: (event: ChangeEvent<Control>) => field.setValue(event.currentTarget.value),
  };
}

interface FieldFrameProps<Value> extends Omit<FieldProps, "name"> {
  readonly field: FormField<Value>;
  readonly hasDefault?: boolean;
  readonly children: ReactNode;
}

/** Label and help above a control; its error and previous value below. */
export function FieldFrame<Value>({ field, children, ...frame }: FieldFrameProps<Value>) {
  const { id, error, isSaving } = field;
  return (
    <LabelledField
      {...frame}
      id={id}
      isReadOnly={isSaving}
      isInvalid={error !== undefined}
      labelEnd={<Changed field={field} />}
    >
      {children}
      <FieldNotes field={field} />
    </LabelledField>
  );
}

interface ConnectedProps<Value> {
  readonly field: FormField<Value>;
}

/** Marks a changed field next to its label. */
export function Changed<Value>({ field }: ConnectedProps<Value>) {
  if (field.before === undefined) return null;
  return (
    <>
      <Box aria-hidden flex="none" boxSize="6px" ms={1.5} borderRadius="full" bg="accent.fg" />
      <span className="visually-hidden">
        <Trans>geändert</Trans>
      </span>
    </>
  );
}

/** The error and previous value of a field. */
export function FieldNotes<Value>({ field }: ConnectedProps<Value>) {
  const { id, error, before } = field;
  const errorMessage = useErrorMessage();
  return (
    <>
      {error && <FieldError id={id}>{errorMessage(error)}</FieldError>}
      {before !== undefined && <PreviousValue field={field} before={before} />}
    </>
  );
}

/** The previous value of a changed field, and a button that restores it. */
export function PreviousValue<Value>({ field, before }: ConnectedProps<Value> & { readonly before: Value }) {
  const displayValue = useDisplayValue();
  const text = displayValue(field.path, before);
  return (
    <Box as="p" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <span id={`${field.id}-before`}>
        <Trans>Vorher: {text}</Trans>
      </span>
      <TextButton
        ms={1.5}
        aria-describedby={`${field.id}-label`}
        disabled={field.isSaving}
        onClick={() => {
          field.setValue(before);
          // The undo button disappears with the change, so focus the field.
          document.getElementById(field.id)?.focus();
        }}
      >
        <Trans>Zurücknehmen</Trans>
      </TextButton>
    </Box>
  );
}
