import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { postalCodeFormat } from "#domain/imports/postalCodeFormat";
import { residentialPropertyFormat } from "#domain/imports/residentialPropertyFormat";
import { csvMaxBytes, snapshotDays } from "#domain/limits";
import type { Failure } from "#i18n/errorMessages";
import type { EncodingChoice } from "#ui/upload/encodingChoice";
import { ChooseFile, FileFailure, TemplateButton } from "#mgt/imports/ChooseFile";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { useColumnName } from "#mgt/imports/useColumnName";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import type { ImportKind } from "./useImport";

interface ChooseStageProps {
  readonly kind: ImportKind;
  /** Number of current entries; null if unknown. */
  readonly existing: number | null;
  /** Error of the previous file. */
  readonly failure: Failure | null;
  /** How the previous file was read, if another encoding may help. */
  readonly choice: EncodingChoice | undefined;
  readonly fileName: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Checks the previous file again in another encoding. */
  readonly onEncoding: (encoding: TextEncodingName) => void;
  readonly onAskOkkomm: () => void;
  readonly onClose: () => void;
}

/** Warning and file input. */
export function ChooseStage(props: ChooseStageProps) {
  const { kind, existing, failure, fileName, onChoose, onAskOkkomm, onClose } = props;
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const nameOf = useColumnName();
  const { columns } = kind === "POSTAL_CODES" ? postalCodeFormat : residentialPropertyFormat("");
  const header = columns.map(({ field }) => nameOf(field));
  const templateName =
    kind === "POSTAL_CODES" ? t`postleitzahlen-vorlage.csv` : t`wohngrundstuecke-vorlage.csv`;
  const cancel = (
    <Button onClick={onClose}>
      <Trans>Abbrechen</Trans>
    </Button>
  );
  const isFile = kind !== "OKKOMM_RESIDENTIAL_PROPERTIES";
  return (
    <>
      {existing !== 0 && (
        <Notice tone="waiting" icon="warning">
          {existing === null ? (
            <Trans>
              <b>Alle vorhandenen Einträge werden ersetzt.</b> Vorher sehen Sie, was sich ändert. Der alte
              Stand bleibt {snapshotDays} Tage wiederherstellbar.
            </Trans>
          ) : (
            <Trans>
              <b>
                <Plural
                  value={existing}
                  one="Der vorhandene Eintrag wird ersetzt."
                  other="Alle # vorhandenen Einträge werden ersetzt."
                />
              </b>{" "}
              Vorher sehen Sie, was sich ändert. Der alte Stand bleibt {snapshotDays} Tage wiederherstellbar.
            </Trans>
          )}
        </Notice>
      )}
      {isFile ? (
        <ChooseFile
          fileName={fileName}
          failure={failure}
          choice={props.choice}
          onEncoding={props.onEncoding}
          other={<TemplateButton name={templateName} header={header} />}
          onChoose={onChoose}
          hint={
            <p>
              {" "}
              <Trans>
                CSV mit Semikolon, höchstens {fileSize(csvMaxBytes)}. Die erste Zeile nennt die Spalten; der
                Zeichensatz wird erkannt:
              </Trans>{" "}
              <code>{header.join("; ")}</code>
            </p>
          }
        >
          {cancel}
        </ChooseFile>
      ) : (
        <>
          <p>
            <Trans>Der Bestand wird bei OK.KOMM abgerufen und mit dem vorhandenen verglichen.</Trans>
          </p>
          {failure && <FileFailure fileName={fileName} failure={failure} />}
          <ImportFooter>
            {cancel}
            <Button variant="solid" data-focus-first onClick={onAskOkkomm}>
              {failure ? <Trans>Noch einmal abrufen</Trans> : <Trans>Bei OK.KOMM abrufen</Trans>}
            </Button>
          </ImportFooter>
        </>
      )}
    </>
  );
}
