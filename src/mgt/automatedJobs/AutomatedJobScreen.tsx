import { Box, Button, Heading } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import { automatedJobRunStates } from "#domain/automatedJobs";
import { formatDateTime } from "#i18n/formats";
import { choiceFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListPart } from "#lists/ListPart";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { ListToolbar } from "#lists/ListToolbar";
import { dayFilter } from "#lists/spanFilters";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useList, type ShownList } from "#lists/useList";
import { inBackground } from "#relay/inBackground";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { usePolledQuery } from "#relay/usePolling";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { usePageSubject } from "#ui/routeTitles";
import { automatedJobsTitle } from "#ui/screenTitles";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type { AutomatedJobScreenQuery } from "./__generated__/AutomatedJobScreenQuery.graphql";
import { AllJobsPause } from "./AllJobsPause";
import { JobActions } from "./JobActions";
import { JobFacts } from "./JobFacts";
import { useJobTexts } from "./jobDescriptions";
import type { ErasurePreviewQuery } from "./erasure/__generated__/ErasurePreviewQuery.graphql";
import { ErasurePreview } from "./erasure/ErasurePreview";
import { useJobStateLabels } from "./jobRunLabels";
import { jobRunsList, pollIntervalMs, type JobRunsSearch } from "./jobRunsList";
import { useJobRunColumns, type JobRunRow } from "./useJobRunColumns";

const jobQuery = graphql`
  query AutomatedJobScreenQuery(
    $name: String!
    $filter: AutomatedJobRunFilter
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    automatedJobs {
      pause {
        since
      }
      ...AllJobsPause_jobs
    }
    automatedJob(name: $name) {
      currentRun {
        id
      }
      lastRun {
        id
      }
      ...JobFacts_job
      ...JobActions_job
    }
    automatedJobRuns(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      totalCountExceeded
      edges {
        node {
          id
          jobName
          state
          cause
          dueAt
          lastDueAt
          dueCount
          durationMs
          note
          skipReason
          figures {
            name
            count
          }
          failure {
            reason
          }
          startedBy {
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

type Reference = PreloadedQuery<AutomatedJobScreenQuery>;

interface AutomatedJobScreenProps {
  readonly name: string;
  readonly queryRef: Reference;
  /** What the next run would erase; null: of another job. */
  readonly erasureRef: PreloadedQuery<ErasurePreviewQuery> | null;
  readonly search: JobRunsSearch;
}

/** An automated job: its facts, and all of its runs, also those that did not happen. */
export function AutomatedJobScreen({ name, queryRef, erasureRef, search }: AutomatedJobScreenProps) {
  const { t, i18n } = useLingui();
  const environment = useRelayEnvironment();
  const title = useAutomatedJobName()(name);
  const { description } = useJobTexts()(name);
  const stateLabels = useJobStateLabels();
  const columns = useJobRunColumns();
  usePageSubject(title);
  const refresh = () => {
    fetchQuery<AutomatedJobScreenQuery>(environment, jobQuery, queryRef.variables, inBackground).subscribe(
      {},
    );
  };
  const list = useList({
    id: "automated-job-runs",
    title: t`Läufe`,
    codec: jobRunsList,
    search,
    columns,
    queryRef,
  });
  const { change } = list.address;
  const filters = [
    choiceFilter({
      label: t`Status`,
      choices: automatedJobRunStates.map((value) => ({ value, label: stateLabels[value] })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
    dayFilter({ label: t`Zeitraum`, span: jobRunsList.span(search, "period"), onChange: change }),
  ];
  return (
    <ListScreen
      title={title}
      from={{ to: "/admin/more/automated-jobs", text: i18n._(automatedJobsTitle) }}
      lede={description}
      actions={
        <ListPart<AutomatedJobScreenQuery> query={jobQuery} queryRef={queryRef}>
          {({ automatedJob }) =>
            automatedJob && <JobActions job={automatedJob} layout="buttons" onChanged={refresh} />
          }
        </ListPart>
      }
    >
      <ListPart<AutomatedJobScreenQuery> query={jobQuery} queryRef={queryRef}>
        {({ automatedJob, automatedJobs }) =>
          automatedJob ? (
            <>
              <PanelBoundary data={automatedJob}>
                {automatedJobs.pause && <AllJobsPause jobs={automatedJobs} onChanged={refresh} />}
                <JobFacts job={automatedJob} />
              </PanelBoundary>
              {erasureRef && (
                <ErasurePreview queryRef={erasureRef} version={automatedJob.lastRun?.id ?? ""} />
              )}
              <Heading as="h2" textStyle="h3" mt={7}>
                {list.title}
              </Heading>
              <ListToolbar list={list} filters={filters} />
            </>
          ) : (
            <UnknownJob />
          )
        }
      </ListPart>
      <ListBody list={list}>{(shown) => <RunsTable list={shown} />}</ListBody>
    </ListScreen>
  );
}

/** Sentences wrap. */
const cells = {
  "&& tbody > tr > *": { py: 1.5, whiteSpace: "normal", verticalAlign: "top" },
  smDown: {
    "&& tbody > tr > *": { py: 0.5 },
    "&& tbody > tr > [data-narrow=aside]": { maxW: "none", alignSelf: "start" },
  },
};

function RunsTable({ list }: { readonly list: ShownList<JobRunRow, Reference> }) {
  const { t } = useLingui();
  const { automatedJob, automatedJobRuns } = useOwnedQuery<AutomatedJobScreenQuery>(jobQuery, list.queryRef);
  const isRunning = Boolean(automatedJob?.currentRun);
  usePolledQuery<AutomatedJobScreenQuery>(jobQuery, list.queryRef.variables, pollIntervalMs(isRunning));
  useIdleRouteLoad("/admin/more/automated-jobs/$job/$run");
  const { totalCount } = automatedJobRuns;
  if (!automatedJob) return null;
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={automatedJobRuns}
        rowLabel={({ dueAt }) => formatDateTime(dueAt)}
        found={t`${plural(totalCount, { one: "# Lauf", other: "# Läufe" })}`}
        showsCount
        empty={
          <EmptyState icon="clock" title={<Trans>Noch kein Lauf</Trans>}>
            <Trans>Hier steht jeder Lauf, auch wenn er ausgefallen ist.</Trans>
          </EmptyState>
        }
      />
    </Box>
  );
}

/** Shown for a name that no job has. */
function UnknownJob() {
  return (
    <EmptyState
      icon="clock"
      title={<Trans>Diesen Job gibt es nicht</Trans>}
      actions={
        <Button asChild variant="solid">
          <AppLink to="/admin/more/automated-jobs" variant="bare">
            <Trans>Zu den automatisierten Jobs</Trans>
          </AppLink>
        </Button>
      }
    >
      <Trans>Prüfen Sie die Adresse, oder suchen Sie den Job in der Liste.</Trans>
    </EmptyState>
  );
}
