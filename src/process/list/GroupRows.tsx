import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AttemptMeter } from "../AttemptMeter";
import { useServiceName } from "#i18n/useServiceName";
import { shortPid } from "../processNames";
import { ProcessCommune } from "../ProcessCommune";
import type { GroupRowsQuery } from "./__generated__/GroupRowsQuery.graphql";
import { ProcessLink } from "./ProcessLink";
import type { ListKind } from "./processList";

export const groupRowsQuery = graphql`
  query GroupRowsQuery($filter: ProcessFilter, $first: Int!) @throwOnFieldError {
    processes(filter: $filter, first: $first) {
      edges {
        node {
          id
          pid
          serviceId
          status
          type
          tries
          nextRetryAt
          createdAt
          commune {
            ags
            name
          }
        }
      }
    }
  }
`;

const nothing = "\u00a0";

interface GroupRowsProps {
  readonly kind: ListKind;
  readonly queryRef: PreloadedQuery<GroupRowsQuery>;
}

/** The latest processes of a group. */
export function GroupRows({ kind, queryRef }: GroupRowsProps) {
  const serviceName = useServiceName();
  const { processes } = usePreloadedQuery<GroupRowsQuery>(groupRowsQuery, queryRef);
  return processes.edges.map(({ node }) => (
    <tr key={node.id}>
      <td>{nothing}</td>
      <td data-narrow="title">
        <ProcessLink kind={kind} pid={node.pid} isTabStop>
          <code>{shortPid(node.pid)}</code> {serviceName(node.serviceId)}
        </ProcessLink>
      </td>
      <td data-part="count">
        <AttemptMeter process={node} />
      </td>
      <td data-part="services">
        <ProcessCommune commune={node.commune} />
      </td>
      <td data-part="last" colSpan={2}>
        {formatDateTime(node.createdAt)}
      </td>
    </tr>
  ));
}
