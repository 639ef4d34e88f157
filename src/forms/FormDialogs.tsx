import { Plural, Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
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

/** Texts of confirmable warnings by code; a function receives the warning with its params. */
export type Confirms = Readonly<Record<string, ConfirmText | ((warning: Failure) => ConfirmText)>>;

interface FormDialogsProps {
  readonly question: Question | null;
  readonly confirms: Confirms;
  readonly leave: LeaveGuard;
  readonly changes: number;
  readonly isDialog: boolean;
  readonly saveLabel: ReactNode;
}

/** The dialogs over a form: conflicts, server warnings and unsaved input. */
export function FormDialogs({ question, confirms, ...leaving }: FormDialogsProps) {
  const warning = question?.kind === "confirm" ? question.warning : null;
  const shown = warning ? textsOf(warning, confirms) : undefined;
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
          title={shown?.title}
          confirmLabel={shown?.confirmLabel}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {shown?.body}
        </ConfirmDialog>
      )}
      <LeaveDialog {...leaving} />
    </>
  );
}

function textsOf(warning: Failure, confirms: Confirms): ConfirmText | undefined {
  const texts = confirms[warning.code];
  return typeof texts === "function" ? texts(warning) : texts;
}

type LeaveDialogProps = Omit<FormDialogsProps, "question" | "confirms">;

/** A save in flight keeps its input; leaving only hides the outcome. */
function LeaveDialog({ leave, changes, isDialog, saveLabel }: LeaveDialogProps) {
  const formik = useFormikContext();
  const question = { open: leave.isAsked, onConfirm: leave.leave, onClose: leave.stay };
  if (isSaving(formik)) {
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
      alternative={
        Object.keys(formik.errors).length === 0
          ? { label: saveLabel, onChoose: () => void leave.saveAndLeave() }
          : undefined
      }
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
