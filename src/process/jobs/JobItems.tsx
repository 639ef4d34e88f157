import { Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import type { ProcessJobAction } from "#domain/processTransitions";
import { formatDateTime, formatTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { EmptyState } from "#ui/EmptyState";
import { Status, type Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import { DataTable } from "#ui/table/DataTable";
import { knownStatus } from "../knownStatus";
import { useWatchedProcesses } from "../live/liveProcesses";
import { ProcessCommune } from "../ProcessCommune";
import { ProcessStatus } from "../ProcessStatus";
import type { JobItems_job$data, JobItems_job$key } from "./__generated__/JobItems_job.graphql";
import type { JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import { hasEnded } from "./followJob";
import { actionOf, resultLabels, useItemReason } from "./jobLabels";
import { JobTableArea } from "./JobTableArea";
import { useRefetchItems } from "./useRefetchItems";

type JobItemRow = JobItems_job$data["items"]["edges"][number]["node"];

interface JobItemsProps {
  readonly job: JobItems_job$key;
  /** Variables of the query that loaded the first page. */
  readonly variables: JobScreenQuery$variables;
}

const idOf = ({ id }: JobItemRow) => id;
const labelOf = ({ label }: JobItemRow) => label;
const processOf = ({ target }: JobItemRow) => (target?.__typename === "Process" ? target : null);

/** Processes of a job with their results, in the order of the selection. */
export function JobItems({ job, variables }: JobItemsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment JobItems_job on Job
      @throwOnFieldError
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
    useMemo(() => rows.flatMap((row) => processOf(row)?.id ?? []), [rows]).slice(0, pageSizeMax),
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

const itemTones: Readonly<Record<string, Tone>> = {
  WAITING: "waiting",
  SUCCEEDED: "success",
  FAILED: "error",
  SKIPPED: "neutral",
};

/** Columns of the results: result, process, current status, commune and reason. */
function useJobItemColumns(action: ProcessJobAction): readonly Column<JobItemRow>[] {
  const { t, i18n } = useLingui();
  const reasonOf = useItemReason();
  const serviceName = useServiceName();
  const states: Readonly<Record<string, string>> = {
    WAITING: t`Wartet`,
    SUCCEEDED: i18n._(resultLabels[action].title),
    FAILED: t`Fehlgeschlagen`,
    SKIPPED: t`Übersprungen`,
  };
  return [
    {
      key: "state",
      header: t`Ergebnis`,
      cell: ({ state }) => <Status tone={itemTones[state] ?? "neutral"}>{states[state] ?? state}</Status>,
      width: "144px",
      narrow: "aside",
    },
    {
      key: "process",
      isRowHeader: true,
      header: t`Prozess`,
      cell: (row) => {
        const process = processOf(row);
        const short = <code data-tooltip={row.label}>{row.label.slice(0, 8)}</code>;
        if (!process) return short;
        return (
          <AppLink to="/admin/processes/$pid" params={{ pid: process.pid }}>
            {short}
          </AppLink>
        );
      },
      width: "104px",
      narrow: "note",
    },
    {
      key: "now",
      header: t`Status jetzt`,
      cell: (row) => {
        const process = processOf(row);
        return process ? <ProcessStatus status={knownStatus(process.status)} isShort /> : "–";
      },
      width: "160px",
      narrow: "meta",
    },
    {
      key: "service",
      header: t`Dienst`,
      cell: (row) => {
        const process = processOf(row);
        return process ? serviceName(process.serviceId) : "–";
      },
      minWidth: 160,
      narrow: "title",
    },
    {
      key: "commune",
      header: t`Kommune`,
      cell: (row) => {
        const process = processOf(row);
        if (!process) return "–";
        return <ProcessCommune commune={process.commune} />;
      },
      minWidth: 140,
    },
    {
      key: "reason",
      header: t`Meldung`,
      cell: ({ error }) => {
        const reason = error ? reasonOf(error) : "";
        return <span data-tooltip={reason}>{reason}</span>;
      },
      minWidth: 200,
      narrow: "meta",
    },
    {
      key: "finished",
      header: t`Zeit`,
      cell: ({ finishedAt }) =>
        finishedAt ? <span data-tooltip={formatDateTime(finishedAt)}>{formatTime(finishedAt)}</span> : "",
      width: "88px",
      align: "end",
    },
  ];
}
