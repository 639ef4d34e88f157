import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { JobsScreenQuery$data } from "./__generated__/JobsScreenQuery.graphql";
import { actionOf, jobStateTones, resultLabels, useJobStateNames, useJobTitle } from "./jobLabels";

export type JobRow = JobsScreenQuery$data["jobs"]["edges"][number]["node"];

/** Columns of the job list: action, user, time, progress and result. */
export function useJobColumns(): readonly Column<JobRow>[] {
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
