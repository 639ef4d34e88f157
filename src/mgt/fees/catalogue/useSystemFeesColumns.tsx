import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { priceOn } from "#domain/feePrices";
import type { FeePrice } from "#mgt/fees/service/fee";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";
import { FeeStatus } from "#mgt/fees/service/FeeStatus";
import { AppLink } from "#ui/AppLink";
import type { Column } from "#ui/table/columns";
import type { SystemFeesTableQuery$data } from "./__generated__/SystemFeesTableQuery.graphql";
import { useFeesReturnState } from "./feesReturnState";
import { readSystemFee } from "./systemFee";

export type SystemFeeRow = SystemFeesTableQuery$data["systemFees"]["edges"][number]["node"];

const none = "–";

/** Columns of the catalogue, with the prices of a day. */
export function useSystemFeesColumns(day: string): readonly Column<SystemFeeRow>[] {
  const { t } = useLingui();
  const { euro, number } = useFormats();
  const serviceName = useServiceName();
  const state = useFeesReturnState();
  return useMemo(() => {
    const priceCell = (cell: (price: FeePrice) => string) => (row: SystemFeeRow) => {
      const price = priceOn(readSystemFee(row).prices, day);
      return price ? cell(price) : none;
    };
    return [
      {
        key: "fee",
        header: t`Gebühr`,
        cell: ({ serviceId, feeId, text, numbers }) => (
          <span data-part="name">
            {/* The row has the focus and opens with Enter; the link is for the mouse. */}
            <AppLink
              variant="bare"
              tabIndex={-1}
              to="/admin/fees/$service/$fee"
              params={{ service: serviceId, fee: feeId }}
              state={state}
              lang="de"
            >
              {text}
            </AppLink>
            <small>
              <code>{feeId}</code>
              {numbers.gebOstNr && numbers.gebOstNr !== feeId && ` · ${t`GebOSt ${numbers.gebOstNr}`}`}
            </small>
          </span>
        ),
        minWidth: 220,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "service",
        header: t`Dienst`,
        cell: ({ serviceId }) => <span data-tooltip={serviceName(serviceId)}>{serviceName(serviceId)}</span>,
        minWidth: 160,
        narrow: "meta",
      },
      {
        key: "hhst",
        header: t`Haushaltsstelle`,
        cell: ({ numbers }) => (numbers.hhst ? <code>{numbers.hhst}</code> : none),
        width: "132px",
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        key: "value",
        header: t`Betrag`,
        cell: (row) => <b>{priceCell(({ value }) => euro(value))(row)}</b>,
        align: "end",
        width: "104px",
        narrow: "aside",
      },
      {
        key: "tax",
        header: t`USt.`,
        cell: priceCell(({ taxRate }) => (taxRate === 0 ? none : `${number(taxRate / 100)} %`)),
        align: "end",
        width: "72px",
        hideOrder: 1,
        isHideable: true,
      },
      {
        key: "from",
        header: t`Gültig ab`,
        cell: priceCell(({ validFrom }) => formatDate(validFrom)),
        width: "104px",
        hideOrder: 2,
        isHideable: true,
      },
      {
        key: "deviations",
        header: t`Abweichende Kommunen`,
        cell: (row) => <Deviations row={row} />,
        minWidth: 188,
        narrow: "note",
      },
      {
        key: "status",
        header: t`Status`,
        cell: ({ status }) => <FeeStatus status={status} />,
        width: "104px",
        hideOrder: 3,
        isHideable: true,
      },
    ];
  }, [t, euro, number, serviceName, state, day]);
}

/** Number of communes with their own version of a fee, and the range of the differences. */
function Deviations({ row }: { readonly row: SystemFeeRow }) {
  const { number, signedEuro } = useFormats();
  const { communeCount, deviationSummary: summary } = row;
  if (!summary) return none;
  const { count, lowest, highest } = summary;
  const all = number(communeCount ?? 0);
  if (count === 0) {
    return (
      <span data-part="none">
        <Trans>keine von {all}</Trans>
      </span>
    );
  }
  return (
    <span data-part="name">
      <span>
        <Trans>
          {number(count)} von {all}
        </Trans>
      </span>
      <small>
        {typeof lowest !== "number" || typeof highest !== "number" ? (
          <Trans>Beträge gleich</Trans>
        ) : lowest === highest ? (
          signedEuro(lowest)
        ) : (
          <Trans>
            {signedEuro(lowest)} bis {signedEuro(highest)}
          </Trans>
        )}
        <span className="visually-hidden">
          {" "}
          <Trans>Unterschied zum Katalog</Trans>
        </span>
      </small>
    </span>
  );
}
