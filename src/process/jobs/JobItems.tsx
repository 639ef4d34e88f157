import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import type { ProcessJobAction } from "#domain/processTransitions";
import { formatDateTime, formatTime } from "#i18n/formats";
import { useServiceName } from "#i18n/useServiceName";
import { inBackground } from "#relay/inBackground";
import { MoreResults, RunResults, useOutcomeColumn } from "#runs/RunResults";
import { useRefetchedList } from "#runs/useRefetchedResults";
import { AppLink } from "#ui/AppLink";
import type { Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import { knownStatus } from "../knownStatus";
import { useWatchedProcesses } from "../live/liveProcesses";
import { ProcessCommune } from "../ProcessCommune";
import { ProcessStatus } from "../ProcessStatus";
import type { JobItems_job$data, JobItems_job$key } from "./__generated__/JobItems_job.graphql";
import JobScreenNode, {
  type JobScreenQuery,
  type JobScreenQuery$variables,
} from "./__generated__/JobScreenQuery.graphql";
import { actionOf, resultLabels, useItemReason } from "./jobLabels";

type JobItemRow = JobItems_job$data["items"]["edges"][number]["node"];

interface JobItemsProps {
  readonly job: JobItems_job$key;
  /** Variables of the query that loaded the first page. */
  readonly variables: JobScreenQuery$variables;
}

const labelOf = ({ label }: JobItemRow) => label;
const processOf = ({ target }: JobItemRow) => (target?.__typename === "Process" ? target : null);

/** Processes of a job with their results, failures first. */
export function JobItems({ job, variables }: JobItemsProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
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
  useRefetchedList({
    state: data.state,
    progress: data.done,
    shown: edges.length,
    first: variables.first,
    isLoadingNext,
    fetch: (first) =>
      fetchQuery<JobScreenQuery>(environment, JobScreenNode, { ...variables, first }, inBackground),
  });
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const columns = useJobItemColumns(actionOf(data.kind));
  useWatchedProcesses(
    useMemo(() => rows.flatMap((row) => processOf(row)?.id ?? []), [rows]).slice(0, pageSizeMax),
  );
  return (
    <RunResults
      id="job-items"
      caption={t`Ergebnisse`}
      rows={rows}
      rowLabel={labelOf}
      columns={columns}
      emptyTitle={<Trans>Kein Prozess mit diesem Ergebnis</Trans>}
      pager={
        hasNext && (
          <MoreResults shown={rows.length} total={totalCount} isLoading={isLoadingNext} onMore={loadNext} />
        )
      }
    />
  );
}

const itemTones: Readonly<Record<string, Tone>> = {
  WAITING: "waiting",
  SUCCEEDED: "success",
  FAILED: "error",
  SKIPPED: "neutral",
};

/** Columns of the results: process, current status, service, commune, result with its reason, and time. */
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
  const outcome = useOutcomeColumn<JobItemRow>(({ state, error }) => ({
    tone: itemTones[state] ?? "neutral",
    label: states[state] ?? state,
    notes: [error && reasonOf(error)],
  }));
  return [
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
    outcome,
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
