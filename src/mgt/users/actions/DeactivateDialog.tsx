import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Formik, type FormikProps } from "formik";
import { useId } from "react";
import { problemOfText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { failureAt, toFormikErrors } from "#forms/formState";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { FieldProblem } from "#ui/upload/FieldProblem";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gap: 2,
    "& > p:not([role=alert])": { color: "fg.muted", textWrap: "pretty" },
    "& > label": { mt: 2, fontSize: "sm", fontWeight: "medium" },
    "& > textarea": {
      w: "full",
      minH: "72px",
      py: 1.5,
      px: 2.5,
      border: "1px solid",
      borderColor: "border.emphasized",
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
    "& > small": { color: "fg.subtle", textStyle: "xs" },
  },
});

interface DeactivateDialogProps {
  readonly username: string;
  /** Whether the user makes links for others, which end as well. */
  readonly mayInvite: boolean;
  /** What has been typed; it outlives the dialog, which may be closed to look at what others have changed. */
  readonly reason: string;
  readonly onType: (reason: string) => void;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  /** Why the server refused the reason. */
  readonly refusal: Failure | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why a user is deactivated; without a reason nobody is. */
export function DeactivateDialog(props: DeactivateDialogProps) {
  const { reason, isBusy, onConfirm } = props;
  return (
    <Formik
      initialValues={{ reason }}
      validate={(values) => toFormikErrors<Values>({ reason: problemOf(values) })}
      validateOnBlur={false}
      onSubmit={async (values) => {
        if (!isBusy) onConfirm(values.reason.trim());
      }}
    >
      {(formik) => <DeactivateQuestion {...props} formik={formik} />}
    </Formik>
  );
}

interface Values {
  readonly reason: string;
}

const problemOf = ({ reason }: Values) => problemOfText(readReason(reason), reasonMaxLength);

interface DeactivateQuestionProps extends DeactivateDialogProps {
  readonly formik: FormikProps<Values>;
}

function DeactivateQuestion(props: DeactivateQuestionProps) {
  const { formik, username, mayInvite, isBusy, notice, refusal, onType, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const errorMessage = useErrorMessage();
  const { values, errors, submitCount } = formik;
  const error = (submitCount > 0 && failureAt(errors, "reason")) || refusal;
  const submit = () => {
    if (problemOf(values)) document.getElementById(id)?.focus();
    void formik.submitForm();
  };
  const isStale = notice?.isStale ?? false;
  return (
    <Dialog
      title={t`${username} deaktivieren?`}
      closeLabel={t`Schließen`}
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
            <BusyButton variant="solid" colorPalette="danger" isBusy={isBusy} onClick={submit}>
              <Trans>Deaktivieren</Trans>
            </BusyButton>
          </>
        )
      }
    >
      <Fields>
        {notice && <ActionNoticeView notice={notice} />}
        <p>
          <Trans>
            {username} kann sich dann nicht mehr anmelden. Alle Sitzungen enden sofort, offene Einladungen und
            Links für ein neues Passwort ebenso. Das Konto und seine Rollen bleiben; es lässt sich
            reaktivieren.
          </Trans>
        </p>
        {mayInvite && (
          <p>
            <Trans>
              Auch Links, die {username} für andere erzeugt hat und selbst weitergeben sollte, gelten dann
              nicht mehr.
            </Trans>
          </p>
        )}
        <label htmlFor={id}>
          <Trans>Grund</Trans>
        </label>
        <textarea
          id={id}
          rows={3}
          required
          readOnly={isBusy || isStale}
          {...formik.getFieldProps("reason")}
          data-focus-first
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => {
            formik.handleChange(event);
            onType(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isStale) submit();
          }}
        />
        {error && <FieldProblem id={`${id}-error`}>{errorMessage(error)}</FieldProblem>}
        <small id={`${id}-help`}>
          <Trans>Steht danach beim Benutzer und im Protokoll. Höchstens {reasonMaxLength} Zeichen.</Trans>
        </small>
      </Fields>
    </Dialog>
  );
}
