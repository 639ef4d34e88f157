import { Textarea } from "@chakra-ui/react";
import { Formik, useFormikContext } from "formik";
import { useId, type ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { isEnter } from "#ui/isEnter";
import { describedBy, FieldError, LabelledField } from "./fields/LabelledField";
import { failureAt, toFormikErrors } from "./formState";

interface Values {
  readonly comment: string;
}

interface CommentFormProps {
  /** Held by the caller, so closing the surrounding dialog loses nothing. */
  readonly comment: string;
  readonly label: ReactNode;
  readonly help: ReactNode;
  /** An optional comment does not have the focus at first. */
  readonly isOptional?: boolean;
  readonly rows: number;
  readonly isBusy: boolean;
  readonly isReadOnly?: boolean;
  /** Why the server refused the comment. */
  readonly refusal: Failure | null;
  readonly check: (comment: string) => Failure | null;
  readonly onComment: (comment: string) => void;
  readonly onConfirm: (comment: string) => void;
  readonly children: (field: ReactNode, submit: () => void) => ReactNode;
}

/** The single field of a dialog that asks for a reason or a comment. Ctrl+Enter confirms. */
export function CommentForm({ comment, check, isBusy, onConfirm, ...question }: CommentFormProps) {
  return (
    <Formik<Values>
      initialValues={{ comment }}
      validate={(values) => toFormikErrors<Values>({ comment: check(values.comment) })}
      validateOnBlur={false}
      onSubmit={async (values) => {
        if (!isBusy) onConfirm(values.comment.trim());
      }}
    >
      <CommentQuestion {...question} isBusy={isBusy} check={check} />
    </Formik>
  );
}

function CommentQuestion(props: Omit<CommentFormProps, "comment" | "onConfirm">) {
  const { label, help, isOptional = false, rows, isBusy, isReadOnly = false, refusal } = props;
  const { check, onComment, children } = props;
  const id = useId();
  const errorMessage = useErrorMessage();
  const { values, errors, submitCount, getFieldProps, handleChange, submitForm } = useFormikContext<Values>();
  const error = (submitCount > 0 && failureAt(errors, "comment")) || refusal;
  const submit = () => {
    if (check(values.comment)) document.getElementById(id)?.focus();
    void submitForm();
  };
  const field = (
    <LabelledField
      id={id}
      label={label}
      help={help}
      isOptional={isOptional}
      isReadOnly={isBusy || isReadOnly}
      isInvalid={Boolean(error)}
    >
      <Textarea
        {...getFieldProps("comment")}
        rows={rows}
        data-focus-first={isOptional ? undefined : ""}
        aria-describedby={describedBy(id, { error, help })}
        onChange={(event) => {
          handleChange(event);
          onComment(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (isEnter(event) && (event.ctrlKey || event.metaKey) && !isReadOnly) submit();
        }}
      />
      {error && (
        <FieldError id={id} role="alert">
          {errorMessage(error)}
        </FieldError>
      )}
    </LabelledField>
  );
  return children(field, submit);
}
