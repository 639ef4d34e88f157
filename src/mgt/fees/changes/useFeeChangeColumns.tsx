import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";
import { ItemChoice, useOutcomeColumn } from "#runs/RunResults";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import type { Column } from "#ui/table/columns";
import type { FeeChangeItems_change$data } from "./__generated__/FeeChangeItems_change.graphql";
import { feeChangeItemTones, shownStateOf, useItemStateLabels } from "./feeChangeLabels";
import { useItemFailure } from "./useItemFailure";

export type FeeChangeItemRow = FeeChangeItems_change$data["items"]["edges"][number]["node"];

interface FeeChangeColumnsOptions {
  readonly changeState: string;
  readonly hasSeveralFees: boolean;
  /** Excludes or includes items; undefined if that is not possible. Must be stable. */
  readonly onExclude: ((itemIds: readonly string[], isExcluded: boolean) => Promise<void>) | undefined;
}

const none = "–";

/** Columns of the items of a change. */
export function useFeeChangeColumns(options: FeeChangeColumnsOptions): readonly Column<FeeChangeItemRow>[] {
  const { changeState, hasSeveralFees, onExclude } = options;
  const { t } = useLingui();
  const { euro } = useFormats();
  const serviceName = useServiceName();
  const labels: Readonly<Record<string, string>> = useItemStateLabels()(changeState);
  const failureText = useItemFailure();
  const outcome = useOutcomeColumn<FeeChangeItemRow>((item) => {
    const { error, nextPriceFrom } = item;
    const state = shownStateOf(item);
    const next = formatDate(nextPriceFrom ?? "");
    return {
      tone: feeChangeItemTones[state] ?? "neutral",
      label: labels[state] ?? state,
      notes: [
        error && failureText(error),
        nextPriceFrom &&
          item.state !== "FAILED" &&
          t`Ab ${next} gilt ein anderer, schon vorbereiteter Preis.`,
      ],
    };
  });
  const amount = (cents: number | null | undefined) => (typeof cents === "number" ? euro(cents) : none);
  // Fees of several services may have the same text.
  const feeOf = ({ text, serviceId }: FeeChangeItemRow) =>
    hasSeveralFees ? `${text} · ${serviceName(serviceId)}` : text;
  const check: Column<FeeChangeItemRow> = {
    key: "change",
    header: t`ändern`,
    cell: (row) => {
      const { id, communeName, state } = row;
      if (state !== "READY" && state !== "EXCLUDED") return null;
      const text = feeOf(row);
      return (
        <ItemChoice
          label={t`${communeName}, ${text}: ändern`}
          isChosen={state === "READY"}
          onChoose={(isChosen) => void onExclude?.([id], !isChosen)}
        />
      );
    },
    width: "64px",
    narrow: "note",
  };
  const fee: Column<FeeChangeItemRow> = {
    key: "fee",
    header: t`Gebühr`,
    cell: (row) => (
      <div data-part="lines">
        <span lang="de">{row.text}</span>
        <p>{serviceName(row.serviceId)}</p>
      </div>
    ),
    minWidth: 260,
    narrow: "meta",
  };
  const columns: readonly Column<FeeChangeItemRow>[] = [
    {
      key: "commune",
      isRowHeader: true,
      header: t`Kommune`,
      cell: ({ ags, communeName, serviceId }) => (
        <span data-part="place" data-tooltip={`${communeName} ${ags}`}>
          <AppLink
            to="/mgt/servicefees/$commune/$service"
            params={{ commune: ags, service: serviceId }}
            variant="bare"
            lang="de"
          >
            {communeName}
          </AppLink>
          <Ags ags={ags} />
        </span>
      ),
      minWidth: 200,
      narrow: "title",
    },
    ...(hasSeveralFees ? [fee] : []),
    {
      key: "before",
      header: t`Bisher`,
      cell: ({ before }) => amount(before),
      align: "end",
      width: "104px",
    },
    {
      key: "after",
      header: t`Neu`,
      cell: ({ before, after }) => (
        <>
          <span data-only="narrow">{`${amount(before)} → `}</span>
          <b>{amount(after)}</b>
        </>
      ),
      align: "end",
      width: "104px",
      narrow: "meta",
    },
    {
      key: "difference",
      header: t`Differenz`,
      cell: (row) => <Difference row={row} />,
      align: "end",
      width: "104px",
      narrow: "aside",
    },
    {
      key: "origin",
      header: t`Herkunft`,
      cell: ({ isOwn }) => (isOwn ? t`eigene Fassung` : t`aus dem Katalog`),
      width: "148px",
      hideOrder: 1,
    },
    outcome,
  ];
  return onExclude ? [check, ...columns] : columns;
}

interface RowProps {
  readonly row: FeeChangeItemRow;
}

/** Difference of the amounts, with sign and colour. */
function Difference({ row: { before, after } }: RowProps) {
  const { signedEuro } = useFormats();
  if (typeof before !== "number" || typeof after !== "number") return none;
  const cents = after - before;
  return (
    <span data-direction={cents === 0 ? undefined : cents > 0 ? "up" : "down"}>{signedEuro(cents)}</span>
  );
}
