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
  const { counts, addedRows, changedRows, removedRows } = useFragment(
    graphql`
      fragment ImportChanges_import on ImportPreview @throwOnFieldError {
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
      <RowExamples title={<Trans>Neu, zum Beispiel</Trans>} count={counts.added} rows={addedRows} />
      <RowExamples title={<Trans>Geändert, zum Beispiel</Trans>} count={counts.changed} rows={changedRows} />
      <RowExamples
        title={<Trans>Entfallen, zum Beispiel</Trans>}
        isOpen={counts.removed <= expandedMax}
        count={counts.removed}
        rows={removedRows}
      />
    </Grid>
  );
}

interface RowExamplesProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly count: number;
  readonly rows: readonly (Pick<Change, "label"> & Partial<Change>)[];
}

function RowExamples({ title, isOpen, count, rows }: RowExamplesProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = useColumnName();
  if (rows.length === 0) return null;
  const shown = (value: unknown) => {
    if (value === null || value === "") return t`leer`;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return (
    <Examples title={title} isOpen={isOpen}>
      {rows.map(({ label, changes = [] }) => (
        <li key={label}>
          {label}
          {changes.map(({ path, before, after }) => (
            <span key={path}>
              {nameOf(path)}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
            </span>
          ))}
        </li>
      ))}
      {count > rows.length && (
        <Box as="li" color="fg.subtle">
          <Trans>und {number(count - rows.length)} weitere</Trans>
        </Box>
      )}
    </Examples>
  );
}
