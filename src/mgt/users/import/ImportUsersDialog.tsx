import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { manageableTypes } from "#domain/permissions";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { CheckedStage } from "#mgt/imports/CheckedStage";
import { FileProgress } from "#mgt/imports/FileProgress";
import { ImportFooter, ImportFrame } from "#mgt/imports/ImportFrame";
import { useViewer } from "#session/useSession";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { ChooseUsersFile } from "./ChooseUsersFile";
import { InvitedUsers } from "./InvitedUsers";
import { UsersReview } from "./UsersReview";
import { useUsersImport } from "./useUsersImport";

interface ImportUsersDialogProps {
  readonly onClose: () => void;
  /** Called before `onClose` if users were created, so that the list refetches. */
  readonly onDone: () => void;
}

/** Imports users from a file: choose, check, review, invite. Mount it to open it. */
export function ImportUsersDialog({ onClose, onDone }: ImportUsersDialogProps) {
  const { t } = useLingui();
  const allowed = manageableTypes(useViewer());
  const flow = useUsersImport(allowed);
  const { stage } = flow;
  const [isDownloaded, setDownloaded] = useState(false);
  const isRunning = stage.stage === "checking" || stage.stage === "sending";
  const isStoring = stage.stage === "storing";
  const hasLinks = stage.stage === "done" && stage.invited.links.length > 0 && !isDownloaded;
  const hasUnsaved = useCallback(() => isRunning || isStoring || hasLinks, [isRunning, isStoring, hasLinks]);
  const question = useLeaveGuard({
    hasUnsaved,
    isDialog: true,
    isSaving: isStoring,
    onGiveUp: flow.abort,
    onClose: () => {
      // Not while links are shown: a list that fails to load would unmount the dialog.
      if (stage.stage === "done") onDone();
      onClose();
    },
  });
  const { isAsked, stay } = question;
  const isOver = isAsked && !isRunning && !isStoring && !hasLinks;
  // Dismisses a question that no longer applies, so that it does not reappear with the next file.
  useEffect(() => {
    if (isOver) stay();
  }, [isOver, stay]);
  const isReview = stage.stage === "reviewing";

  return (
    <>
      <ImportFrame
        title={isReview ? t`Benutzer einladen – Vorschau` : t`Benutzer aus einer Datei einladen`}
        stage={stage.stage}
        onCancel={isStoring ? undefined : question.close}
      >
        {stage.stage === "choosing" && (
          <ChooseUsersFile
            allowed={allowed}
            file={stage.file}
            failure={stage.failure}
            choice={stage.choice}
            onChoose={flow.choose}
            onEncoding={flow.repeatAs}
            onRepeat={flow.repeat}
            onClose={question.close}
          />
        )}
        {(stage.stage === "checking" || stage.stage === "sending") && (
          <>
            {stage.stage === "sending" && stage.sent >= stage.total ? (
              <AnnouncedProgress label={t`Die Zeilen werden mit den Benutzern verglichen`} share={null} />
            ) : (
              <FileProgress stage={stage} />
            )}
            <ImportFooter>
              <Button onClick={question.close}>
                <Trans>Abbrechen</Trans>
              </Button>
            </ImportFooter>
          </>
        )}
        {stage.stage === "checked" && (
          <CheckedStage
            file={stage.file}
            report={stage.report}
            onEncoding={flow.repeatAs}
            onSend={() => flow.sendAnyway(stage.file)}
            onRestart={flow.restart}
            onClose={question.close}
          />
        )}
        {stage.stage === "reviewing" && (
          <UsersReview
            preview={stage.preview}
            failure={stage.failure}
            onCommit={(confirmed) => flow.commit(stage.preview, confirmed)}
            onRepeat={flow.repeat}
            onEncoding={flow.repeatAs}
            onRestart={flow.restart}
            onClose={question.close}
          />
        )}
        {stage.stage === "storing" && (
          <AnnouncedProgress label={t`Die Benutzer werden angelegt und eingeladen`} share={null} />
        )}
        {stage.stage === "done" && (
          <InvitedUsers
            invited={stage.invited}
            isDownloaded={isDownloaded}
            onDownloaded={() => setDownloaded(true)}
            onClose={question.close}
          />
        )}
      </ImportFrame>
      <ConfirmDialog
        open={isAsked && (isRunning || hasLinks)}
        title={hasLinks ? t`Links nicht heruntergeladen` : t`Import abbrechen`}
        confirmLabel={hasLinks ? t`Ohne die Links schließen` : t`Import abbrechen`}
        cancelLabel={hasLinks ? t`Zurück zu den Links` : t`Weiter importieren`}
        tone="danger"
        onConfirm={question.leave}
        onClose={stay}
      >
        {hasLinks ? (
          <Trans>
            Die Benutzer sind angelegt, aber die Links sind danach verloren. Sie müssten jeden Benutzer
            einzeln erneut einladen.
          </Trans>
        ) : (
          <Trans>Der Import läuft noch. Wenn Sie ihn abbrechen, wird niemand angelegt.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
