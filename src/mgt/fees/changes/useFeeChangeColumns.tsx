import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { FeeChangeItems_change$data } from "./__generated__/FeeChangeItems_change.graphql";
import { feeChangeItemTones, useItemStateLabels } from "./feeChangeLabels";
import { useItemFailure } from "./useItemFailure";

export type FeeChangeItemRow = FeeChangeItems_change$data["items"]["edges"][number]["node"];

interface FeeChangeColumnsOptions {
  readonly changeState: string;
  readonly hasSeveralFees: boolean;
  /** Leaves items out, or takes them in again; undefined if that is not possible. Must be stable. */
  readonly onExclude: ((itemIds: readonly string[], isExcluded: boolean) => Promise<void>) | undefined;
}

const none = "–";

/** Columns of the items of a change. */
export function useFeeChangeColumns(options: FeeChangeColumnsOptions): readonly Column<FeeChangeItemRow>[] {
  const { changeState, hasSeveralFees, onExclude } = options;
  const { t } = useLingui();
  const { euro } = useFormats();
  return useMemo(() => {
    const amount = (cents: number | null | undefined) => (typeof cents === "number" ? euro(cents) : none);
    const check: Column<FeeChangeItemRow> = {
      key: "change",
      header: t`ändern`,
      cell: (row) => onExclude && <ChangeBox row={row} onExclude={onExclude} />,
      width: "64px",
      narrow: "note",
    };
    const fee: Column<FeeChangeItemRow> = {
      key: "fee",
      header: t`Gebühr`,
      cell: ({ text }) => (
        <span lang="de" data-tooltip={text}>
          {text}
        </span>
      ),
      minWidth: 160,
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
      {
        key: "outcome",
        header: t`Ergebnis`,
        cell: (row) => <ItemOutcome row={row} changeState={changeState} />,
        minWidth: 220,
        narrow: "meta",
      },
    ];
    return onExclude ? [check, ...columns] : columns;
  }, [t, euro, changeState, hasSeveralFees, onExclude]);
}

interface RowProps {
  readonly row: FeeChangeItemRow;
}

interface ChangeBoxProps extends RowProps {
  readonly onExclude: NonNullable<FeeChangeColumnsOptions["onExclude"]>;
}

/** Whether the fee is to be changed; nothing if that cannot be chosen. */
function ChangeBox({ row: { id, communeName, text, state }, onExclude }: ChangeBoxProps) {
  const { t } = useLingui();
  if (state !== "READY" && state !== "EXCLUDED") return null;
  return (
    <label data-part="check">
      <input
        type="checkbox"
        aria-label={t`${communeName}, ${text}: ändern`}
        checked={state === "READY"}
        onChange={({ target }) => void onExclude([id], !target.checked)}
      />
    </label>
  );
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

/** State of an item, and why it failed or what else to know. */
function ItemOutcome({ row, changeState }: RowProps & Pick<FeeChangeColumnsOptions, "changeState">) {
  const { t } = useLingui();
  const names = useItemStateLabels()(changeState);
  const failureText = useItemFailure();
  const { state, error, nextPriceFrom } = row;
  const next = formatDate(nextPriceFrom ?? "");
  return (
    <div data-part="outcome">
      <Status tone={feeChangeItemTones[state] ?? "neutral"}>{names[state] ?? state}</Status>
      {error && <p>{failureText(error)}</p>}
      {nextPriceFrom && state !== "FAILED" && (
        <p>{t`Ab ${next} gilt ein anderer, schon vorbereiteter Preis.`}</p>
      )}
    </div>
  );
}
