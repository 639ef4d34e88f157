import { BusyButton } from "#ui/BusyButton";
import { Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import { useFormats } from "#i18n/useFormats";
import { EmptyState } from "#ui/EmptyState";
import { DataTable } from "#ui/table/DataTable";
import type { JobItems_job$key } from "./__generated__/JobItems_job.graphql";
import type { JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import { useWatchedProcesses } from "../live/liveProcesses";
import { hasEnded } from "./followJob";
import { actionOf } from "./jobLabels";
import { JobTableArea } from "./JobTableArea";
import { useJobItemColumns, type JobItemRow } from "./useJobItemColumns";
import { useRefetchItems } from "./useRefetchItems";

interface JobItemsProps {
  readonly job: JobItems_job$key;
  /** Variables of the query that loaded the first page. */
  readonly variables: JobScreenQuery$variables;
}

const idOf = ({ id }: JobItemRow) => id;
const labelOf = ({ label }: JobItemRow) => label;

/** Processes of a job with their results, in the order of the selection. */
export function JobItems({ job, variables }: JobItemsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment JobItems_job on Job
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        filter: { type: "JobItemFilter" }
      )
      @refetchable(queryName: "JobItemsPageQuery") {
        kind
        state
        done
        items(first: $count, after: $cursor, filter: $filter) @connection(key: "JobItems_items") {
          totalCount
          edges {
            cursor
            node {
              id
              label
              state
              finishedAt
              error {
                ...userError_error @relay(mask: false)
              }
              target {
                __typename
                ... on Process {
                  id
                  pid
                  status
                  serviceId
                  commune {
                    ags
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    job,
  );
  const { edges, totalCount } = data.items;
  useRefetchItems({
    version: `${data.state} ${data.done}`,
    isOver: hasEnded(data.state),
    isLoadingNext,
    edges,
    variables,
  });
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const columns = useJobItemColumns(actionOf(data.kind));
  useWatchedProcesses(
    useMemo(
      () => rows.flatMap(({ target }) => (target?.__typename === "Process" ? target.id : [])),
      [rows],
    ).slice(0, pageSizeMax),
  );
  const [shown, total, more] = [
    number(rows.length),
    number(totalCount),
    Math.min(totalCount - rows.length, pageSizeMax),
  ];
  return (
    <JobTableArea>
      <DataTable
        id="job-items"
        caption={t`Ergebnisse`}
        rows={rows}
        rowId={idOf}
        rowLabel={labelOf}
        columns={columns}
        empty={<EmptyState icon="list" title={<Trans>Kein Prozess mit diesem Ergebnis</Trans>} />}
        pager={
          hasNext && (
            <Flex align="center" gap={3} padding={2.5} color="fg.muted" fontSize="sm">
              <Trans>
                {shown} von {total} gezeigt
              </Trans>
              <BusyButton size="sm" isBusy={isLoadingNext} onClick={() => loadNext(pageSizeMax)}>
                {t`${plural(more, { one: "# weiteren zeigen", other: "# weitere zeigen" })}`}
              </BusyButton>
            </Flex>
          )
        }
      />
    </JobTableArea>
  );
}
