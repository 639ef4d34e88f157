import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { userFormat } from "#domain/imports/userFormat";
import { userImportMaxBytes, userImportRowsMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { saveCsv } from "#mgt/imports/csvFile";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { Hint } from "#mgt/imports/importParts";
import { useColumnName } from "#mgt/imports/useColumnName";
import { useFileSize } from "#mgt/imports/useFileSize";
import { roleLabel } from "#session/viewer";
import { Icon } from "#ui/Icon";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";

interface ChooseUsersFileProps {
  /** Roles that may be given. */
  readonly allowed: readonly RoleType[];
  /** The file before, and what was wrong with it. */
  readonly file: File | null;
  readonly failure: Failure | null;
  readonly onChoose: (file: File) => void;
  readonly onRepeat: () => void;
  readonly onClose: () => void;
}

/** What the file has to look like, a template for it, and the choice. */
export function ChooseUsersFile(props: ChooseUsersFileProps) {
  const { allowed, file, failure, onChoose, onRepeat, onClose } = props;
  const { t } = useLingui();
  const nameOf = useColumnName();
  const { number } = useFormats();
  const fileSize = useFileSize();
  const errorMessage = useErrorMessage();
  const id = useId();
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
      <FileDrop
        label={file ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
        accept=".csv,text/csv"
        describedBy={failure ? `${id}-problem ${id}` : id}
        isInvalid={failure !== null}
        isFirst
        onChoose={onChoose}
      >
        <Trans>oder hierher ziehen</Trans>
      </FileDrop>
      {failure && (
        <FieldProblem id={`${id}-problem`}>
          {file && (
            <Box as="b" overflowWrap="anywhere">
              {file.name}
            </Box>
          )}{" "}
          {errorMessage(failure)}
        </FieldProblem>
      )}
      <Hint id={id}>
        <p>
          <Trans>
            CSV mit Semikolon, UTF-8 oder Windows-1252, höchstens {fileSize(userImportMaxBytes)} und{" "}
            {number(userImportRowsMax)} Zeilen. Die erste Zeile nennt die Spalten:
          </Trans>{" "}
          <code>{header.join("; ")}</code>
        </p>
        <p>
          <Trans>
            Jede Kommune eines Benutzers hat ihre eigene Zeile. Mögliche Rollen: {roles}; AGS und Dienste hat
            nur member. Die Kennungen der Dienste sind durch Leerzeichen oder Kommas getrennt; „alle“ steht
            für alle Dienste der Kommune.
          </Trans>
        </p>
      </Hint>
      <ImportFooter
        other={
          <Button variant="ghost" onClick={() => saveCsv(t`benutzer-vorlage.csv`, [header])}>
            <Icon name="download" />
            <Trans>Vorlage herunterladen</Trans>
          </Button>
        }
      >
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        {file && (
          <Button variant="solid" onClick={onRepeat}>
            <Trans>Datei noch einmal prüfen</Trans>
          </Button>
        )}
      </ImportFooter>
    </>
  );
}
