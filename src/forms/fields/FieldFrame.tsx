import { Trans } from "@lingui/react/macro";
import type { ChangeEvent, ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import { useDisplayValue } from "../formContext";
import {
  Before,
  ChangedDot,
  ErrorText,
  Field,
  Help,
  Label,
  LabelLine,
  Optional,
  TextButton,
} from "./controls";
import type { FieldProps, FormField } from "./withField";

type AnyField = Omit<FormField<unknown>, "setValue">;

/** Ids of what describes a control: its error, its help, its former value. */
export function describedBy({ id, error, before }: AnyField, help: ReactNode): string | undefined {
  const ids = [
    error && `${id}-error`,
    help ? `${id}-help` : undefined,
    before === undefined ? undefined : `${id}-before`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** What connects an input of text with its field. */
export function controlProps(field: FormField<string>, frame: Pick<FieldProps, "help" | "isOptional">) {
  return {
    id: field.id,
    name: field.name,
    value: field.value,
    required: !frame.isOptional,
    readOnly: field.isSaving,
    "aria-invalid": field.error ? true : undefined,
    "aria-describedby": describedBy(field, frame.help),
    "data-changed": field.before === undefined ? undefined : "",
    onChange: (event: ChangeEvent<HTMLInputElement>) => field.setValue(event.currentTarget.value),
    onBlur: field.onBlur,
  };
}

interface FieldFrameProps<Value> extends Omit<FieldProps, "name"> {
  readonly field: FormField<Value>;
  readonly children: ReactNode;
}

/** Label and help above a control; below it its error and its former value. */
export function FieldFrame<Value>(props: FieldFrameProps<Value>) {
  const { field, label, help, isOptional = false, children } = props;
  return (
    <Field>
      <LabelLine>
        <Label id={`${field.id}-label`} htmlFor={field.id}>
          {label}
          {isOptional && (
            <Optional>
              {" "}
              <Trans>(optional)</Trans>
            </Optional>
          )}
        </Label>
        <Changed field={field} />
      </LabelLine>
      {help && <Help id={`${field.id}-help`}>{help}</Help>}
      {children}
      <FieldNotes field={field} />
    </Field>
  );
}

/** Marks a changed field beside its label. */
export function Changed({ field }: { readonly field: AnyField }) {
  if (field.before === undefined) return null;
  return (
    <>
      <ChangedDot aria-hidden="true" />
      <span className="visually-hidden">
        <Trans>geändert</Trans>
      </span>
    </>
  );
}

/** The error of a field and its former value. */
export function FieldNotes<Value>({ field }: { readonly field: FormField<Value> }) {
  return (
    <>
      {field.error && <FieldError id={`${field.id}-error`} error={field.error} />}
      {field.before !== undefined && <FormerValue field={field} before={field.before} />}
    </>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: Failure }) {
  const errorMessage = useErrorMessage();
  return (
    <ErrorText id={id}>
      <Icon name="alert" />
      <span>{errorMessage(error)}</span>
    </ErrorText>
  );
}

interface FormerValueProps<Value> {
  readonly field: FormField<Value>;
  readonly before: Value;
}

function FormerValue<Value>({ field, before }: FormerValueProps<Value>) {
  const displayValue = useDisplayValue();
  const text = displayValue(field.path, before);
  return (
    <Before>
      <span id={`${field.id}-before`}>
        <Trans>Vorher: {text}</Trans>
      </span>
      <TextButton
        type="button"
        aria-describedby={`${field.id}-label`}
        disabled={field.isSaving}
        onClick={() => {
          field.setValue(before);
          // The button goes with the change; the focus stays at the field.
          document.getElementById(field.id)?.focus();
        }}
      >
        <Trans>Zurücknehmen</Trans>
      </TextButton>
    </Before>
  );
}
