import { Button } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import type { FileReport } from "./checkFile";
import { FailureText } from "#lists/FailureText";
import { FileFacts, FileLine } from "./FileLine";
import { ImportFooter, RestartButton } from "./ImportFrame";
import { Hint, problemsPage } from "./importParts";
import { ProblemTable } from "./ProblemTable";

interface CheckedStageProps {
  readonly file: File;
  readonly report: FileReport;
  /** Checks the file again in another encoding. */
  readonly onEncoding: (encoding: TextEncodingName) => void;
  readonly onSend: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Problems found by the browser: choose a fixed file, or upload without the faulty rows. */
export function CheckedStage(props: CheckedStageProps) {
  const { file, report, onEncoding, onSend, onRestart, onClose } = props;
  const { number } = useFormats();
  const isFaulty = report.rowsWithProblems === report.rows;
  const shown = report.problems.slice(0, problemsPage);
  return (
    <>
      <FileLine fileName={file.name} size={file.size} {...report} onEncoding={onEncoding} />
      <FileFacts>
        <Plural value={report.rows} one="# Zeile" other="# Zeilen" />
      </FileFacts>
      <Notice tone="error" role="alert">
        {isFaulty ? (
          <FailureText failure={{ code: "all_rows_faulty", params: { count: String(report.rows) } }} />
        ) : (
          <>
            <Plural
              value={report.rowsWithProblems}
              one="Eine Zeile der Datei hat Fehler."
              other="# Zeilen der Datei haben Fehler."
            />{" "}
            <Trans>
              Berichtigen Sie die Datei, oder gehen Sie weiter zur Vorschau: Dort bestätigen Sie, dass
              fehlerhafte Zeilen ausgelassen werden. Gespeichert ist noch nichts.
            </Trans>
          </>
        )}
      </Notice>
      <ProblemTable problems={shown.map((problem) => ({ ...problem, failure: problem }))} />
      {report.rowsWithProblems > shown.length && (
        <Hint>
          <Trans>Das sind die ersten {number(shown.length)}; alle zeigt die Vorschau.</Trans>
        </Hint>
      )}
      <ImportFooter other={<RestartButton onRestart={onRestart} />}>
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        <Button variant="solid" onClick={onSend}>
          {isFaulty ? <Trans>Alle Fehler ansehen</Trans> : <Trans>Weiter zur Vorschau</Trans>}
        </Button>
      </ImportFooter>
    </>
  );
}
