import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { formatDuration } from "#i18n/formatDuration";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import type { LastRun_run$key } from "./__generated__/LastRun_run.graphql";
import { useRunSentence } from "./jobRunLabels";
import { JobRunStatus } from "./JobRunStatus";

/** State, time, duration and result of a run, with a link to it. */
export function LastRun({ run }: { readonly run: LastRun_run$key }) {
  const { number } = useFormats();
  const sentenceOf = useRunSentence();
  const data = useFragment(
    graphql`
      fragment LastRun_run on AutomatedJobRun @throwOnFieldError {
        id
        jobName
        state
        dueAt
        lastDueAt
        dueCount
        startedAt
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
      }
    `,
    run,
  );
  const { id, jobName, state, dueAt, startedAt, durationMs } = data;
  const at = startedAt ?? dueAt;
  const sentence = sentenceOf(data);
  return (
    <span data-part="lines">
      <span>
        <JobRunStatus state={state} />{" "}
        <AppLink variant="bare" to="/admin/more/automated-jobs/$job/$run" params={{ job: jobName, run: id }}>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </AppLink>
        {typeof durationMs === "number" && <> · {formatDuration(durationMs, number)}</>}
      </span>
      {sentence && <small>{sentence}</small>}
    </span>
  );
}
