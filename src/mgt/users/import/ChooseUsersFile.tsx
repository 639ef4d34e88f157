import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { userFormat } from "#domain/imports/userFormat";
import { userImportMaxBytes, userImportRowsMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { Failure } from "#i18n/errorMessages";
import { useFormats } from "#i18n/useFormats";
import type { EncodingChoice } from "#ui/upload/encodingChoice";
import { ChooseFile, TemplateButton } from "#mgt/imports/ChooseFile";
import { canRepeat } from "#mgt/imports/repeatable";
import { useColumnName } from "#mgt/imports/useColumnName";
import { roleLabel } from "#session/viewer";

interface ChooseUsersFileProps {
  /** Roles that the viewer may assign. */
  readonly allowed: readonly RoleType[];
  /** The previous file and its error. */
  readonly file: File | null;
  readonly failure: Failure | null;
  /** How the previous file was read, if another encoding may help. */
  readonly choice: EncodingChoice | undefined;
  readonly onChoose: (file: File) => void;
  /** Checks the previous file again in another encoding. */
  readonly onEncoding: (encoding: TextEncodingName) => void;
  readonly onRepeat: () => void;
  readonly onClose: () => void;
}

/** Explains the file format, offers a template, and chooses the file. */
export function ChooseUsersFile(props: ChooseUsersFileProps) {
  const { allowed, file, failure, onChoose, onRepeat, onClose } = props;
  const { t } = useLingui();
  const nameOf = useColumnName();
  const { fileSize, number } = useFormats();
  const header = userFormat(allowed).columns.map(({ field }) => nameOf(field));
  const roles = allowed.map(roleLabel).join(", ");
  return (
    <>
      <p>
        <Trans>
          Alle Benutzer der Datei, die es noch nicht gibt, werden angelegt und eingeladen. Vorher sehen Sie,
          wer das ist.
        </Trans>
      </p>
      <ChooseFile
        fileName={file?.name}
        failure={failure}
        choice={props.choice}
        onEncoding={props.onEncoding}
        other={<TemplateButton name={t`benutzer-vorlage.csv`} header={header} />}
        onChoose={onChoose}
        hint={
          <>
            <p>
              <Trans>
                CSV mit Semikolon, höchstens {fileSize(userImportMaxBytes)} und {number(userImportRowsMax)}{" "}
                Zeilen. Die erste Zeile nennt die Spalten; der Zeichensatz wird erkannt:
              </Trans>{" "}
              <code>{header.join("; ")}</code>
            </p>
            <p>
              <Trans>
                Jede Kommune eines Benutzers hat ihre eigene Zeile. Mögliche Rollen: {roles}; AGS und Dienste
                hat nur member. Die Kennungen der Dienste sind durch Leerzeichen oder Kommas getrennt; „alle“
                steht für alle Dienste der Kommune.
              </Trans>
            </p>
          </>
        }
      >
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        {file && canRepeat(failure) && (
          <Button variant="solid" onClick={onRepeat}>
            <Trans>Datei noch einmal prüfen</Trans>
          </Button>
        )}
      </ChooseFile>
    </>
  );
}
