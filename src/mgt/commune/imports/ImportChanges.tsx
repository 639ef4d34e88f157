import { Box, Grid } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { Examples } from "#mgt/imports/importParts";
import { useColumnName } from "#mgt/imports/useColumnName";
import type {
  ImportChanges_import$data,
  ImportChanges_import$key,
} from "./__generated__/ImportChanges_import.graphql";

interface ImportChangesProps {
  readonly preview: ImportChanges_import$key;
}

/** Up to this number, removed rows are shown without expanding. */
const expandedMax = 3;

type Change = ImportChanges_import$data["changedRows"][number];

/** Samples of the added, changed and removed rows. */
export function ImportChanges({ preview }: ImportChangesProps) {
  const { counts, ...rows } = useFragment(
    graphql`
      fragment ImportChanges_import on ImportPreview {
        counts {
          added
          changed
          removed
        }
        addedRows: changes(kind: ADDED, first: 10) {
          label
        }
        changedRows: changes(kind: CHANGED, first: 10) {
          label
          changes {
            path
            before
            after
          }
        }
        removedRows: changes(kind: REMOVED, first: 10) {
          label
        }
      }
    `,
    preview,
  );
  return (
    <Grid
      gap={1}
      css={{
        "& ul": { ps: 5 },
        "& del": { bg: "var(--diff-removed)" },
        "& ins": { bg: "var(--diff-added)", textDecoration: "none" },
        "& li > span": { display: "block", ps: 3, color: "fg.muted" },
      }}
    >
      <RowExamples
        title={<Trans>Neu, zum Beispiel</Trans>}
        count={counts.added}
        shown={rows.addedRows.length}
      >
        {rows.addedRows.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </RowExamples>
      <RowExamples
        title={<Trans>Geändert, zum Beispiel</Trans>}
        count={counts.changed}
        shown={rows.changedRows.length}
      >
        {rows.changedRows.map((change) => (
          <ChangedRow key={change.label} change={change} />
        ))}
      </RowExamples>
      <RowExamples
        title={<Trans>Entfallen, zum Beispiel</Trans>}
        isOpen={counts.removed <= expandedMax}
        count={counts.removed}
        shown={rows.removedRows.length}
      >
        {rows.removedRows.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </RowExamples>
    </Grid>
  );
}

interface RowExamplesProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly count: number;
  readonly shown: number;
  readonly children: ReactNode;
}

function RowExamples({ title, isOpen, count, shown, children }: RowExamplesProps) {
  const { number } = useFormats();
  if (shown === 0) return null;
  return (
    <Examples title={title} isOpen={isOpen}>
      {children}
      {count > shown && (
        <Box as="li" color="fg.subtle">
          <Trans>und {number(count - shown)} weitere</Trans>
        </Box>
      )}
    </Examples>
  );
}

function ChangedRow({ change: { label, changes } }: { readonly change: Change }) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const shown = (value: unknown) => {
    if (value === null || value === "") return t`leer`;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return (
    <li>
      {label}
      {changes.map(({ path, before, after }) => (
        <span key={path}>
          {nameOf(path)}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
        </span>
      ))}
    </li>
  );
}
