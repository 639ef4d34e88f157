import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { useColumnName } from "./useColumnName";

/** A problem of one row, found by the browser or the server. */
export interface ShownProblem {
  readonly line: number;
  /** From 1; null: the whole row. */
  readonly column: number | null | undefined;
  readonly columnName: string | null | undefined;
  readonly value: string | null | undefined;
  readonly failure: Failure;
}

interface ProblemTableProps {
  readonly problems: readonly ShownProblem[];
}

/** What is wrong in which line, and what to do about it. */
export function ProblemTable({ problems }: ProblemTableProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  return (
    <table className="import-problems" aria-label={t`Zeilen mit Fehler`}>
      <thead>
        <tr>
          <th scope="col" className="number">
            <Trans>Zeile</Trans>
          </th>
          <th scope="col">
            <Trans>Spalte</Trans>
          </th>
          <th scope="col">
            <Trans>Inhalt</Trans>
          </th>
          <th scope="col">
            <Trans>Was zu tun ist</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem, position) => (
          <tr key={position}>
            <td className="number">
              <span className="only-narrow">
                <Trans>Zeile</Trans>{" "}
              </span>
              {number(problem.line)}
            </td>
            <td>
              <ColumnOf problem={problem} />
            </td>
            <td>
              {problem.value ? (
                <code>{problem.value}</code>
              ) : (
                problem.columnName && (
                  <span className="import-quiet">
                    <Trans>leer</Trans>
                  </span>
                )
              )}
            </td>
            <td>{errorMessage(problem.failure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnOf({ problem: { column, columnName } }: { readonly problem: ShownProblem }) {
  const nameOf = useColumnName();
  if (!columnName) {
    return (
      <span className="import-quiet">
        <Trans>ganze Zeile</Trans>
      </span>
    );
  }
  return (
    <>
      {nameOf(columnName)}
      {column ? <span className="import-quiet"> ({column})</span> : null}
    </>
  );
}
