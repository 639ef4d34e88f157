import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import { useLeaveGuard } from "#forms/useLeaveGuard";
import { FileProgress } from "#mgt/imports/FileProgress";
import { ImportFooter, ImportFrame } from "#mgt/imports/ImportFrame";
import { useAnnounce } from "#ui/ui";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { ChooseTextFile } from "./ChooseTextFile";
import { TextImportReview } from "./TextImportReview";
import { useTextImport } from "./useTextImport";

interface TextFilesDialogProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly languages: readonly string[];
  /** Initially selected language; undefined: German. */
  readonly initialLanguage: string | undefined;
  readonly onClose: () => void;
}

/** Exports the texts of a language as a file, and imports such files: choose, compare, save as a draft. */
export function TextFilesDialog({
  id,
  languages,
  initialLanguage = sourceLanguage,
  onClose,
}: TextFilesDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const flow = useTextImport({
    id,
    initialLanguage,
    onDone: () => {
      announce(t`Texte als Entwurf gespeichert`);
      onClose();
    },
  });
  const { stage, language } = flow;
  const isStoring = stage.stage === "storing";
  const hasUnsaved = useCallback(() => isStoring, [isStoring]);
  // Closing only discards a comparison, so do not ask.
  const { close } = useLeaveGuard({
    hasUnsaved,
    isDialog: true,
    isSaving: isStoring,
    onGiveUp: flow.abort,
    onClose,
  });
  return (
    <ImportFrame
      title={
        stage.stage === "reviewing" ? t`Texte importieren – Vorschau` : t`Texte importieren und exportieren`
      }
      stage={stage.stage}
      onCancel={isStoring ? undefined : close}
    >
      {stage.stage === "choosing" && (
        <ChooseTextFile
          id={id}
          languages={languages}
          language={language}
          file={stage.file}
          failure={stage.failure}
          onLanguage={flow.setLanguage}
          onChoose={flow.choose}
          onRepeat={flow.repeat}
          onClose={close}
        />
      )}
      {stage.stage === "sending" && (
        <>
          <FileProgress stage={stage} />
          <ImportFooter>
            <Button onClick={close}>
              <Trans>Abbrechen</Trans>
            </Button>
          </ImportFooter>
        </>
      )}
      {stage.stage === "reviewing" && (
        <TextImportReview
          fileName={stage.file.name}
          language={language}
          languages={languages}
          preview={stage.preview}
          failure={stage.failure}
          onCommit={() => flow.commit(stage.file, stage.preview)}
          onRepeat={flow.repeat}
          onRestart={flow.restart}
          onClose={close}
        />
      )}
      {isStoring && <AnnouncedProgress label={t`Die Texte werden als Entwurf gespeichert`} share={null} />}
    </ImportFrame>
  );
}
