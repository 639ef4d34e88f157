import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { SecurityListImportResult, SecurityListKind } from "#domain/securityLists/securityLists";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import { useResultMessage } from "../resultMessages";
import type { ImportEntriesQuery } from "./__generated__/ImportEntriesQuery.graphql";
import { importResultLabels, knownResult, resultTones } from "./ResultCounts";

const entriesQuery = graphql`
  query ImportEntriesQuery($id: ID!, $results: [SecurityListResult!], $first: Int!, $after: String)
  @throwOnFieldError {
    node(id: $id) {
      ... on SecurityListImport {
        entries(results: $results, first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            cursor
            node {
              line
              text
              pattern
              reason
              expiresOn
              result
            }
          }
        }
      }
    }
  }
`;

const pageRows = 20;

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    textStyle: "sm",
    "&[aria-busy]": { opacity: 0.62 },
    "& th": {
      pe: 3,
      py: 2,
      borderBottom: "1px solid {colors.border}",
      color: "fg.muted",
      fontWeight: "medium",
      textAlign: "start",
    },
    "& td": {
      pe: 3,
      py: 2,
      borderBottom: "1px solid {colors.border.muted}",
      verticalAlign: "top",
      overflowWrap: "anywhere",
    },
    "& :is(th, td):first-of-type": { width: "64px", fontVariantNumeric: "tabular-nums" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
    // The result is below the entry.
    smDown: {
      "&, & tbody": { display: "block" },
      "& thead": { srOnly: true },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "44px minmax(0, 1fr)",
        py: 2,
        borderBottom: "1px solid {colors.border.muted}",
      },
      "& td": { p: 0, border: 0 },
      "& td:first-of-type": { width: "auto", color: "fg.muted" },
      "& td:last-of-type": { gridColumn: 2, mt: 1 },
    },
  },
});

interface ImportEntriesProps {
  /** Node id of the import. */
  readonly id: string;
  readonly list: SecurityListKind;
  /** Only entries with this outcome; null: all. */
  readonly result: SecurityListImportResult | null;
  /** Incremented to retry after a failure. */
  readonly attempt: number;
}

/** The entries of a checked file with their outcome, page by page. */
export function ImportEntries({ id, list, result, attempt }: ImportEntriesProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [isPending, startTransition] = useTransition();
  /** Cursors of the pages before this one; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  // Not preloaded, since the id comes from the check that opened this step of the dialog.
  const { node } = useLazyLoadQuery<ImportEntriesQuery>(
    entriesQuery,
    { id, results: result && [result], first: pageRows, after: cursors.at(-1) ?? null },
    { fetchKey: attempt },
  );
  const entries = node?.entries;
  if (!entries || entries.totalCount === 0) return null;
  const { totalCount, pageInfo, edges } = entries;
  const { endCursor } = pageInfo;
  const begin = cursors.length * pageRows;
  const [from, to, total] = [number(begin + 1), number(begin + edges.length), number(totalCount)];
  return (
    <Box minW={0}>
      <Table aria-label={t`Einträge der Datei`} aria-busy={isPending || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Zeile</Trans>
            </th>
            <th scope="col">
              <Trans>Eintrag</Trans>
            </th>
            <th scope="col">
              <Trans>Ergebnis</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ cursor, node: entry }) => (
            <EntryRow key={cursor} entry={entry} list={list} />
          ))}
        </tbody>
      </Table>
      {totalCount > pageRows && (
        <Flex wrap="wrap" align="center" justify="flex-end" gap={2} mt={2} textStyle="sm" color="fg.muted">
          <Box as="span" me="auto" fontVariantNumeric="tabular-nums" aria-live="polite">
            <Trans>
              {from} bis {to} von {total}
            </Trans>
          </Box>
          <Button
            size="sm"
            disabled={cursors.length === 0}
            onClick={() => startTransition(() => setCursors(cursors.slice(0, -1)))}
          >
            <Trans>Vorige</Trans>
          </Button>
          <Button
            size="sm"
            disabled={!pageInfo.hasNextPage || isPending}
            onClick={() => endCursor && startTransition(() => setCursors([...cursors, endCursor]))}
          >
            <Trans>Nächste</Trans>
          </Button>
        </Flex>
      )}
    </Box>
  );
}

type FileEntry = NonNullable<
  NonNullable<ImportEntriesQuery["response"]["node"]>["entries"]
>["edges"][number]["node"];

interface EntryRowProps extends Pick<ImportEntriesProps, "list"> {
  readonly entry: FileEntry;
}

function EntryRow({ entry, list }: EntryRowProps) {
  const { t, i18n } = useLingui();
  const resultMessage = useResultMessage();
  const { line, text, pattern, reason, expiresOn, result } = entry;
  const known = knownResult(result);
  const notes = [reason, expiresOn && t`gültig bis ${formatDate(expiresOn)}`].filter(Boolean).join(" · ");
  return (
    <tr>
      <td>{line}</td>
      <td>
        <span translate="no">{text}</span>
        {pattern && pattern !== text && <small translate="no">{pattern}</small>}
        {notes && <small>{notes}</small>}
      </td>
      <td>
        <Status tone={known ? resultTones[known] : "error"}>
          {known ? i18n._(importResultLabels[known]) : result}
        </Status>
        {result !== "ENTRY_ADDED" && (
          <small>
            {known === "INVALID" && text === "" ? t`Der Eintrag fehlt.` : resultMessage(result, list)}
          </small>
        )}
      </td>
    </tr>
  );
}
