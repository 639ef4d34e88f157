import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { NoMatches } from "#ui/table/NoMatches";
import { Pager } from "#ui/table/Pager";
import type { ProcessGroupsQuery } from "./__generated__/ProcessGroupsQuery.graphql";
import { ErrorGroup } from "./ErrorGroup";
import type { Counted } from "./ProcessTable";
import { listTableId, type ListKind, type ProcessAddress } from "./processList";

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
  readonly queryRef: PreloadedQuery<ProcessGroupsQuery>;
  readonly address: ProcessAddress;
  readonly isStale: boolean;
  readonly onCounted: (counted: Counted | null) => void;
}

/** Failed processes by identical error, most first. */
export function ProcessGroups({ kind, queryRef, address, isStale, onCounted }: ProcessGroupsProps) {
  const { t } = useLingui();
  const { processErrorGroups } = useOwnedQuery<ProcessGroupsQuery>(processGroupsQuery, queryRef);
  const { edges, totalCount, pageInfo } = processErrorGroups;
  const { filter = null } = queryRef.variables;
  useEffect(() => onCounted(null), [onCounted]);
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
    <div className="table-area" id={listTableId} aria-busy={isStale}>
      <p className="groups-lede">
        <Plural value={processes} one="# Prozess" other="# Prozesse" />{" "}
        <Plural value={edges.length} one="in # Gruppe." other="in # Gruppen." />{" "}
        <Trans>Kennungen und Zahlen im Fehlertext sind beim Vergleichen ausgeblendet.</Trans>
      </p>
      <table className="data-table error-groups">
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
            // Rows below a group belong to the filter they were asked for with.
            key={`${node.id} ${JSON.stringify(filter)}`}
            kind={kind}
            group={node}
            filter={filter}
            address={address}
          />
        ))}
      </table>
      <Pager
        tableId={listTableId}
        pageInfo={pageInfo}
        count={edges.length}
        total={totalCount}
        size={address.search.size}
        onChange={address.change}
        onIntent={address.preload}
      />
    </div>
  );
}
