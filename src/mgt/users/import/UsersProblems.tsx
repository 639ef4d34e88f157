import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { payloadFailure } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { saveCsv } from "#mgt/imports/csvFile";
import { ProblemFoot, problemsPage } from "#mgt/imports/importParts";
import { ProblemTable } from "#mgt/imports/ProblemTable";
import { useColumnName } from "#mgt/imports/useColumnName";
import type { UsersPreview } from "./usersImportOperations";

/** All problems of the rows, page by page, and as a file. */
export function UsersProblems({ problems }: Pick<UsersPreview, "problems">) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const nameOf = useColumnName();
  const [begin, setBegin] = useState(0);
  if (problems.length === 0) return null;
  const shown = problems.slice(begin, begin + problemsPage);

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
      <ProblemFoot begin={begin} end={begin + shown.length} total={problems.length} onBegin={setBegin}>
        <Button size="sm" variant="ghost" onClick={download}>
          <Trans>Fehler als CSV herunterladen</Trans>
        </Button>
      </ProblemFoot>
    </div>
  );
}
