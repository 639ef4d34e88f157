import { Box, Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";
import { saveCsv } from "#ui/table/csvFile";
import type { EncodingChoice } from "#ui/upload/encodingChoice";
import { EncodingField } from "#ui/upload/EncodingField";
import { ImportFooter } from "./ImportFrame";
import { Hint } from "./importParts";

interface ChooseFileProps {
  /** Name of the previous file. */
  readonly fileName: string | undefined;
  /** Error of the previous file. */
  readonly failure: Failure | null;
  /** How the previous file was read, if another encoding may help. */
  readonly choice?: EncodingChoice;
  /** Checks the previous file again in another encoding. */
  readonly onEncoding?: (encoding: TextEncodingName) => void;
  /** Extensions and media types for the file dialog. */
  readonly accept?: string;
  /** Button at the start of the footer, such as the download of a template. */
  readonly other?: ReactNode;
  readonly onChoose: (file: File) => void;
  /** Required format of the file. */
  readonly hint: ReactNode;
  /** Buttons of the footer. */
  readonly children: ReactNode;
}

/** File input, by default for a CSV file, with the error of the previous file and the required format. */
export function ChooseFile(props: ChooseFileProps) {
  const { fileName, failure, choice, onEncoding, accept = ".csv,text/csv", other, hint, children } = props;
  const id = useId();
  return (
    <>
      <FileDrop
        label={fileName ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
        accept={accept}
        describedBy={failure ? `${id}-problem ${id}` : id}
        isInvalid={failure !== null}
        isFirst
        onChoose={props.onChoose}
      >
        <Trans>oder hierher ziehen</Trans>
      </FileDrop>
      {failure && <FileFailure id={`${id}-problem`} fileName={fileName} failure={failure} />}
      {choice && onEncoding && <EncodingField {...choice} onChoose={onEncoding} />}
      <Hint id={id}>{hint}</Hint>
      <ImportFooter other={other}>{children}</ImportFooter>
    </>
  );
}

interface TemplateButtonProps {
  readonly name: string;
  readonly header: readonly string[];
}

/** Downloads a CSV file with the column names only. */
export function TemplateButton({ name, header }: TemplateButtonProps) {
  return (
    <Button variant="ghost" onClick={() => saveCsv(name, [header])}>
      <Icon name="download" />
      <Trans>Vorlage herunterladen</Trans>
    </Button>
  );
}

interface FileFailureProps {
  readonly id?: string;
  readonly fileName: string | undefined;
  readonly failure: Failure;
}

/** Why an import failed. */
export function FileFailure({ id, fileName, failure }: FileFailureProps) {
  const errorMessage = useErrorMessage();
  return (
    <FieldProblem id={id}>
      {fileName && (
        <Box as="b" overflowWrap="anywhere">
          {fileName}
        </Box>
      )}{" "}
      {errorMessage(failure)}
    </FieldProblem>
  );
}
