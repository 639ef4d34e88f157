import { Button, Stack, Textarea } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Formik, useFormikContext } from "formik";
import { useId, type ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { describedBy, FieldError, LabelledField } from "./fields/LabelledField";
import { failureAt, toFormikErrors } from "./formState";

interface Values {
  readonly comment: string;
}

/** What the caller of a dialog for a certain action passes on. */
export interface CommentState {
  /** Held by the caller, so closing the dialog loses nothing. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly isBusy: boolean;
  /** Why the action failed. */
  readonly notice: ActionNotice | null;
  /** Why the server refused the comment. */
  readonly refusal: Failure | null;
  readonly onConfirm: (comment: string) => void;
  readonly onClose: () => void;
}

interface CommentDialogProps extends CommentState {
  readonly title: string;
  readonly confirmLabel: ReactNode;
  /** Use "danger" if data will be lost. */
  readonly tone?: "danger";
  readonly label: ReactNode;
  readonly help: ReactNode;
  readonly rows: number;
  /** Whether the screen behind has changed, so that the only action is to look at it. */
  readonly isStale?: boolean;
  readonly check: (comment: string) => Failure | null;
  /** Describes the consequences. */
  readonly children: ReactNode;
}

/** A dialog that asks for a reason or a comment. Ctrl+Enter confirms. */
export function CommentDialog({ comment, check, isBusy, onConfirm, ...question }: CommentDialogProps) {
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

function CommentQuestion(props: Omit<CommentDialogProps, "comment" | "onConfirm">) {
  const { title, confirmLabel, tone, label, help, rows, notice, refusal, children } = props;
  const { isBusy, isStale = false, check, onComment, onClose } = props;
  const id = useId();
  const errorMessage = useErrorMessage();
  const { values, errors, submitCount, getFieldProps, handleChange, submitForm } = useFormikContext<Values>();
  const error = (submitCount > 0 && failureAt(errors, "comment")) || refusal;
  const submit = () => {
    if (check(values.comment)) document.getElementById(id)?.focus();
    void submitForm();
  };
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      footer={
        isStale ? (
          <Button variant="solid" onClick={onClose}>
            <Trans>Aktuellen Stand ansehen</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Abbrechen</Trans>
            </Button>
            <BusyButton variant="solid" colorPalette={tone} isBusy={isBusy} onClick={submit}>
              {confirmLabel}
            </BusyButton>
          </>
        )
      }
    >
      <Stack gap={4}>
        {notice && <ActionNoticeView notice={notice} />}
        {children}
        <LabelledField
          id={id}
          label={label}
          help={help}
          isReadOnly={isBusy || isStale}
          isInvalid={Boolean(error)}
        >
          <Textarea
            {...getFieldProps("comment")}
            rows={rows}
            data-focus-first
            aria-describedby={describedBy(id, { error, help })}
            onChange={(event) => {
              handleChange(event);
              onComment(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isStale) submit();
            }}
          />
          {error && (
            <FieldError id={id} role="alert">
              {errorMessage(error)}
            </FieldError>
          )}
        </LabelledField>
      </Stack>
    </Dialog>
  );
}
