import { chakra, Field, Flex, Span } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon";

interface Described {
  readonly error?: unknown;
  readonly help?: unknown;
  /** The previous value; undefined if there is none to show. */
  readonly before?: unknown;
}

/** Ids of the elements that describe a control. */
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
  /** Rendered next to the label. */
  readonly labelEnd?: ReactNode;
  /** Text between label and control. */
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  /** May be empty without a mark, since a default applies then. */
  readonly hasDefault?: boolean;
  readonly isReadOnly?: boolean;
  readonly isInvalid?: boolean;
  /** The control, connected by `describedBy` with its help and error, and the error. */
  readonly children: ReactNode;
}

/** Label and help above a control. */
export function LabelledField(props: LabelledFieldProps) {
  const { id, label, labelEnd, help, isOptional = false, hasDefault = false, children } = props;
  const { isReadOnly, isInvalid } = props;
  return (
    <Field.Root
      id={id}
      ids={{ label: `${id}-label` }}
      required={!isOptional && !hasDefault}
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
  /** alert: announced at once; otherwise the error summary announces it. */
  readonly role?: "alert";
  readonly children: ReactNode;
}

const ErrorText = chakra("p", {
  base: {
    display: "flex",
    gap: 1.5,
    textStyle: "sm",
    color: "status.error.fg",
    "& svg": { flex: "none", mt: "1px", color: "status.error.solid" },
    // In a narrow column, long words must not reach into the next one.
    "& > span": { minW: 0, overflowWrap: "anywhere", hyphens: "auto" },
  },
});

/** The error of a control or of a group of them; needs no surrounding field. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <ErrorText id={`${id}-error`} role={role} aria-live={role ? "assertive" : "off"}>
      <Icon name="alert" />
      <span>{children}</span>
    </ErrorText>
  );
}
