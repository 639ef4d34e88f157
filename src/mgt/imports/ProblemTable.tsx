import { chakra, Span } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { useColumnName } from "./useColumnName";

/** A problem of one row, found by the browser or the server. */
export interface ShownProblem {
  readonly line: number;
  /** 1-based; null: the whole row. */
  readonly column: number | null | undefined;
  readonly columnName: string | null | undefined;
  readonly value: string | null | undefined;
  readonly failure: Failure;
}

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    textStyle: "sm",
    "& th": {
      px: 2.5,
      py: 2,
      borderBottom: "1px solid var(--border)",
      color: "fg.muted",
      fontWeight: "medium",
      textAlign: "start",
      whiteSpace: "nowrap",
    },
    "& td": {
      px: 2.5,
      py: "9px",
      borderBottom: "1px solid var(--border-muted)",
      verticalAlign: "top",
      overflowWrap: "anywhere",
    },
    // Keeps an AGS on one line.
    "& code": { display: "inline-block", minW: "9ch" },
    "& .number": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& .number + td": { whiteSpace: "nowrap" },
    "& .only-narrow": { display: "none" },
    // Each row becomes a paragraph.
    smDown: {
      "&, & tbody, & tr": { display: "block" },
      "& thead": {
        position: "absolute",
        boxSize: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "& tr": { py: 2, borderBottom: "1px solid var(--border-muted)" },
      "& td": { display: "inline", p: 0, pe: 2, border: 0 },
      "& .number + td": { whiteSpace: "normal" },
      "& td:last-of-type": { display: "block" },
      "& .only-narrow": { display: "inline" },
    },
  },
});

interface ProblemTableProps {
  readonly problems: readonly ShownProblem[];
}

/** Problems with line, column and how to fix them. */
export function ProblemTable({ problems }: ProblemTableProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  return (
    <Table aria-label={t`Zeilen mit Fehler`}>
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
                  <Span color="fg.subtle">
                    <Trans>leer</Trans>
                  </Span>
                )
              )}
            </td>
            <td>{errorMessage(problem.failure)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ColumnOf({ problem: { column, columnName } }: { readonly problem: ShownProblem }) {
  const nameOf = useColumnName();
  if (!columnName) {
    return (
      <Span color="fg.subtle">
        <Trans>ganze Zeile</Trans>
      </Span>
    );
  }
  return (
    <>
      {nameOf(columnName)}
      {column ? <Span color="fg.subtle"> ({column})</Span> : null}
    </>
  );
}
