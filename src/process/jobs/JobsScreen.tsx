import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { listsAllJobs } from "#domain/permissions";
import { useFormats } from "#i18n/useFormats";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { useList, type List } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { FoundRows } from "#ui/table/FoundRows";
import type { JobsScreenQuery } from "./__generated__/JobsScreenQuery.graphql";
import { jobsList, type JobsSearch } from "./jobsList";
import { JobTableArea } from "./JobTableArea";
import { useJobColumns, type JobRow } from "./useJobColumns";

const jobsQuery = graphql`
  query JobsScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    jobs(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          kind
          state
          total
          succeeded
          failed
          skipped
          comment
          startedAt
          createdBy {
            username
          }
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
      list={list}
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
      <JobsTable list={list} />
    </ListScreen>
  );
}

interface JobsTableProps {
  readonly list: List<JobRow, PreloadedQuery<JobsScreenQuery>>;
}

function JobsTable({ list }: JobsTableProps) {
  const { number } = useFormats();
  const { jobs } = useOwnedQuery<JobsScreenQuery>(jobsQuery, list.queryRef);
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
