import { useLingui } from "@lingui/react/macro";
import type { PreloadedQuery } from "react-relay/hooks";
import { erasureJob } from "#domain/erasure";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type { AutomatedJobsScreenQuery$data } from "./__generated__/AutomatedJobsScreenQuery.graphql";
import type { ErasureForecastQuery } from "./erasure/__generated__/ErasureForecastQuery.graphql";
import { ErasureForecast } from "./erasure/ErasureForecast";
import { JobActions } from "./JobActions";
import { useJobTexts } from "./jobDescriptions";
import { JobRunStatus } from "./JobRunStatus";
import { LastRun } from "./LastRun";
import { NextRun } from "./NextRun";
import { PauseText } from "./PauseText";
import { RunCourse } from "./RunCourse";
import { ScheduleText } from "./ScheduleText";

export type JobRow = AutomatedJobsScreenQuery$data["automatedJobs"]["jobs"][number];

/** Columns of the list of jobs: what, when, next run, last run, course and actions. */
export function useJobColumns(
  onChanged: () => void,
  forecastRef: PreloadedQuery<ErasureForecastQuery>,
): readonly Column<JobRow>[] {
  const { t } = useLingui();
  const nameOf = useAutomatedJobName();
  const textsOf = useJobTexts();
  return [
    {
      key: "job",
      isRowHeader: true,
      header: t`Job`,
      cell: ({ name, pause }) => {
        const { description } = textsOf(name);
        return (
          <span data-part="lines">
            <AppLink variant="bare" to="/admin/more/automated-jobs/$job" params={{ job: name }}>
              {nameOf(name)}
            </AppLink>
            {description && <small>{description}</small>}
            {pause && (
              <small data-part="pause">
                <PauseText pause={pause} />
              </small>
            )}
          </span>
        );
      },
      minWidth: 260,
      narrow: "title",
    },
    {
      key: "schedule",
      header: t`Plan`,
      cell: ({ schedule }) => (
        <span data-part="lines">
          <ScheduleText cron={schedule} />
        </span>
      ),
      width: "150px",
      hideOrder: 2,
      narrow: "meta",
    },
    {
      key: "next",
      header: t`Nächster Lauf`,
      cell: ({ name, schedule, nextRunAt, currentRun }) => {
        const next = currentRun ? (
          <JobRunStatus state={currentRun.state} />
        ) : nextRunAt ? (
          <NextRun at={nextRunAt} />
        ) : // Without an end of the pause of the job or of all.
        schedule ? (
          <Status tone="neutral">{t`Pausiert`}</Status>
        ) : (
          "–"
        );
        return (
          <span data-part="lines" data-label={t`Nächster Lauf`}>
            {next}
            {name === erasureJob && !currentRun && (
              <ErasureForecast queryRef={forecastRef} nextRunAt={nextRunAt} />
            )}
          </span>
        );
      },
      width: "168px",
      narrow: "meta",
    },
    {
      key: "last",
      header: t`Letzter Lauf`,
      cell: ({ lastRun }) => (
        <span data-label={t`Letzter Lauf`}>{lastRun ? <LastRun run={lastRun} /> : t`Noch kein Lauf`}</span>
      ),
      minWidth: 250,
      narrow: "meta",
    },
    {
      key: "course",
      header: t`Letzte 30 Läufe`,
      cell: (job) => <RunCourse job={job} />,
      width: "172px",
      hideOrder: 1,
    },
    {
      key: "actions",
      header: t`Aktionen`,
      cell: (job) => <JobActions job={job} layout="menu" onChanged={onChanged} />,
      width: "92px",
      align: "end",
      narrow: "aside",
    },
  ];
}
