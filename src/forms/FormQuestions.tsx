import { Plural, Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { ConflictDialog } from "./ConflictDialog";
import type { ConfirmText } from "./EntityForm";
import type { ValuesOf } from "./formValues";
import type { Saving } from "./useSaving";

interface FormQuestionsProps<Values> {
  readonly saving: Saving<Values>;
  readonly labels: Readonly<Record<string, string>>;
  readonly confirms: Readonly<Record<string, ConfirmText>>;
  readonly leave: {
    readonly isAsked: boolean;
    readonly isLoggingOut: boolean;
    readonly leave: () => void;
    readonly stay: () => void;
  };
  readonly changes: number;
  readonly isDialog: boolean;
}

/** The dialogs over a form: which version stays, whether a warning is heeded, whether input is given up. */
export function FormQuestions<Values extends ValuesOf<Values>>(props: FormQuestionsProps<Values>) {
  const { labels, confirms } = props;
  const { question } = props.saving;
  const confirm = question?.kind === "confirm" ? confirms[question.code] : undefined;
  return (
    <>
      {question?.kind === "conflict" && (
        <ConflictDialog conflict={question.conflict} labels={labels} onAnswer={question.answer} />
      )}
      {question?.kind === "confirm" && (
        <ConfirmDialog
          open
          title={confirm?.title}
          confirmLabel={confirm?.confirmLabel}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {confirm?.body}
        </ConfirmDialog>
      )}
      <LeaveDialog {...props} />
    </>
  );
}

type LeaveDialogProps = Pick<FormQuestionsProps<never>, "leave" | "changes" | "isDialog"> & {
  readonly saving: { readonly isSaving: boolean };
};

/** What is on its way to the server is not lost; only what became of it is not told any more. */
function LeaveDialog({ saving, leave, changes, isDialog }: LeaveDialogProps) {
  if (saving.isSaving) {
    return (
      <ConfirmDialog
        open={leave.isAsked}
        title={<Trans>Wird noch gespeichert</Trans>}
        cancelLabel={<Trans>Weiter warten</Trans>}
        confirmLabel={<Trans>Nicht warten</Trans>}
        onConfirm={leave.leave}
        onClose={leave.stay}
      >
        <Trans>
          Ihre Änderungen werden gerade gespeichert. Wenn Sie nicht warten, erfahren Sie nicht, ob es gelingt.
        </Trans>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={leave.isAsked}
      title={<Trans>Nicht gespeicherte Änderungen</Trans>}
      tone="danger"
      cancelLabel={<Trans>Weiter bearbeiten</Trans>}
      confirmLabel={leaveLabel(leave.isLoggingOut, isDialog)}
      onConfirm={leave.leave}
      onClose={leave.stay}
    >
      <Plural
        value={changes}
        one="# Änderung ist nicht gespeichert und geht verloren."
        other="# Änderungen sind nicht gespeichert und gehen verloren."
      />
    </ConfirmDialog>
  );
}

function leaveLabel(isLoggingOut: boolean, isDialog: boolean) {
  if (isLoggingOut) return <Trans>Verwerfen und abmelden</Trans>;
  return isDialog ? <Trans>Änderungen verwerfen</Trans> : <Trans>Seite verlassen</Trans>;
}
