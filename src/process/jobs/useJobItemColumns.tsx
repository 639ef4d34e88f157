import { useLingui } from "@lingui/react/macro";
import { formatDateTime, formatTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Status, type Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { JobItems_job$data } from "./__generated__/JobItems_job.graphql";
import { useServiceName } from "../detail/useServiceName";
import { ProcessCommune } from "../ProcessCommune";
import { useItemReason } from "./jobWords";

export type JobItemRow = JobItems_job$data["items"]["edges"][number]["node"];

const tones: Readonly<Record<string, Tone>> = {
  WAITING: "waiting",
  RUNNING: "progress",
  SUCCEEDED: "success",
  FAILED: "error",
  SKIPPED: "neutral",
};

const processOf = ({ target }: JobItemRow) => (target?.__typename === "Process" ? target : null);

/** Result, process, place and reason. */
export function useJobItemColumns(): readonly Column<JobItemRow>[] {
  const { t } = useLingui();
  const reasonOf = useItemReason();
  const serviceName = useServiceName();
  const states: Readonly<Record<string, string>> = {
    WAITING: t`Wartet`,
    RUNNING: t`Läuft`,
    SUCCEEDED: t`Erledigt`,
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
      header: t`Vorgang`,
      cell: (row) => {
        const process = processOf(row);
        const short = <code title={row.label}>{row.label.slice(0, 8)}</code>;
        if (!process) return short;
        return (
          <AppLink to="/admin/$records/$pid" params={{ records: "processes", pid: process.pid }}>
            {short}
          </AppLink>
        );
      },
      width: "104px",
      narrow: "note",
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
        return <ProcessCommune name={process.commune.name} ags={process.commune.ags} />;
      },
      width: "19%",
    },
    {
      key: "reason",
      header: t`Meldung`,
      cell: ({ error }) => {
        const reason = error ? reasonOf(error) : "";
        return <span title={reason}>{reason}</span>;
      },
      width: "34%",
      narrow: "meta",
    },
    {
      key: "finished",
      header: t`Zeit`,
      cell: ({ finishedAt }) =>
        finishedAt ? <span title={formatDateTime(finishedAt)}>{formatTime(finishedAt)}</span> : "",
      width: "88px",
      align: "end",
    },
  ];
}
