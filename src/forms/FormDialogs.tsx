import { Plural, Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { lazyOverlay } from "#ui/lazyOverlay";
import { isSaving } from "./formState";
import type { LeaveGuard } from "./useLeaveGuard";
import type { Question } from "./useSaving";

const ConflictDialog = lazyOverlay(async () => (await import("./ConflictDialog")).ConflictDialog);

/** Texts of the dialog that confirms a warning. */
export interface ConfirmText {
  readonly title: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly body: ReactNode;
}

interface FormDialogsProps {
  readonly question: Question | null;
  readonly confirms: Readonly<Record<string, ConfirmText>>;
  readonly leave: LeaveGuard;
  readonly changes: number;
  readonly isDialog: boolean;
}

/** The dialogs over a form: conflicts, server warnings and unsaved input. */
export function FormDialogs({ question, confirms, leave, changes, isDialog }: FormDialogsProps) {
  const confirm = question?.kind === "confirm" ? confirms[question.code] : undefined;
  return (
    <>
      {question?.kind === "conflict" && (
        <ConflictDialog
          conflict={question.conflict}
          onChoose={question.answer}
          onClose={() => question.answer(null)}
        />
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
      <LeaveDialog leave={leave} changes={changes} isDialog={isDialog} />
    </>
  );
}

type LeaveDialogProps = Pick<FormDialogsProps, "leave" | "changes" | "isDialog">;

/** A save in flight keeps its input; leaving only hides the outcome. */
function LeaveDialog({ leave, changes, isDialog }: LeaveDialogProps) {
  const question = { open: leave.isAsked, onConfirm: leave.leave, onClose: leave.stay };
  if (isSaving(useFormikContext())) {
    return (
      <ConfirmDialog
        {...question}
        title={<Trans>Wird noch gespeichert</Trans>}
        cancelLabel={<Trans>Weiter warten</Trans>}
        confirmLabel={<Trans>Nicht warten</Trans>}
      >
        <Trans>
          Ihre Änderungen werden gerade gespeichert. Wenn Sie nicht warten, erfahren Sie nicht, ob es gelingt.
        </Trans>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...question}
      isExpected={changes > 0}
      title={<Trans>Nicht gespeicherte Änderungen</Trans>}
      tone="danger"
      cancelLabel={<Trans>Weiter bearbeiten</Trans>}
      confirmLabel={leaveLabel(leave.isLoggingOut, isDialog)}
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
