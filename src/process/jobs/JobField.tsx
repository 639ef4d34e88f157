import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";

const Field = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: 1,
    mt: 4,
    "& > label": {
      w: "fit-content",
      fontSize: "sm",
      fontWeight: "medium",
      "& > span": { color: "fg.subtle", fontWeight: "normal" },
    },
    "& > p": { color: "fg.muted", textStyle: "sm" },
    "& > .job-field-problem": { display: "flex", gap: 1.5, color: "status.error.fg" },
    "& > :is(input, textarea, select)": {
      minH: { base: 10, sm: "control" },
      px: 2.5,
      py: "5px",
      border: "1px solid {colors.border.emphasized}",
      borderRadius: "md",
      bg: "bg",
      fontSize: { base: "16px", sm: "inherit" },
      "&[aria-invalid=true]": {
        borderColor: "status.error.solid",
        boxShadow: "inset 0 0 0 1px {colors.status.error.solid}",
      },
    },
    "& > textarea": { minH: "56px", resize: "vertical" },
    "& > input": { maxW: "180px" },
  },
});

/** Props that the control must receive. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface JobFieldProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  /** Validation error of the value. */
  readonly problem: Failure | null;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Form field of a job dialog: label and help above the control, error below it. */
export function JobField({ label, help, isOptional = false, problem, children }: JobFieldProps) {
  const id = useId();
  const errorMessage = useErrorMessage();
  const described = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <Field>
      <label htmlFor={id}>
        {label}
        {isOptional && (
          <span>
            {" "}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {help && <p id={`${id}-help`}>{help}</p>}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": problem ? true : undefined,
      })}
      {problem && (
        <p className="job-field-problem" id={`${id}-problem`}>
          <Icon name="alert" />
          <span>{errorMessage(problem)}</span>
        </p>
      )}
    </Field>
  );
}
