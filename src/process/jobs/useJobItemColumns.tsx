import { useLingui } from "@lingui/react/macro";
import type { ProcessJobAction } from "#domain/processTransitions";
import { formatDateTime, formatTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Status, type Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { JobItems_job$data } from "./__generated__/JobItems_job.graphql";
import { useServiceName } from "#i18n/useServiceName";
import { knownStatus } from "../knownStatus";
import { ProcessCommune } from "../ProcessCommune";
import { ProcessStatus } from "../ProcessStatus";
import { resultLabels, useItemReason } from "./jobLabels";

export type JobItemRow = JobItems_job$data["items"]["edges"][number]["node"];

const tones: Readonly<Record<string, Tone>> = {
  WAITING: "waiting",
  RUNNING: "progress",
  SUCCEEDED: "success",
  FAILED: "error",
  SKIPPED: "neutral",
};

const processOf = ({ target }: JobItemRow) => (target?.__typename === "Process" ? target : null);

/** Columns of the results: result, process, current status, commune and reason. */
export function useJobItemColumns(action: ProcessJobAction): readonly Column<JobItemRow>[] {
  const { t, i18n } = useLingui();
  const reasonOf = useItemReason();
  const serviceName = useServiceName();
  const states: Readonly<Record<string, string>> = {
    WAITING: t`Wartet`,
    RUNNING: t`Läuft`,
    SUCCEEDED: i18n._(resultLabels[action].title),
    FAILED: t`Fehlgeschlagen`,
    SKIPPED: t`Übersprungen`,
  };
  return [
    {
      key: "state",
      header: t`Ergebnis`,
      cell: ({ state }) => <Status tone={tones[state] ?? "neutral"}>{states[state] ?? state}</Status>,
      width: "144px",
      narrow: "aside",
    },
    {
      key: "process",
      isRowHeader: true,
      header: t`Prozess`,
      cell: (row) => {
        const process = processOf(row);
        const short = <code data-tooltip={row.label}>{row.label.slice(0, 8)}</code>;
        if (!process) return short;
        return (
          <AppLink to="/admin/processes/$pid" params={{ pid: process.pid }}>
            {short}
          </AppLink>
        );
      },
      width: "104px",
      narrow: "note",
    },
    {
      key: "now",
      header: t`Status jetzt`,
      cell: (row) => {
        const process = processOf(row);
        return process ? <ProcessStatus status={knownStatus(process.status)} isShort /> : "–";
      },
      width: "160px",
      narrow: "meta",
    },
    {
      key: "service",
      header: t`Dienst`,
      cell: (row) => {
        const process = processOf(row);
        return process ? serviceName(process.serviceId) : "–";
      },
      narrow: "title",
    },
    {
      key: "commune",
      header: t`Kommune`,
      cell: (row) => {
        const process = processOf(row);
        if (!process) return "–";
        return <ProcessCommune commune={process.commune} />;
      },
      width: "17%",
    },
    {
      key: "reason",
      header: t`Meldung`,
      cell: ({ error }) => {
        const reason = error ? reasonOf(error) : "";
        return <span data-tooltip={reason}>{reason}</span>;
      },
      width: "26%",
      narrow: "meta",
    },
    {
      key: "finished",
      header: t`Zeit`,
      cell: ({ finishedAt }) =>
        finishedAt ? <span data-tooltip={formatDateTime(finishedAt)}>{formatTime(finishedAt)}</span> : "",
      width: "88px",
      align: "end",
    },
  ];
}
