import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import { useDisplayValue } from "../displayValue";
import type { FieldProps, FormField } from "../formContext";
import type { FieldValue } from "../formValues";
import type { Failure } from "#i18n/errorMessages";
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

/** Ids of what describes a control: what is wrong, its help, what stood there before. */
export function describedBy({ id, problem, before }: FormField, help: ReactNode): string | undefined {
  const ids = [
    problem && `${id}-error`,
    help ? `${id}-help` : undefined,
    before === undefined ? undefined : `${id}-before`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

interface FieldFrameProps extends Omit<FieldProps, "name"> {
  readonly field: FormField;
  readonly children: ReactNode;
}

/** Label and help above a control; below it what is wrong and what stood there before. */
export function FieldFrame({ field, label, help, isOptional = false, children }: FieldFrameProps) {
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
export function Changed({ field }: { readonly field: FormField }) {
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

/** What is wrong with a field, and what stood there before. */
export function FieldNotes({ field }: { readonly field: FormField }) {
  return (
    <>
      {field.problem && <FieldError id={`${field.id}-error`} problem={field.problem} />}
      {field.before !== undefined && <Former field={field} before={field.before} />}
    </>
  );
}

function FieldError({ id, problem }: { readonly id: string; readonly problem: Failure }) {
  const errorMessage = useErrorMessage();
  return (
    <ErrorText id={id}>
      <Icon name="alert" />
      <span>{errorMessage(problem)}</span>
    </ErrorText>
  );
}

function Former({ field, before }: { readonly field: FormField; readonly before: FieldValue }) {
  const displayValue = useDisplayValue();
  const text = displayValue(field.name, before);
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
