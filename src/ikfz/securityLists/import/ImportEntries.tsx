import { Box, Button, Flex, Table } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { SecurityListImportResult, SecurityListKind } from "#domain/securityLists/securityLists";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import { useResultMessage } from "../resultMessages";
import type { ImportEntriesQuery } from "./__generated__/ImportEntriesQuery.graphql";
import { importResultNames, knownResult } from "./ResultCounts";

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

interface ImportEntriesProps {
  /** Node id of the import. */
  readonly id: string;
  readonly list: SecurityListKind;
  /** Only entries with this outcome; null: all. */
  readonly result: SecurityListImportResult | null;
  /** A new number asks again after a failure. */
  readonly attempt: number;
}

/** The entries of a checked file with their outcome, page by page. */
export function ImportEntries({ id, list, result, attempt }: ImportEntriesProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const resultMessage = useResultMessage();
  const [isPending, startTransition] = useTransition();
  /** Cursors of the pages before this one; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
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
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={t`Einträge der Datei`}>
        <Table.Root
          size="sm"
          aria-busy={isPending || undefined}
          css={{
            "& td, & th": { verticalAlign: "top" },
            "& td:first-of-type": { fontVariantNumeric: "tabular-nums" },
            "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
            "&[aria-busy]": { opacity: 0.62 },
          }}
        >
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader w="72px">
                <Trans>Zeile</Trans>
              </Table.ColumnHeader>
              <Table.ColumnHeader>
                <Trans>Eintrag</Trans>
              </Table.ColumnHeader>
              <Table.ColumnHeader>
                <Trans>Ergebnis</Trans>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {edges.map(({ node: entry }) => {
              const known = knownResult(entry.result);
              const notes = [entry.reason, entry.expiresOn && t`gültig bis ${formatDate(entry.expiresOn)}`];
              return (
                <Table.Row key={entry.line}>
                  <Table.Cell>{entry.line}</Table.Cell>
                  <Table.Cell overflowWrap="anywhere">
                    <span translate="no">{entry.text}</span>
                    {entry.pattern && entry.pattern !== entry.text && (
                      <small translate="no">{entry.pattern}</small>
                    )}
                    <small>{notes.filter(Boolean).join(" · ")}</small>
                  </Table.Cell>
                  <Table.Cell minW="170px">
                    {entry.result === "ENTRY_ADDED" ? (
                      <Status tone="success">{i18n._(importResultNames.ENTRY_ADDED)}</Status>
                    ) : (
                      <>
                        <Status tone={known === "PUBLIC_SUFFIX" ? "waiting" : "error"}>
                          {known ? i18n._(importResultNames[known]) : entry.result}
                        </Status>
                        <small>{resultMessage(entry.result, list)}</small>
                      </>
                    )}
                  </Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </Box>
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
