import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { useServiceName } from "#i18n/useServiceName";
import { RunStatus } from "#runs/RunStatus";
import { AppLink } from "#ui/AppLink";
import type { Column } from "#ui/table/columns";
import { useRunResult, useRunTitle } from "./runLabels";
import { runTarget, type RunRow } from "./runTarget";

/** Columns of the list of runs: what, state, result, where, by whom and when. */
export function useRunColumns(): readonly Column<RunRow>[] {
  const { t } = useLingui();
  const titleOf = useRunTitle();
  const resultOf = useRunResult();
  const serviceName = useServiceName();
  const detailsOf = ({ communeName, serviceId, fileName, comment }: RunRow) =>
    [communeName, serviceId && serviceName(serviceId), fileName, comment].filter(Boolean).join(" · ");
  return [
    {
      key: "action",
      isRowHeader: true,
      header: t`Sammelaktion`,
      cell: (row) => {
        const target = runTarget(row);
        if (!target) return titleOf(row);
        return (
          <AppLink to={target.to} params={target.params} state={target.state} variant="text">
            {titleOf(row)}
          </AppLink>
        );
      },
      minWidth: 260,
      narrow: "title",
    },
    {
      key: "state",
      header: t`Stand`,
      cell: ({ state, beginsAt }) => <RunStatus state={state} beginsAt={beginsAt} />,
      width: "152px",
      narrow: "aside",
    },
    {
      key: "result",
      header: t`Ergebnis`,
      cell: (row) => <span data-tooltip={resultOf(row)}>{resultOf(row)}</span>,
      minWidth: 180,
      narrow: "meta",
    },
    {
      key: "details",
      header: t`Angaben`,
      cell: (row) => <span data-tooltip={detailsOf(row)}>{detailsOf(row)}</span>,
      minWidth: 160,
      hideOrder: 2,
      narrow: "meta",
    },
    {
      key: "user",
      header: t`Gestartet von`,
      cell: ({ createdBy }) => createdBy.username,
      width: "112px",
      hideOrder: 1,
      narrow: "note",
    },
    {
      key: "started",
      header: t`Begonnen`,
      cell: ({ startedAt }) => formatDateTime(startedAt),
      width: "144px",
      narrow: "meta",
    },
  ];
}
