import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { resourceImportMax, resourceImportMaxBytes } from "#domain/resources/resourceKinds";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { FileFailure } from "#mgt/imports/ChooseFile";
import { ImportFooter, ImportFrame } from "#mgt/imports/ImportFrame";
import { Hint } from "#mgt/imports/importParts";
import { canRepeat } from "#mgt/imports/repeatable";
import { FileDrop } from "#ui/upload/FileDrop";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { ImportDone } from "./ImportDone";
import { ImportReview } from "./ImportReview";
import { useResourcesImport, type ImportStage } from "./useResourcesImport";

interface ImportResourcesDialogProps {
  readonly onClose: () => void;
  /** Called when resources were stored; the dialog stays open with the result. */
  readonly onImported: () => void;
}

/** Imports resources from YAML files or ZIP archives: choose, compare, import. Mount it to open it. */
export function ImportResourcesDialog({ onClose, onImported }: ImportResourcesDialogProps) {
  const { t } = useLingui();
  const flow = useResourcesImport(onImported);
  const { stage } = flow;
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <ImportFrame
        title={stage.stage === "reviewing" ? t`Ressourcen importieren – Vorschau` : t`Ressourcen importieren`}
        width={stage.stage === "reviewing" ? "full" : "wide"}
        stage={stage.stage}
        onCancel={stage.stage === "storing" ? undefined : onClose}
      >
        {stage.stage === "choosing" && <ChooseFiles stage={stage} onChoose={flow.choose} onClose={onClose} />}
        {stage.stage === "sending" && (
          <>
            <Sending {...stage} />
            <ImportFooter>
              <Button onClick={flow.restart}>
                <Trans>Abbrechen</Trans>
              </Button>
            </ImportFooter>
          </>
        )}
        {stage.stage === "reviewing" && (
          <ImportReview
            preview={stage.preview}
            failure={stage.failure}
            onStore={(items) => flow.store(stage.preview, items)}
            onRepeat={flow.repeat}
            onRestart={flow.restart}
            onClose={onClose}
          />
        )}
        {stage.stage === "storing" && (
          <AnnouncedProgress
            label={t`${plural(stage.count, { one: "# Ressource wird importiert", other: "# Ressourcen werden importiert" })}`}
            share={null}
          />
        )}
        {stage.stage === "done" && <ImportDone items={stage.items} onClose={onClose} />}
      </ImportFrame>
    </ErrorMessagesContext>
  );
}

function Sending({ sent, total }: { readonly sent: number; readonly total: number }) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  if (total > 0 && sent >= total) {
    return <AnnouncedProgress label={t`Die Dateien werden mit den Ressourcen verglichen`} share={null} />;
  }
  const [done, all] = [fileSize(sent), fileSize(total)];
  return (
    <AnnouncedProgress
      label={t`Die Dateien werden gesendet`}
      text={total > 0 ? t`${done} von ${all}` : undefined}
      share={total > 0 ? sent / total : null}
    />
  );
}

interface ChooseFilesProps {
  readonly stage: Extract<ImportStage, { stage: "choosing" }>;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Explains the import, with a file input. */
function ChooseFiles({ stage: { files, failure }, onChoose, onClose }: ChooseFilesProps) {
  const { fileSize } = useFormats();
  const id = useId();
  const maxSize = fileSize(resourceImportMaxBytes);
  const [first] = files;
  return (
    <>
      <p>
        <Trans>
          Die Dateien werden mit den gespeicherten Ressourcen verglichen. Vorher sehen Sie, was neu ist, was
          sich ändert und wo Fehler sind. Nichts wird entfernt.
        </Trans>
      </p>
      <FileDrop
        label={files.length > 0 ? <Trans>Andere Dateien wählen</Trans> : <Trans>Dateien wählen</Trans>}
        accept=".yaml,.yml,.zip,application/yaml,application/zip"
        describedBy={failure ? `${id}-problem ${id}` : id}
        isInvalid={failure !== null}
        isFirst
        // Accept one more than allowed, so that too many files are refused instead of truncated.
        maxFiles={resourceImportMax + 1}
        onChoose={(file, further) => onChoose([file, ...further])}
      >
        <Trans>oder hierher ziehen</Trans>
      </FileDrop>
      {failure && (
        <FileFailure
          id={`${id}-problem`}
          fileName={files.length === 1 ? first?.name : undefined}
          failure={failure}
        />
      )}
      <Hint id={id}>
        <p>
          <Trans>
            YAML-Dateien oder ZIP-Archive mit solchen, höchstens {resourceImportMax} Ressourcen und zusammen{" "}
            {maxSize}.
          </Trans>{" "}
          <Trans>
            Archive aus „Als ZIP herunterladen“ passen. Geheimnisse stehen nicht darin: Vorhandene bleiben,
            fehlende tragen Sie danach ein.
          </Trans>
        </p>
      </Hint>
      <ImportFooter>
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        {files.length > 0 && canRepeat(failure) && (
          <Button variant="solid" onClick={() => onChoose(files)}>
            <Trans>Noch einmal prüfen</Trans>
          </Button>
        )}
      </ImportFooter>
    </>
  );
}
