import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { payloadFailure } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { saveCsv } from "#mgt/imports/csvFile";
import { ProblemTable } from "#mgt/imports/ProblemTable";
import { useColumnName } from "#mgt/imports/useColumnName";
import type { UsersPreview } from "./usersImportOperations";

/** Few enough to be read in a dialog. */
const problemsPage = 20;

/** All problems of the rows, page by page, and as a file. */
export function UsersProblems({ problems }: Pick<UsersPreview, "problems">) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const nameOf = useColumnName();
  const [begin, setBegin] = useState(0);
  if (problems.length === 0) return null;
  const shown = problems.slice(begin, begin + problemsPage);
  const end = begin + shown.length;

  function download() {
    const header = [t`Zeile`, t`Spalte`, t`Spaltenname`, t`Inhalt`, t`Was zu tun ist`, t`Code`];
    const rows = problems.map(({ line, column, columnName, value, error }) => [
      line,
      column ?? "",
      columnName ? nameOf(columnName) : "",
      value ?? "",
      errorMessage(payloadFailure(error)),
      error.code,
    ]);
    saveCsv(t`benutzer-fehler.csv`, [header, ...rows]);
  }

  return (
    <div>
      <ProblemTable
        problems={shown.map((problem) => ({ ...problem, failure: payloadFailure(problem.error) }))}
      />
      <div className="import-problem-foot">
        <Button size="sm" variant="ghost" onClick={download}>
          <Trans>Fehler als CSV herunterladen</Trans>
        </Button>
        {problems.length > problemsPage && (
          <span className="import-pages">
            <span>
              <Trans>
                {number(begin + 1)} bis {number(end)} von {number(problems.length)}
              </Trans>
            </span>
            <Button size="sm" disabled={begin === 0} onClick={() => setBegin(begin - problemsPage)}>
              <Trans>Vorige</Trans>
            </Button>
            <Button size="sm" disabled={end >= problems.length} onClick={() => setBegin(end)}>
              <Trans>Nächste</Trans>
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
