import { Box, Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";
import { saveCsv } from "./csvFile";
import { ImportFooter } from "./ImportFrame";
import { Hint } from "./importParts";

interface ChooseFileProps {
  /** Of the file before. */
  readonly fileName: string | undefined;
  /** What was wrong with it. */
  readonly failure: Failure | null;
  /** A file with the names of the columns alone. */
  readonly template: { readonly name: string; readonly header: readonly string[] };
  readonly onChoose: (file: File) => void;
  /** What the file has to look like. */
  readonly hint: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The choice of a CSV file, with what was wrong with the one before, what it has to look like, and a template. */
export function ChooseFile({ fileName, failure, template, onChoose, hint, children }: ChooseFileProps) {
  const id = useId();
  return (
    <>
      <FileDrop
        label={fileName ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
        accept=".csv,text/csv"
        describedBy={failure ? `${id}-problem ${id}` : id}
        isInvalid={failure !== null}
        isFirst
        onChoose={onChoose}
      >
        <Trans>oder hierher ziehen</Trans>
      </FileDrop>
      {failure && <FileFailure id={`${id}-problem`} fileName={fileName} failure={failure} />}
      <Hint id={id}>{hint}</Hint>
      <ImportFooter
        other={
          <Button variant="ghost" onClick={() => saveCsv(template.name, [template.header])}>
            <Icon name="download" />
            <Trans>Vorlage herunterladen</Trans>
          </Button>
        }
      >
        {children}
      </ImportFooter>
    </>
  );
}

interface FileFailureProps {
  readonly id?: string;
  readonly fileName: string | undefined;
  readonly failure: Failure;
}

/** Why an import came to nothing. */
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
