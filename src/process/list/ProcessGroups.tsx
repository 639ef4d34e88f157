import { Table, Text, type SystemStyleObject } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { ListPager } from "#lists/ListPager";
import type { ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { NoMatches } from "#ui/table/NoMatches";
import { TableArea } from "#ui/table/TableArea";
import type { ProcessGroupsQuery } from "./__generated__/ProcessGroupsQuery.graphql";
import { ErrorGroup } from "./ErrorGroup";
import { listTableId, type ListKind, type ProcessSearch } from "./processList";
import type { ProcessRow } from "./useProcessColumns";

const processGroupsQuery = graphql`
  query ProcessGroupsQuery($filter: ProcessFilter, $first: Int!, $after: String)
  @throwOnFieldError
  @preloadable {
    processErrorGroups(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          processCount
          ...ErrorGroup_group
        }
      }
    }
  }
`;

interface ProcessGroupsProps {
  readonly kind: ListKind;
  readonly list: ShownList<ProcessRow, PreloadedQuery<ProcessGroupsQuery>, ProcessSearch>;
}

const groupCells = {
  "& [data-part=toggle]": {
    width: "40px",
    padding: "0 4px",
    "& button": {
      display: "grid",
      placeItems: "center",
      width: 8,
      height: 8,
      padding: 0,
      border: 0,
      borderRadius: "sm",
      bg: "transparent",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
    },
  },
  "& [data-part=count]": { width: "160px" },
  "& [data-part=services]": { width: "20%" },
  "& [data-part=last]": { width: "132px", color: "fg.muted" },
  "& [data-part=act]": { width: "172px", textAlign: "end" },
  "& [data-part=group] :is(th, td)": { height: "52px", py: 2, whiteSpace: "normal" },
  "& [data-part=group] > [data-part=last]": { whiteSpace: "nowrap" },
  "& small": { display: "block", lineHeight: "xs" },
  // Break lines between the parts, not within them.
  "& small > span": { display: "inline-block", marginInlineEnd: "0.5ch" },
  "& [data-part=error]": {
    display: "flex",
    alignItems: "flex-start",
    gap: 2,
    "& > svg": { flex: "none", marginTop: "1px", color: "status.error.solid" },
    "& > span": { minWidth: 0 },
  },
  "& [data-part=text]": {
    lineClamp: 2,
    overflowWrap: "anywhere",
  },
  "& [data-part=service]": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .group-rows td": { bg: "bg.subtle" },
  "& .group-rows td:first-child": { boxShadow: "inset 2px 0 0 var(--border)" },
  "& .group-rows .attempt-meter": { justifyContent: "flex-end" },
  "& [data-part=all]": {
    minHeight: { base: 8, sm: 6 },
    marginInlineStart: "-4px",
    padding: "0 4px",
    border: 0,
    borderRadius: "sm",
    bg: "transparent",
    color: "accent.fg",
    cursor: "pointer",
    _hover: { textDecoration: "underline" },
  },
  smDown: {
    "& > tbody[hidden]": { display: "none" },
    "& tr[data-part=group]": {
      gridTemplateColumns: "40px minmax(0, 1fr) auto",
      alignItems: "start",
      py: 3,
      "& > :is(th, td)": { height: "auto", py: 0, overflow: "visible" },
      "& > [data-part=toggle]": { gridRow: 1, gridColumn: 1, marginTop: "-10px" },
      "& > [data-part=count]": { gridRow: 1, gridColumn: 3, width: "auto" },
      "& > :is([data-part=services], [data-part=last])": { display: "none" },
      "& > [data-part=act]": {
        gridRow: 2,
        gridColumn: "2 / span 2",
        width: "auto",
        paddingTop: 2,
        textAlign: "start",
      },
      "& > [data-part=act] > .chakra-button": { width: "auto" },
    },
    "& .group-rows > tr": {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      paddingInline: "40px 0",
      bg: "bg.subtle",
      "& > :is(td:first-child, [data-part=last])": { display: "none" },
      "& > [data-narrow=title]": { gridRow: 1, gridColumn: 1 },
      "& > [data-part=count] svg": { display: "none" },
      "& > [data-part=count]": { gridRow: 1, gridColumn: 2, width: "auto" },
      "& > [data-part=services]": {
        gridRow: 2,
        gridColumn: "1 / span 2",
        width: "auto",
        color: "fg.muted",
      },
    },
  },
} satisfies SystemStyleObject;

/** Failed processes grouped by identical error, largest group first. */
export function ProcessGroups({ kind, list }: ProcessGroupsProps) {
  const { queryRef, address, isStale } = list;
  const { t } = useLingui();
  const { processErrorGroups } = useOwnedQuery<ProcessGroupsQuery>(processGroupsQuery, queryRef);
  const { edges } = processErrorGroups;
  const { filter = null } = queryRef.variables;
  if (edges.length === 0) {
    return address.filterCount > 0 ? (
      <NoMatches tableId={listTableId} onReset={address.reset} />
    ) : (
      <EmptyState icon="done" title={<Trans>Zurzeit keine Fehler</Trans>}>
        <p>
          <Trans>Sobald Prozesse scheitern, stehen sie hier nach ihrer Ursache beisammen.</Trans>
        </p>
      </EmptyState>
    );
  }
  const processes = edges.reduce((sum, { node }) => sum + node.processCount, 0);
  return (
    <TableArea className="table-area" id={listTableId} aria-busy={isStale}>
      <Text px={2} py={1} color="fg.muted" textStyle="xs">
        <Plural value={processes} one="# Prozess" other="# Prozesse" />{" "}
        <Plural value={edges.length} one="in # Gruppe." other="in # Gruppen." />{" "}
        <Trans>Kennungen und Zahlen im Fehlertext sind beim Vergleichen ausgeblendet.</Trans>
      </Text>
      <Table.Root native interactive css={groupCells}>
        <caption className="visually-hidden">{t`Gleiche Fehler`}</caption>
        <thead>
          <tr>
            <th scope="col" data-part="toggle">
              <span className="visually-hidden">{t`Aufklappen`}</span>
            </th>
            <th scope="col">{t`Fehler`}</th>
            <th scope="col" data-align="end" data-part="count">{t`Prozesse`}</th>
            <th scope="col" data-part="services">{t`Betroffen`}</th>
            <th scope="col" data-part="last">{t`Zuletzt`}</th>
            <th scope="col" data-part="act">
              <span className="visually-hidden">{t`Aktionen`}</span>
            </th>
          </tr>
        </thead>
        {edges.map(({ node }) => (
          <ErrorGroup
            // Expanded rows belong to the filter that they were loaded with.
            key={`${node.id} ${JSON.stringify(filter)}`}
            kind={kind}
            group={node}
            filter={filter}
            address={address}
          />
        ))}
      </Table.Root>
      <ListPager address={address} page={processErrorGroups} countsFor={listTableId} />
    </TableArea>
  );
}
