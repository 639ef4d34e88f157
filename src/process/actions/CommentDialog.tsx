import { BusyButton } from "#ui/BusyButton";
import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik, type FormikProps } from "formik";
import { useId } from "react";
import { problemOfText, readComment } from "#domain/freeText";
import { processCommentMaxLength } from "#domain/processTransitions";
import { failureAt, toFormikErrors } from "#forms/formState";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { Dialog } from "#ui/Dialog";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { actionNames } from "../processNames";

/** Actions that ask for a comment. */
export type CommentedAction = "COMPLETE" | "RESTART";

const Form = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: 2,
    textStyle: "sm",
    "& > p:not(.file-problem)": { color: "fg.muted", textWrap: "pretty" },
    "& > label": { mt: 2, fontWeight: "medium" },
    "& > textarea": {
      w: "full",
      minH: "88px",
      px: 2.5,
      py: 1.5,
      border: "1px solid {colors.border.emphasized}",
      borderRadius: "md",
      bg: "bg",
      fontSize: { base: "16px", sm: "md" },
      lineHeight: "md",
      resize: "vertical",
      "&[aria-invalid]": {
        borderColor: "status.error.solid",
        boxShadow: "inset 0 0 0 1px {colors.status.error.solid}",
      },
    },
  },
});

interface CommentDialogProps {
  readonly action: CommentedAction;
  /** Kept by the caller, so that closing the dialog loses nothing. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  /** Why the server refused the comment. */
  readonly refusal: Failure | null;
  readonly onConfirm: (comment: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks how a process was completed by hand, or what was mended before a restart after a final refusal; without a comment
 * neither is done.
 */
export function CommentDialog(props: CommentDialogProps) {
  const { comment, isBusy, onConfirm } = props;
  return (
    <Formik
      initialValues={{ comment }}
      validate={(values) => toFormikErrors<Values>({ comment: problemOf(values) })}
      validateOnBlur={false}
      onSubmit={async (values) => {
        if (!isBusy) onConfirm(values.comment.trim());
      }}
    >
      {(formik) => <CommentQuestion {...props} formik={formik} />}
    </Formik>
  );
}

interface Values {
  readonly comment: string;
}

const problemOf = ({ comment }: Values) => problemOfText(readComment(comment), processCommentMaxLength);

interface CommentQuestionProps extends CommentDialogProps {
  readonly formik: FormikProps<Values>;
}

function CommentQuestion({
  formik,
  action,
  onComment,
  isBusy,
  notice,
  refusal,
  onClose,
}: CommentQuestionProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(actionNames[action]);
  const id = useId();
  const errorMessage = useErrorMessage();
  const { values, errors, submitCount } = formik;
  const error = (submitCount > 0 && failureAt(errors, "comment")) || refusal;
  const submit = () => {
    if (problemOf(values)) document.getElementById(id)?.focus();
    void formik.submitForm();
  };
  return (
    <Dialog
      title={name}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <BusyButton variant="solid" isBusy={isBusy} onClick={submit}>
            {name}
          </BusyButton>
        </>
      }
    >
      <Form>
        <p>
          {action === "COMPLETE" ? (
            <Trans>
              Der Prozess gilt danach als erfolgreich. Es wird nichts mehr an das Zielsystem gesendet, und von
              selbst wird nichts mehr versucht.
            </Trans>
          ) : (
            <Trans>
              Das Zielsystem hat endgültig abgelehnt. Ein Neustart hilft erst, wenn die Ursache behoben ist;
              die automatischen Versuche zählen dann wieder von vorn.
            </Trans>
          )}
        </p>
        {notice && <ActionNoticeView notice={notice} />}
        <label htmlFor={id}>
          {action === "COMPLETE" ? <Trans>Kommentar</Trans> : <Trans>Grund des Neustarts</Trans>}
        </label>
        <p id={`${id}-help`}>
          {action === "COMPLETE" ? (
            <Trans>
              Was wurde stattdessen getan? Der Kommentar steht beim Prozess; nennen Sie keine Namen von
              Bürgerinnen und Bürgern.
            </Trans>
          ) : (
            <Trans>
              Was wurde behoben? Der Grund steht danach im Verlauf; nennen Sie keine Namen von Bürgerinnen und
              Bürgern.
            </Trans>
          )}
        </p>
        <textarea
          id={id}
          rows={4}
          {...formik.getFieldProps("comment")}
          required
          readOnly={isBusy}
          data-focus-first
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => {
            formik.handleChange(event);
            onComment(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        {error && <FieldProblem id={`${id}-error`}>{errorMessage(error)}</FieldProblem>}
      </Form>
    </Dialog>
  );
}
