import { useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { useServiceName } from "#i18n/useServiceName";
import { useCan } from "#session/useSession";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import { shownDay } from "#ui/table/useSpanLabels";
import type { BookingTableQuery$data } from "./__generated__/BookingTableQuery.graphql";
import { BookingLink } from "./BookingLink";
import { knownState, none, stateLabelOf, stateTones, useAmounts, useColumnLabels } from "./bookingLabels";

export type BookingRow = BookingTableQuery$data["bookings"]["edges"][number]["node"];

const code = (text: string | null | undefined): ReactNode =>
  text ? (
    <code data-tooltip={text} translate="no">
      {text}
    </code>
  ) : (
    none
  );

/**
 * Columns of the list. The commune is only shown in the list of all communes, vehicle columns only to viewers who may
 * see the process. Columns that do not identify a booking are hidden first.
 */
export function useBookingColumns(ags: string | undefined): readonly Column<BookingRow>[] {
  const { t, i18n } = useLingui();
  const name = useColumnLabels();
  const serviceName = useServiceName();
  const { amount, rate } = useAmounts();
  const seesProcesses = useCan("processes");
  return useMemo(() => {
    const columns: readonly (Column<BookingRow> & { readonly isOmitted?: boolean })[] = [
      {
        key: "date",
        header: name("DATE"),
        cell: ({ date, commune }) => (
          <>
            <time dateTime={date}>{shownDay(date)}</time>
            {/* On phones, which hide the column. */}
            {ags === undefined && (
              <span data-part="narrow-commune">
                , <span lang="de">{commune.name}</span>
              </span>
            )}
          </>
        ),
        sortField: "DATE",
        width: "98px",
        narrow: "meta",
      },
      {
        key: "commune",
        header: t`Kommune`,
        cell: ({ commune }) => <CommuneCell commune={commune} />,
        width: "200px",
        minWidth: 170,
        hideOrder: 15,
        isHideable: true,
        isOmitted: ags !== undefined,
      },
      {
        key: "payment",
        header: name("PAYMENT_ID"),
        cell: ({ paymentId }) => code(paymentId),
        width: "132px",
        minWidth: 104,
        hideOrder: 8,
        isHideable: true,
      },
      {
        key: "application",
        header: name("APPLICATION_ID"),
        cell: ({ applicationId }) =>
          seesProcesses ? (
            <AppLink
              variant="bare"
              tabIndex={-1}
              to="/admin/processes/$pid"
              params={{ pid: applicationId }}
              data-part="process"
            >
              {code(applicationId)}
            </AppLink>
          ) : (
            code(applicationId)
          ),
        width: "116px",
        minWidth: 96,
        hideOrder: 4,
        isHideable: true,
      },
      {
        key: "service",
        header: name("SERVICE"),
        cell: ({ serviceId }) => serviceName(serviceId),
        width: "150px",
        hideOrder: 5,
        isHideable: true,
      },
      {
        key: "operation",
        header: name("OPERATION"),
        cell: (row) => <OperationCell row={row} />,
        minWidth: 170,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "plate",
        header: name("LICENCE_PLATE"),
        cell: ({ licencePlate }) => (licencePlate ? <span translate="no">{licencePlate}</span> : none),
        width: "108px",
        hideOrder: 11,
        isHideable: true,
        isOmitted: !seesProcesses,
      },
      {
        key: "vin",
        header: name("VIN"),
        cell: ({ vin }) => code(vin),
        width: "164px",
        hideOrder: 1,
        isHideable: true,
        isOmitted: !seesProcesses,
      },
      {
        key: "ava",
        header: name("AVA"),
        cell: ({ ava }) => ava ?? none,
        width: "96px",
        hideOrder: 2,
        isHideable: true,
      },
      {
        key: "feeNumber",
        header: name("FEE_NUMBER"),
        cell: ({ feeNumber, feeText }) => <span data-tooltip={feeText}>{feeNumber}</span>,
        width: "132px",
        hideOrder: 7,
        isHideable: true,
      },
      {
        key: "budgetItem",
        header: name("BUDGET_ITEM"),
        cell: ({ budgetItem }) => budgetItem ?? none,
        sortField: "BUDGET_ITEM",
        width: "136px",
        hideOrder: 14,
        isHideable: true,
      },
      {
        key: "objectNumber",
        header: name("OBJECT_NUMBER"),
        cell: ({ objectNumber }) => objectNumber ?? none,
        width: "120px",
        hideOrder: 3,
        isHideable: true,
      },
      {
        key: "total",
        header: name("TOTAL"),
        cell: ({ total, refunded }) => (
          <>
            {amount(total)}
            {refunded > 0 && <small>{t`davon ${amount(refunded)} erstattet`}</small>}
          </>
        ),
        sortField: "TOTAL",
        align: "end",
        width: "138px",
        narrow: "aside",
      },
      {
        key: "vat",
        header: name("VAT"),
        cell: ({ vat, vatRate }) => <span data-tooltip={rate(vatRate)}>{amount(vat)}</span>,
        align: "end",
        width: "88px",
        hideOrder: 6,
        isHideable: true,
      },
      {
        key: "cashReference",
        header: name("CASH_REFERENCE"),
        cell: ({ cashReference }) => code(cashReference),
        width: "132px",
        minWidth: 118,
        hideOrder: 12,
        isHideable: true,
      },
      {
        key: "receipt",
        header: name("RECEIPT_NUMBER"),
        cell: ({ receiptNumber }) => code(receiptNumber),
        width: "118px",
        hideOrder: 13,
        isHideable: true,
      },
      {
        key: "method",
        header: name("PAYMENT_METHOD"),
        cell: ({ paymentMethod }) => paymentMethod,
        width: "112px",
        hideOrder: 9,
        isHideable: true,
      },
      {
        key: "state",
        header: name("STATE"),
        cell: ({ state, kind }) => {
          const known = knownState(state);
          return <Status tone={stateTones[known]}>{i18n._(stateLabelOf(known, kind))}</Status>;
        },
        width: "136px",
        narrow: "note",
      },
    ];
    return columns.filter(({ isOmitted }) => !isOmitted);
  }, [t, i18n, name, serviceName, amount, rate, seesProcesses, ags]);
}

/** The commune, linked to its list, which can be exported. */
function CommuneCell({ commune: { ags, name } }: Pick<BookingRow, "commune">) {
  return (
    <span data-part="place" data-tooltip={`${name} ${ags}`}>
      <AppLink variant="bare" tabIndex={-1} to="/mgt/accounting/$commune" params={{ commune: ags }} lang="de">
        {name}
      </AppLink>
      <Ags ags={ags} />
    </span>
  );
}

/** Link that opens the booking; for a refund also a link to the refunded booking. */
function OperationCell({ row: { id, operation, kind, refundOf } }: { readonly row: BookingRow }) {
  const { t } = useLingui();
  return (
    <>
      <BookingLink change={{ id }} variant="bare" tabIndex={-1}>
        <span data-part="operation">{operation}</span>
      </BookingLink>
      {kind === "REFUND" && (
        <small>
          {refundOf ? (
            <BookingLink change={{ id: refundOf.id }} variant="bare" tabIndex={-1}>
              {t`Erstattung zu ${refundOf.receiptNumber ?? refundOf.paymentId}`}
            </BookingLink>
          ) : (
            t`Erstattung`
          )}
        </small>
      )}
    </>
  );
}
