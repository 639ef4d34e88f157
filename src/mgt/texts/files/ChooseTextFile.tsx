import { Button, Field, NativeSelect } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { graphql } from "react-relay/hooks";
import { textFileMaxBytes, textFileTextsMax } from "#domain/texts/serviceTexts";
import type { Failure } from "#i18n/errorMessages";
import { useFormats } from "#i18n/useFormats";
import { ChooseFile } from "#mgt/imports/ChooseFile";
import { useFileExport } from "#lists/useFileExport";
import { canRepeat } from "#mgt/imports/repeatable";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import { useLanguageName } from "#i18n/useLanguageName";
import type { ChooseTextFileExportMutation } from "./__generated__/ChooseTextFileExportMutation.graphql";

const exportMutation = graphql`
  mutation ChooseTextFileExportMutation($input: ExportTextsInput!) {
    exportTexts(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ChooseTextFileProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly languages: readonly string[];
  readonly language: string;
  /** The previous file and its error. */
  readonly file: File | null;
  readonly failure: Failure | null;
  readonly onLanguage: (language: string) => void;
  readonly onChoose: (file: File) => void;
  readonly onRepeat: () => void;
  readonly onClose: () => void;
}

/** Chooses a language and its file, or downloads the texts of the language. */
export function ChooseTextFile(props: ChooseTextFileProps) {
  const { id, languages, language, file, failure, onLanguage, onChoose, onRepeat, onClose } = props;
  const fieldId = useId();
  const languageName = useLanguageName();
  const { fileSize, number } = useFormats();
  const commit = useMutationAsync<ChooseTextFileExportMutation>(exportMutation);
  const { isBusy, exportFile } = useFileExport(() => commit({ input: { id, language } }));
  const name = languageName(language);
  return (
    <>
      <p>
        <Trans>
          Laden Sie die Texte einer Sprache herunter, etwa für eine Übersetzung, und spielen Sie die Datei
          danach wieder ein. Vor dem Speichern sehen Sie, was sich ändert; gespeichert wird als Entwurf.
        </Trans>
      </p>
      <Field.Root id={fieldId} maxW="260px">
        <Field.Label>
          <Trans>Sprache der Datei</Trans>
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            id={fieldId}
            value={language}
            onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevronDown" size={12} />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      </Field.Root>
      <ChooseFile
        fileName={file?.name}
        failure={failure}
        accept=".json,application/json"
        other={
          <BusyButton variant="ghost" isBusy={isBusy} onClick={exportFile}>
            <Icon name="download" />
            <Trans>{name} herunterladen</Trans>
          </BusyButton>
        }
        onChoose={onChoose}
        hint={
          <p>
            <Trans>
              JSON in UTF-8 mit den Texten einer Sprache, verschachtelt oder mit Punkten in den Schlüsseln,
              höchstens {fileSize(textFileMaxBytes)} und {number(textFileTextsMax)} Texte. Leere Texte werden
              nicht übernommen, und was in der Datei fehlt, bleibt, wie es ist.
            </Trans>
          </p>
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
