import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { listsAllJobs } from "#domain/permissions";
import { useFormats } from "#i18n/useFormats";
import { ListBody, useShownQuery } from "#lists/ListBody";
import { ListTable, useRows } from "#lists/ListTable";
import { useListSearch, type ListAddress } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page } from "#ui/Page";
import { FoundRows } from "#ui/table/FoundRows";
import { ToastRegion } from "#ui/ToastRegion";
import type { JobsScreenQuery } from "./__generated__/JobsScreenQuery.graphql";
import { jobsList, type JobsSearch } from "./jobsList";
import { JobTableArea } from "./JobTableArea";
import { useJobColumns } from "./useJobColumns";

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

const tableId = "jobs";

interface JobsScreenProps {
  readonly queryRef: PreloadedQuery<JobsScreenQuery>;
  readonly search: JobsSearch;
}

/** Started bulk jobs, latest first: the viewer's own, or everyone's for administrators. */
export function JobsScreen({ queryRef, search }: JobsScreenProps) {
  const { t } = useLingui();
  const seesAll = listsAllJobs(useViewer());
  const { shown, isStale } = useShownQuery(queryRef);
  const address = useListSearch(jobsList, search);
  const columns = useJobColumns();
  return (
    <>
      <Page
        title={<Trans>Sammelaktionen</Trans>}
        lede={
          seesAll ? (
            <Trans>Die Sammelaktionen aller Benutzer, die neuesten zuerst.</Trans>
          ) : (
            <Trans>Ihre Sammelaktionen, die neuesten zuerst.</Trans>
          )
        }
        actions={
          <Button asChild>
            <AppLink to="/admin/processes" look="bare">
              <Trans>Zu den Prozessen</Trans>
            </AppLink>
          </Button>
        }
      >
        <ListBody
          id={tableId}
          queryRef={shown}
          isStale={isStale}
          address={address}
          columns={columns}
          pendingLabel={t`Sammelaktionen werden geladen`}
          failedTitle={<Trans>Die Liste konnte nicht geladen werden.</Trans>}
        >
          <JobsTable queryRef={shown} address={address} isStale={isStale} />
        </ListBody>
      </Page>
      <ToastRegion />
    </>
  );
}

interface JobsTableProps extends Pick<JobsScreenProps, "queryRef"> {
  readonly address: ListAddress<JobsSearch>;
  readonly isStale: boolean;
}

function JobsTable({ queryRef, address, isStale }: JobsTableProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { jobs } = useOwnedQuery<JobsScreenQuery>(jobsQuery, queryRef);
  const columns = useJobColumns();
  const rows = useRows(jobs);
  return (
    <JobTableArea>
      {jobs.totalCount > 0 && <FoundRows total={jobs.totalCount} isAtLeast={false} />}
      <ListTable
        id={tableId}
        caption={t`Sammelaktionen`}
        page={jobs}
        address={address}
        rows={rows}
        rowLabel={({ total }) => number(total)}
        columns={columns}
        isStale={isStale}
        empty={
          <EmptyState icon="list" title={<Trans>Noch keine Sammelaktionen</Trans>}>
            <Trans>Wählen Sie in der Liste der Prozesse mehrere aus, um sie zusammen zu bearbeiten.</Trans>
          </EmptyState>
        }
      />
    </JobTableArea>
  );
}
