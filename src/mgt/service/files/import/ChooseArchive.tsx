import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { fileArchiveMaxBytes, serviceFileMaxBytes } from "#domain/limits";
import type { Failure } from "#i18n/errorMessages";
import { useFormats } from "#i18n/useFormats";
import { FileFailure } from "#mgt/imports/ChooseFile";
import { FileLine } from "#mgt/imports/FileLine";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { Hint } from "#mgt/imports/importParts";
import { canRepeat } from "#mgt/imports/repeatable";
import { FileDrop } from "#ui/upload/FileDrop";

interface ChooseArchiveProps {
  /** The previous archive, or one that was chosen elsewhere. */
  readonly file: File | null;
  /** Error of the previous archive. */
  readonly failure: Failure | null;
  readonly onChoose: (file: File) => void;
  readonly onClose: () => void;
}

/** Explains the import, with a file input for the archive. */
export function ChooseArchive({ file, failure, onChoose, onClose }: ChooseArchiveProps) {
  const { fileSize } = useFormats();
  const id = useId();
  const [maxSize, eachSize] = [fileSize(fileArchiveMaxBytes), fileSize(serviceFileMaxBytes)];
  return (
    <>
      <p>
        <Trans>
          Das Archiv wird entpackt: Seine Dateien kommen unter ihren Pfaden im Archiv zu den Dateien des
          Dienstes. Vorher sehen Sie, welche neu sind und welche ersetzt werden. Dateien, die nicht im Archiv
          sind, bleiben.
        </Trans>
      </p>
      {file && !failure && <FileLine fileName={file.name} size={file.size} encoding={null} sample={null} />}
      <FileDrop
        label={file ? <Trans>Anderes Archiv wählen</Trans> : <Trans>Archiv wählen</Trans>}
        accept=".zip,application/zip"
        describedBy={failure ? `${id}-problem ${id}` : id}
        isInvalid={failure !== null}
        isFirst={!file}
        onChoose={onChoose}
      >
        <Trans>oder hierher ziehen</Trans>
      </FileDrop>
      {failure && <FileFailure id={`${id}-problem`} fileName={file?.name} failure={failure} />}
      <Hint id={id}>
        <p>
          <Trans>
            ZIP, höchstens {maxSize}, ohne Passwort; jede Datei darin höchstens {eachSize}. Archive im Archiv
            werden nicht entpackt.
          </Trans>
        </p>
      </Hint>
      <ImportFooter>
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        {file && canRepeat(failure) && (
          <Button variant="solid" data-focus-first onClick={() => onChoose(file)}>
            {failure ? <Trans>Noch einmal prüfen</Trans> : <Trans>Archiv prüfen</Trans>}
          </Button>
        )}
      </ImportFooter>
    </>
  );
}
