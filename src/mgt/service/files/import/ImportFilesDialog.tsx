import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect } from "react";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { FileProgress } from "#mgt/imports/FileProgress";
import { ImportFooter, ImportFrame } from "#mgt/imports/ImportFrame";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { useAnnounce } from "#ui/ui";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { ArchiveReview } from "./ArchiveReview";
import { ChooseArchive } from "./ChooseArchive";
import { useFilesImport } from "./useFilesImport";

interface ImportFilesDialogProps {
  readonly serviceId: string;
  /** An archive that was chosen elsewhere. */
  readonly suggested: File | null;
  /** Number and bytes of the stored files. */
  readonly stored: { readonly count: number; readonly bytes: number };
  readonly onClose: () => void;
}

/** Imports files from a ZIP archive: choose, review, import. Mount it to open it. */
export function ImportFilesDialog({ serviceId, suggested, stored, onClose }: ImportFilesDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const flow = useFilesImport({
    serviceId,
    suggested,
    onImported: (count) => {
      announce(t`${plural(count, { one: "# Datei importiert", other: "# Dateien importiert" })}`);
      onClose();
    },
  });
  const { stage } = flow;
  const isRunning = stage.stage === "checking" || stage.stage === "sending";
  const isStoring = stage.stage === "storing";
  const hasUnsaved = useCallback(() => isRunning || isStoring, [isRunning, isStoring]);
  const question = useLeaveGuard({
    hasUnsaved,
    isDialog: true,
    isSaving: isStoring,
    onGiveUp: flow.abort,
    onClose,
  });
  const { isAsked, stay } = question;
  const isOver = isAsked && !isRunning && !isStoring;
  // Dismisses a question that no longer applies, so that it does not reappear with the next file.
  useEffect(() => {
    if (isOver) stay();
  }, [isOver, stay]);

  return (
    <>
      <ImportFrame
        title={stage.stage === "reviewing" ? t`Aus ZIP importieren – Vorschau` : t`Aus ZIP importieren`}
        stage={stage.stage}
        onCancel={isStoring ? undefined : question.close}
      >
        {stage.stage === "choosing" && (
          <ChooseArchive
            file={stage.file}
            failure={stage.failure}
            onChoose={flow.choose}
            onClose={question.close}
          />
        )}
        {(stage.stage === "checking" || stage.stage === "sending") && (
          <>
            {stage.stage === "sending" && stage.sent >= stage.total ? (
              <AnnouncedProgress
                label={t`Das Archiv wird geprüft und mit den Dateien verglichen`}
                share={null}
              />
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
        {stage.stage === "reviewing" && (
          <ArchiveReview
            preview={stage.preview}
            failure={stage.failure}
            stored={stored}
            onCommit={(excluded, count) => flow.commit(stage.preview, excluded, count)}
            onRepeat={flow.repeat}
            onRestart={flow.restart}
            onClose={question.close}
          />
        )}
        {stage.stage === "storing" && (
          <AnnouncedProgress
            label={t`${plural(stage.count, { one: "# Datei wird importiert", other: "# Dateien werden importiert" })}`}
            share={null}
          />
        )}
      </ImportFrame>
      <ConfirmDialog
        open={isAsked && isRunning}
        title={t`Import abbrechen`}
        confirmLabel={t`Import abbrechen`}
        cancelLabel={t`Weiter importieren`}
        tone="danger"
        onConfirm={question.leave}
        onClose={stay}
      >
        <Trans>Das Archiv wird noch gesendet oder geprüft. Wenn Sie abbrechen, ändert sich nichts.</Trans>
      </ConfirmDialog>
    </>
  );
}
