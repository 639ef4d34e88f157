import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { feeChangeDays } from "#domain/feeChanges";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useList, type ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { RunStatus } from "#runs/RunStatus";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { feesTitle } from "#ui/screenTitles";
import type { Column } from "#ui/table/columns";
import { DataTable } from "#ui/table/DataTable";
import type {
  FeeChangesScreenQuery,
  FeeChangesScreenQuery$data,
} from "./__generated__/FeeChangesScreenQuery.graphql";
import { feeChangesList, type FeeChangesSearch } from "./feeChangesList";
import { useFeeChangeTitle } from "./feeChangeLabels";

const changesQuery = graphql`
  query FeeChangesScreenQuery @throwOnFieldError @preloadable {
    feeChanges {
      id
      progress {
        open
        succeeded
        failed
      }
      ...FeeChangeScreenHead_facts @relay(mask: false)
    }
  }
`;

type ChangeRow = FeeChangesScreenQuery$data["feeChanges"][number];

const idOf = ({ id }: ChangeRow) => id;

interface FeeChangesScreenProps {
  readonly queryRef: PreloadedQuery<FeeChangesScreenQuery>;
  readonly search: FeeChangesSearch;
}

/** The latest changes of fees in many communes. */
export function FeeChangesScreen({ queryRef, search }: FeeChangesScreenProps) {
  const { t, i18n } = useLingui();
  const columns = useChangeColumns();
  const title = t`Änderungen in Kommunen`;
  const list = useList({ id: "fee-changes", title, codec: feeChangesList, search, columns, queryRef });
  return (
    <ListScreen
      title={list.title}
      from={{ text: i18n._(feesTitle), to: "/admin/fees" }}
      lede={
        <Trans>
          Änderungen von Gebühren in mehreren Kommunen und Probeläufe, die sich noch starten lassen, die
          neuesten zuerst. Nach {feeChangeDays} Tagen werden Änderungen gelöscht.
        </Trans>
      }
      actions={<ToCatalogue />}
    >
      <ListBody list={list}>{(shown) => <ChangesTable list={shown} />}</ListBody>
    </ListScreen>
  );
}

function ToCatalogue() {
  return (
    <Button asChild>
      <AppLink to="/admin/fees" variant="bare">
        <Trans>Zum Katalog der Gebühren</Trans>
      </AppLink>
    </Button>
  );
}

interface ChangesTableProps {
  readonly list: ShownList<ChangeRow, PreloadedQuery<FeeChangesScreenQuery>>;
}

function ChangesTable({ list }: ChangesTableProps) {
  const navigate = useNavigate();
  const titleOf = useFeeChangeTitle();
  const { feeChanges } = useOwnedQuery<FeeChangesScreenQuery>(changesQuery, list.queryRef);
  useIdleRouteLoad("/admin/fees/changes/$id");
  return (
    <DataTable
      id={list.id}
      caption={list.title}
      rows={feeChanges}
      rowId={idOf}
      rowLabel={titleOf}
      columns={list.columns}
      onOpen={({ id }) => void navigate({ to: "/admin/fees/changes/$id", params: { id } })}
      hasOpenButtons={false}
      isStale={list.isStale}
      empty={
        <EmptyState icon="list" title={<Trans>Noch keine Änderungen</Trans>}>
          <Trans>
            Wählen Sie im Katalog der Gebühren eine oder mehrere aus, um ihre Preise in vielen Kommunen zu
            ändern. Ein Probelauf zeigt zuerst, was sich ändern würde.
          </Trans>
        </EmptyState>
      }
    />
  );
}

/** Columns of the list. */
function useChangeColumns(): readonly Column<ChangeRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const titleOf = useFeeChangeTitle();
  const feesOf = ({ feeCount, firstFees: [first] }: ChangeRow) => {
    const others = number(feeCount - 1);
    if (!first) return "";
    return feeCount === 1 ? first.text : t`${first.text} und ${others} weitere`;
  };
  const resultOf = ({ progress: { open, succeeded, failed }, state }: ChangeRow) => {
    const [changed, bad, waiting] = [number(succeeded), number(failed), number(open)];
    if (state === "PREPARED") return t`${waiting} würden geändert`;
    return [
      t`${changed} geändert`,
      failed > 0 && t`${bad} gescheitert`,
      open > 0 && (state === "RUNNING" ? t`${waiting} offen` : t`${waiting} nicht geändert`),
    ]
      .filter(Boolean)
      .join(", ");
  };
  return [
    {
      key: "change",
      isRowHeader: true,
      header: t`Änderung`,
      cell: (row) => (
        <AppLink to="/admin/fees/changes/$id" params={{ id: row.id }} variant="text">
          {titleOf(row)}
        </AppLink>
      ),
      minWidth: 200,
      narrow: "title",
    },
    {
      key: "fees",
      header: t`Gebühren`,
      cell: (row) => (
        <span lang={row.feeCount === 1 ? "de" : undefined} data-tooltip={feesOf(row)}>
          {feesOf(row)}
        </span>
      ),
      minWidth: 180,
      narrow: "meta",
    },
    {
      key: "state",
      header: t`Stand`,
      cell: ({ state }) => <RunStatus state={state} />,
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
      key: "user",
      header: t`Von`,
      cell: ({ createdBy }) => createdBy.username,
      width: "112px",
      narrow: "note",
    },
    {
      key: "started",
      header: t`Gestartet`,
      cell: ({ startedAt }) => (startedAt ? formatDateTime(startedAt) : ""),
      width: "144px",
      narrow: "meta",
    },
  ];
}
