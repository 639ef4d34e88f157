import { Box, DataList } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { Fact } from "#ui/Fact";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import type { JobFacts_job$key } from "./__generated__/JobFacts_job.graphql";
import { JobRunStatus } from "./JobRunStatus";
import { LastRun } from "./LastRun";
import { NextRun } from "./NextRun";
import { PauseText } from "./PauseText";
import { RunCourse } from "./RunCourse";
import { ScheduleText } from "./ScheduleText";

/** A fact whose value is an element. */
const shown = "shown";

/** Pause, plan, next and last run and course of a job. */
export function JobFacts({ job }: { readonly job: JobFacts_job$key }) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment JobFacts_job on AutomatedJob @throwOnFieldError {
        name
        schedule
        nextRunAt
        pause {
          ...PauseText_pause
        }
        currentRun {
          state
        }
        lastRun {
          ...LastRun_run
        }
        ...RunCourse_job
      }
    `,
    job,
  );
  const { name, schedule, nextRunAt, pause, currentRun, lastRun } = data;
  return (
    <Box css={{ "& [data-part=lines] > small": { display: "block", color: "fg.muted" } }}>
      {pause && (
        <Box my={3}>
          <Notice tone="waiting">
            <p>
              <PauseText pause={pause} />
            </p>
          </Notice>
        </Box>
      )}
      <DataList.Root mt={4}>
        <Fact name={t`Technischer Name`} value={name} isCode />
        <Fact name={t`Plan`} value={shown}>
          <ScheduleText cron={schedule} />
        </Fact>
        <Fact name={t`Nächster Lauf`} value={shown}>
          {currentRun ? (
            <JobRunStatus state={currentRun.state} />
          ) : nextRunAt ? (
            <NextRun at={nextRunAt} />
          ) : schedule ? (
            // Without an end of the pause of the job or of all.
            <Status tone="neutral">{t`Pausiert`}</Status>
          ) : (
            <Trans>Keiner geplant</Trans>
          )}
        </Fact>
        <Fact name={t`Letzter Lauf`} value={shown}>
          {lastRun ? <LastRun run={lastRun} /> : <Trans>Noch kein Lauf</Trans>}
        </Fact>
        <Fact name={t`Letzte 30 Läufe`} value={shown}>
          <RunCourse job={data} />
        </Fact>
      </DataList.Root>
    </Box>
  );
}
