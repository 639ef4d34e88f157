import { Box } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useList, type ShownList } from "#lists/useList";
import { inBackground } from "#relay/inBackground";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { usePolledQuery } from "#relay/usePolling";
import { EmptyState } from "#ui/EmptyState";
import { automatedJobsTitle } from "#ui/screenTitles";
import { DataTable } from "#ui/table/DataTable";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type { AutomatedJobsScreenQuery } from "./__generated__/AutomatedJobsScreenQuery.graphql";
import type { ErasureForecastQuery } from "./erasure/__generated__/ErasureForecastQuery.graphql";
import { AllJobsPause } from "./AllJobsPause";
import { automatedJobsList, pollIntervalMs, type AutomatedJobsSearch } from "./jobRunsList";
import { useJobColumns, type JobRow } from "./useJobColumns";

const jobsQuery = graphql`
  query AutomatedJobsScreenQuery @throwOnFieldError @preloadable {
    automatedJobs {
      ...AllJobsPause_jobs
      jobs {
        id
        name
        schedule
        nextRunAt
        pause {
          ...PauseText_pause
        }
        currentRun {
          id
          state
        }
        lastRun {
          ...LastRun_run
        }
        ...RunCourse_job
        ...JobActions_job
      }
    }
  }
`;

interface AutomatedJobsScreenProps {
  readonly queryRef: PreloadedQuery<AutomatedJobsScreenQuery>;
  readonly forecastRef: PreloadedQuery<ErasureForecastQuery>;
  readonly search: AutomatedJobsSearch;
}

/** All automated jobs, with their next and last runs and the switch that pauses all of them. */
export function AutomatedJobsScreen({ queryRef, forecastRef, search }: AutomatedJobsScreenProps) {
  const { i18n } = useLingui();
  const environment = useRelayEnvironment();
  const refresh = () => {
    fetchQuery<AutomatedJobsScreenQuery>(environment, jobsQuery, {}, inBackground).subscribe({});
  };
  // Also owned if the list fails and nothing reads it.
  useOwner(forecastRef);
  const columns = useJobColumns(refresh, forecastRef);
  const list = useList({
    id: "automated-jobs",
    title: i18n._(automatedJobsTitle),
    codec: automatedJobsList,
    search,
    columns,
    queryRef,
  });
  return (
    <ListScreen
      title={list.title}
      lede={<Trans>Was der Server von selbst erledigt: nach einem Plan oder zu geplanten Zeiten.</Trans>}
    >
      <ListBody list={list} size="md">
        {(shown) => <JobsTable list={shown} onChanged={refresh} />}
      </ListBody>
    </ListScreen>
  );
}

/** Cells have several lines, and plain elements. */
const cells = {
  "&& tbody > tr > *": { py: 2, whiteSpace: "normal", verticalAlign: "top" },
  "& [data-part=lines]": { display: "block", "& > small": { display: "block", textWrap: "pretty" } },
  "& small": { color: "fg.muted", fontSize: "xs", fontWeight: "normal" },
  "& [data-part=lines] > small[data-part=pause]": { color: "status.waiting.fg" },
  "& time": { whiteSpace: "nowrap" },
  smDown: {
    "& [data-label]::before": { content: "attr(data-label)", color: "fg.muted", fontSize: "xs", me: 1.5 },
    "&& tbody > tr > *": { py: 0.5 },
    "&& tbody > tr > [data-narrow=aside]": { maxW: "none", alignSelf: "start" },
  },
};

interface JobsTableProps {
  readonly list: ShownList<JobRow, PreloadedQuery<AutomatedJobsScreenQuery>>;
  readonly onChanged: () => void;
}

const idOf = ({ id }: JobRow) => id;

function JobsTable({ list, onChanged }: JobsTableProps) {
  const nameOf = useAutomatedJobName();
  const { automatedJobs } = useOwnedQuery<AutomatedJobsScreenQuery>(jobsQuery, list.queryRef);
  const { jobs } = automatedJobs;
  const isRunning = jobs.some(({ currentRun }) => currentRun);
  usePolledQuery<AutomatedJobsScreenQuery>(jobsQuery, {}, pollIntervalMs(isRunning));
  useIdleRouteLoad("/admin/more/automated-jobs/$job/");
  return (
    <Box css={cells}>
      <PanelBoundary data={automatedJobs}>
        <AllJobsPause jobs={automatedJobs} onChanged={onChanged} />
      </PanelBoundary>
      <DataTable
        id={list.id}
        caption={list.title}
        rows={jobs}
        rowId={idOf}
        rowLabel={({ name }) => nameOf(name)}
        columns={list.columns}
        size="md"
        isStale={list.isStale}
        empty={<EmptyState icon="clock" title={<Trans>Keine automatisierten Jobs</Trans>} />}
      />
    </Box>
  );
}
