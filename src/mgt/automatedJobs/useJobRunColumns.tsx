import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { formatDuration } from "#i18n/formatDuration";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import type { Column } from "#ui/table/columns";
import type { AutomatedJobScreenQuery$data } from "./__generated__/AutomatedJobScreenQuery.graphql";
import { useCauseLabel, useRunSentence } from "./jobRunLabels";
import { JobRunStatus } from "./JobRunStatus";

export type JobRunRow = AutomatedJobScreenQuery$data["automatedJobRuns"]["edges"][number]["node"];

/** Columns of the runs of a job: when, state, result, cause and duration. */
export function useJobRunColumns(): readonly Column<JobRunRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const sentenceOf = useRunSentence();
  const causeLabel = useCauseLabel();
  return [
    {
      key: "due",
      isRowHeader: true,
      header: t`Fällig`,
      cell: ({ id, jobName, dueAt }) => (
        <AppLink variant="bare" to="/admin/more/automated-jobs/$job/$run" params={{ job: jobName, run: id }}>
          <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
        </AppLink>
      ),
      width: "152px",
      narrow: "title",
    },
    {
      key: "state",
      header: t`Status`,
      cell: ({ state }) => <JobRunStatus state={state} />,
      width: "208px",
      narrow: "meta",
    },
    {
      key: "result",
      header: t`Ergebnis`,
      cell: (run) => {
        const sentence = sentenceOf(run);
        return <span data-tooltip={sentence || undefined}>{sentence || "–"}</span>;
      },
      minWidth: 260,
      narrow: "meta",
    },
    {
      key: "cause",
      header: t`Anlass`,
      cell: ({ cause, startedBy: { username } }) =>
        cause === "MANUAL" ? t`Von Hand: ${username}` : causeLabel(cause),
      width: "208px",
      hideOrder: 1,
      narrow: "meta",
    },
    {
      key: "duration",
      header: t`Dauer`,
      cell: ({ durationMs }) => (typeof durationMs === "number" ? formatDuration(durationMs, number) : "–"),
      width: "96px",
      align: "end",
      hideOrder: 2,
      narrow: "aside",
    },
  ];
}
