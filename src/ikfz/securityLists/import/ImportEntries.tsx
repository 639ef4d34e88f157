import { Box, Button, chakra, Flex, Skeleton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql } from "react-relay/hooks";
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { Status } from "#ui/Status";
import { useResultMessage } from "../resultMessages";
import type { ImportEntriesQuery } from "./__generated__/ImportEntriesQuery.graphql";
import { importResultLabels, knownResult, resultTones } from "./ResultCounts";

const entriesQuery = graphql`
  query ImportEntriesQuery($id: ID!, $results: [SecurityListResult!], $first: Int!, $after: String)
  @throwOnFieldError
  @preloadable {
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

/** Entries of a page. */
export const entriesPageSize = 20;

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
  readonly opened: OpenedQuery<ImportEntriesQuery>;
  readonly list: SecurityListKind;
  /** Loads the page after a cursor; null: the first one. */
  readonly onPage: (after: string | null) => void;
}

/** The entries of a checked file with their outcome, page by page. */
export function ImportEntries({ opened, list, onPage }: ImportEntriesProps) {
  const [isPending, startTransition] = useTransition();
  /** Cursors of the pages before this one; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const show = (next: readonly string[]) =>
    startTransition(() => {
      setCursors(next);
      onPage(next.at(-1) ?? null);
    });
  return (
    <DialogQuery query={entriesQuery} opened={opened} pending={<Skeleton height="240px" />}>
      {({ node }) =>
        node?.entries && (
          <Entries entries={node.entries} list={list} cursors={cursors} isPending={isPending} onShow={show} />
        )
      }
    </DialogQuery>
  );
}

type FileEntries = NonNullable<NonNullable<ImportEntriesQuery["response"]["node"]>["entries"]>;

interface EntriesProps extends Pick<ImportEntriesProps, "list"> {
  readonly entries: FileEntries;
  readonly cursors: readonly string[];
  readonly isPending: boolean;
  readonly onShow: (cursors: readonly string[]) => void;
}

function Entries({ entries, list, cursors, isPending, onShow }: EntriesProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { totalCount, pageInfo, edges } = entries;
  if (totalCount === 0) return null;
  const { endCursor } = pageInfo;
  const begin = cursors.length * entriesPageSize;
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
      {totalCount > entriesPageSize && (
        <Flex wrap="wrap" align="center" justify="flex-end" gap={2} mt={2} textStyle="sm" color="fg.muted">
          <Box as="span" me="auto" fontVariantNumeric="tabular-nums" aria-live="polite">
            <Trans>
              {from} bis {to} von {total}
            </Trans>
          </Box>
          <Button size="sm" disabled={cursors.length === 0} onClick={() => onShow(cursors.slice(0, -1))}>
            <Trans>Vorige</Trans>
          </Button>
          <Button
            size="sm"
            disabled={!pageInfo.hasNextPage || isPending}
            onClick={() => endCursor && onShow([...cursors, endCursor])}
          >
            <Trans>Nächste</Trans>
          </Button>
        </Flex>
      )}
    </Box>
  );
}

interface EntryRowProps extends Pick<ImportEntriesProps, "list"> {
  readonly entry: FileEntries["edges"][number]["node"];
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
