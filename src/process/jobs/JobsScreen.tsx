import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { listsAllJobs } from "#domain/permissions";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useList, type ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import { FoundRows } from "#ui/table/FoundRows";
import type { JobsScreenQuery, JobsScreenQuery$data } from "./__generated__/JobsScreenQuery.graphql";
import { actionOf, jobStateTones, resultLabels, useJobStateNames, useJobTitle } from "./jobLabels";
import { jobsList, type JobsSearch } from "./jobsList";
import { JobTableArea } from "./JobTableArea";

const jobsQuery = graphql`
  query JobsScreenQuery($first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    jobs(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          state
          succeeded
          failed
          skipped
          ...JobScreenHead_facts @relay(mask: false)
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

type JobRow = JobsScreenQuery$data["jobs"]["edges"][number]["node"];

interface JobsScreenProps {
  readonly queryRef: PreloadedQuery<JobsScreenQuery>;
  readonly search: JobsSearch;
}

/** Started bulk jobs, latest first: the viewer's own, or everyone's for administrators. */
export function JobsScreen({ queryRef, search }: JobsScreenProps) {
  const { t } = useLingui();
  const seesAll = listsAllJobs(useViewer());
  const columns = useJobColumns();
  const list = useList({ id: "jobs", title: t`Sammelaktionen`, codec: jobsList, search, columns, queryRef });
  return (
    <ListScreen
      title={list.title}
      lede={
        seesAll ? (
          <Trans>Die Sammelaktionen aller Benutzer, die neuesten zuerst.</Trans>
        ) : (
          <Trans>Ihre Sammelaktionen, die neuesten zuerst.</Trans>
        )
      }
      actions={
        <Button asChild>
          <AppLink to="/admin/processes" variant="bare">
            <Trans>Zu den Prozessen</Trans>
          </AppLink>
        </Button>
      }
    >
      <ListBody list={list}>{(shown) => <JobsTable list={shown} />}</ListBody>
    </ListScreen>
  );
}

function JobsTable({ list }: { readonly list: ShownList<JobRow, PreloadedQuery<JobsScreenQuery>> }) {
  const { number } = useFormats();
  const { jobs } = useOwnedQuery<JobsScreenQuery>(jobsQuery, list.queryRef);
  useIdleRouteLoad("/admin/jobs/$id");
  return (
    <JobTableArea>
      {jobs.totalCount > 0 && <FoundRows total={jobs.totalCount} isAtLeast={false} />}
      <ListTable
        list={list}
        page={jobs}
        rowLabel={({ total }) => number(total)}
        empty={
          <EmptyState icon="list" title={<Trans>Noch keine Sammelaktionen</Trans>}>
            <Trans>Wählen Sie in der Liste der Prozesse mehrere aus, um sie zusammen zu bearbeiten.</Trans>
          </EmptyState>
        }
      />
    </JobTableArea>
  );
}

/** Columns of the job list: action, user, time, progress and result. */
function useJobColumns(): readonly Column<JobRow>[] {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const jobTitle = useJobTitle();
  const stateNames = useJobStateNames();
  const resultOf = ({ kind, succeeded, failed, skipped }: JobRow) => {
    const [done, bad, left] = [succeeded, failed, skipped].map(number);
    return [
      `${done ?? ""} ${i18n._(resultLabels[actionOf(kind)].word)}`,
      failed > 0 && t`${bad ?? ""} fehlgeschlagen`,
      skipped > 0 && t`${left ?? ""} übersprungen`,
    ]
      .filter(Boolean)
      .join(", ");
  };
  return [
    {
      key: "action",
      isRowHeader: true,
      header: t`Sammelaktion`,
      cell: ({ id, kind, total }) => (
        <AppLink to="/admin/jobs/$id" params={{ id }} variant="text">
          {jobTitle(actionOf(kind), total)}
        </AppLink>
      ),
      narrow: "title",
    },
    {
      key: "state",
      header: t`Stand`,
      cell: ({ state }) => (
        <Status tone={jobStateTones[state] ?? "neutral"}>{stateNames[state] ?? state}</Status>
      ),
      width: "136px",
      narrow: "aside",
    },
    {
      key: "result",
      header: t`Ergebnis`,
      cell: (row) => <span data-tooltip={resultOf(row)}>{resultOf(row)}</span>,
      width: "24%",
      narrow: "meta",
    },
    {
      key: "comment",
      header: t`Anmerkung`,
      cell: ({ comment }) => <span data-tooltip={comment ?? ""}>{comment ?? ""}</span>,
      width: "16%",
    },
    {
      key: "user",
      header: t`Gestartet von`,
      cell: ({ createdBy }) => createdBy.username,
      width: "112px",
      narrow: "note",
    },
    {
      key: "started",
      header: t`Begonnen`,
      cell: ({ startedAt }) => (startedAt ? formatDateTime(startedAt) : ""),
      width: "144px",
      narrow: "meta",
    },
  ];
}
