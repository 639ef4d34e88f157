import { Field, Flex, Span } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon";

interface Described {
  readonly error?: unknown;
  readonly help?: unknown;
  /** The former value; undefined: there is none to show. */
  readonly before?: unknown;
}

/** Ids of what describes a control. */
export function describedBy(id: string, { error, help, before }: Described): string | undefined {
  const ids = [
    error ? `${id}-error` : "",
    help ? `${id}-help` : "",
    before === undefined ? "" : `${id}-before`,
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

interface LabelledFieldProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: ReactNode;
  /** Stands beside the label. */
  readonly labelEnd?: ReactNode;
  /** A sentence between label and control. */
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly isReadOnly?: boolean;
  readonly isInvalid?: boolean;
  /** The control, which `describedBy` connects with its help and its error, and the error. */
  readonly children: ReactNode;
}

/** Label and help above a control. */
export function LabelledField(props: LabelledFieldProps) {
  const { id, label, labelEnd, help, isOptional = false, isReadOnly, isInvalid, children } = props;
  return (
    <Field.Root
      id={id}
      ids={{ label: `${id}-label` }}
      required={!isOptional}
      readOnly={isReadOnly}
      invalid={isInvalid}
    >
      <Flex align="center" minW={0}>
        <Field.Label>
          {label}
          {isOptional && (
            <Span fontWeight="normal" color="fg.subtle">
              {" "}
              <Trans>(optional)</Trans>
            </Span>
          )}
        </Field.Label>
        {labelEnd}
      </Flex>
      {help && <Field.HelperText id={`${id}-help`}>{help}</Field.HelperText>}
      {children}
    </Field.Root>
  );
}

interface FieldErrorProps {
  /** Id of the control. */
  readonly id: string;
  /** alert: spoken when it comes; otherwise the summary of the form speaks. */
  readonly role?: "alert";
  readonly children: ReactNode;
}

/** What is wrong with the field around, which is invalid. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <Field.ErrorText id={`${id}-error`} role={role} aria-live={role ? "assertive" : "off"}>
      <Icon name="alert" />
      <span>{children}</span>
    </Field.ErrorText>
  );
}
