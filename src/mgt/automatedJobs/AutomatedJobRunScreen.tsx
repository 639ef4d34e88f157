import { Button, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { automatedJobLogLevels } from "#domain/automatedJobs";
import { searchTextMaxLength } from "#domain/limits";
import { choiceFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListPart } from "#lists/ListPart";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList, type ShownList } from "#lists/useList";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { usePolledQuery } from "#relay/usePolling";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { usePageSubject } from "#ui/routeTitles";
import { automatedJobsTitle } from "#ui/screenTitles";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type {
  AutomatedJobRunScreenQuery,
  AutomatedJobRunScreenQuery$data,
} from "./__generated__/AutomatedJobRunScreenQuery.graphql";
import type { AutomatedJobRunScreenPollQuery } from "./__generated__/AutomatedJobRunScreenPollQuery.graphql";
import type { ErasureProofQuery } from "./erasure/__generated__/ErasureProofQuery.graphql";
import { ErasureProof } from "./erasure/ErasureProof";
import { isOpen } from "./jobRunLabels";
import { jobRunLogList, pollIntervalMs, type JobRunLogSearch } from "./jobRunsList";
import { RunChanges } from "./RunChanges";
import { RunFacts } from "./RunFacts";
import { RunLog, useLogColumns, useLogLevelLabels, type LogRow } from "./RunLog";

const runQuery = graphql`
  query AutomatedJobRunScreenQuery(
    $id: ID!
    $text: String
    $levels: [AutomatedJobLogLevel!]
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    automatedJobRun(id: $id) {
      id
      jobName
      state
      dueAt
      attempts
      ...RunFacts_run
      ...RunChanges_run
      ...RunLog_run
        @arguments(text: $text, levels: $levels, first: $first, after: $after, last: $last, before: $before)
    }
  }
`;

/** Without the changes, whose loaded pages would be replaced by the first one. */
const pollQuery = graphql`
  query AutomatedJobRunScreenPollQuery(
    $id: ID!
    $text: String
    $levels: [AutomatedJobLogLevel!]
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    automatedJobRun(id: $id) {
      state
      attempts
      ...RunFacts_run
      ...RunLog_run
        @arguments(text: $text, levels: $levels, first: $first, after: $after, last: $last, before: $before)
    }
  }
`;

type Reference = PreloadedQuery<AutomatedJobRunScreenQuery>;

interface AutomatedJobRunScreenProps {
  /** Name of the job, from the URL. */
  readonly job: string;
  readonly queryRef: Reference;
  /** The proof of what the run has erased; null: a run of another job. */
  readonly proofRef: PreloadedQuery<ErasureProofQuery> | null;
  readonly search: JobRunLogSearch;
}

/** A run of an automated job: its facts, what it changed, and its log. */
export function AutomatedJobRunScreen({ job, queryRef, proofRef, search }: AutomatedJobRunScreenProps) {
  const { t, i18n } = useLingui();
  const jobName = useAutomatedJobName()(job);
  const title = t`Lauf: ${jobName}`;
  const levelLabels = useLogLevelLabels();
  const list = useList({
    id: "automated-job-log",
    title: t`Protokoll`,
    codec: jobRunLogList,
    search,
    columns: useLogColumns(),
    queryRef,
  });
  const filters = [
    choiceFilter({
      label: t`Schweregrad`,
      choices: automatedJobLogLevels.map((value) => ({ value, label: levelLabels[value] })),
      chosen: search.level,
      onChoose: (level) => list.address.change({ level }),
    }),
  ];
  usePageSubject(title);
  return (
    <ListScreen
      title={title}
      from={[
        { to: "/admin/more/automated-jobs", text: i18n._(automatedJobsTitle) },
        { to: "/admin/more/automated-jobs/$job", params: { job }, text: jobName },
      ]}
    >
      <ListPart<AutomatedJobRunScreenQuery> query={runQuery} queryRef={queryRef}>
        {(data) => {
          const run = runOf(data, job);
          return run ? (
            <PanelBoundary data={run}>
              <RunFacts run={run} />
            </PanelBoundary>
          ) : (
            <UnknownRun job={job} />
          );
        }}
      </ListPart>
      {proofRef && <ErasureProof queryRef={proofRef} />}
      <ListPart<AutomatedJobRunScreenQuery> query={runQuery} queryRef={queryRef}>
        {(data) => {
          const run = runOf(data, job);
          return (
            run && (
              <>
                <PanelBoundary data={run}>
                  <RunChanges run={run} />
                </PanelBoundary>
                {run.attempts > 0 && (
                  <>
                    <Heading as="h2" textStyle="h3" mt={7}>
                      {list.title}
                    </Heading>
                    <ListToolbar
                      list={list}
                      searchLabel={t`Text einer Zeile`}
                      searchMaxLength={searchTextMaxLength}
                      filters={filters}
                    />
                  </>
                )}
              </>
            )
          );
        }}
      </ListPart>
      <ListBody list={list}>{(shown) => <LogOfRun list={shown} job={job} />}</ListBody>
    </ListScreen>
  );
}

type Run = NonNullable<AutomatedJobRunScreenQuery$data["automatedJobRun"]>;

/** The run, if it is one of the job in the URL. */
function runOf({ automatedJobRun: run }: AutomatedJobRunScreenQuery$data, job: string): Run | null {
  return run?.jobName === job ? run : null;
}

interface LogOfRunProps {
  readonly list: ShownList<LogRow, Reference>;
  readonly job: string;
}

/** The log, which keeps the whole screen up to date while the run goes on. */
function LogOfRun({ list, job }: LogOfRunProps) {
  const { variables } = list.queryRef;
  const run = runOf(useOwnedQuery<AutomatedJobRunScreenQuery>(runQuery, list.queryRef), job);
  const isRunning = run !== null && isOpen(run.state);
  usePolledQuery<AutomatedJobRunScreenPollQuery>(
    pollQuery,
    variables,
    isRunning ? pollIntervalMs(true) : null,
  );
  // What it changed is complete once it has ended.
  useBackgroundRefresh<AutomatedJobRunScreenQuery>(runQuery, variables, run?.state ?? "");
  return run && run.attempts > 0 && <RunLog run={run} list={list} isRunning={isRunning} />;
}

/** Shown for an id that no kept run of the job has. */
function UnknownRun({ job }: { readonly job: string }) {
  return (
    <EmptyState
      icon="clock"
      title={<Trans>Diesen Lauf gibt es nicht</Trans>}
      actions={
        <Button asChild variant="solid">
          <AppLink to="/admin/more/automated-jobs/$job" params={{ job }} variant="bare">
            <Trans>Zu den Läufen des Jobs</Trans>
          </AppLink>
        </Button>
      }
    >
      <Trans>Oder er wurde nach seiner Aufbewahrungszeit gelöscht. Prüfen Sie die Adresse.</Trans>
    </EmptyState>
  );
}
